import type { NarrowKind } from "../kind.ts";

// How a business is seen: its posts, its place on the map, its site, its menu.

export const posting: NarrowKind = {
  id: "posting",
  heard:
    /\b(?:social media|instagram|facebook|tiktok|linkedin|youtube|pinterest|reels?|newsletters?|e-?mail (?:campaigns?|marketing)|captions?|content (?:calendars?|ideas|plans?)|(?:blog|post) (?:topics?|ideas))\b/,
  not: /\b(?:calls?|callers?|phones?|for (?:our|my|the|a) (?:[\w'’-]+ ){0,3}(?:newsletter|facebook|instagram|linkedin)|newsletter article|article for|post for)\b/,
  about: "social media and newsletters",
  settles: "what to post, how often, who does it, and whether anybody comes because of it",
  opening:
    "Nobody opens an app to hear from a business. They stop at what they were wondering anyway. So the list below begins with ten questions that were asked at your counter, and none of them needs a dance.",
  yours: [
    "The ten questions you answered most often last month",
    "Which of your posts brought a call or a visit, and how you know",
    "What you will never post",
  ],
  points: [
    [
      "Collect ten questions from one week",
      "What should we post?",
      "A sheet at the counter: who asks what, in their words.",
      "Each question is one post: question, short answer, one picture of your own.",
      "Posting what others post",
    ],
    [
      "Choose the one place where {customers} are",
      "Where should we post?",
      "Ask the next twenty people which one they opened this week.",
      "One place done well; the second one may repeat it. Say when to leave one.",
      "Five accounts, all asleep",
    ],
    [
      "Photograph the work, with leave",
      "What pictures do we need?",
      "Your own phone, a window, ten minutes on Friday; a line on paper for consent.",
      "Before and after, hands at work, the person who answers the phone. For customers and children only with signed consent.",
      "Bought pictures",
    ],
    [
      "Choose how often one hour a week allows, in four shapes",
      "How do we keep it up?",
      "One month on a page, with the day and the name.",
      "A question, a look behind the scenes, a person, an offer. An hour on one day for the whole week.",
      "Starting daily and stopping in March",
    ],
    [
      "Answer within a day",
      "What about comments and messages?",
      "Whoever answers the phone: what may be said in public, and what not?",
      "Who looks, when, with which sentences; what goes to the phone instead.",
      "Posting and never reading",
    ],
    [
      "Know the rules of your trade",
      "What isn’t allowed?",
      "The board’s or bar’s rule on advertising; ftc.gov on endorsements.",
      "Promises, prices, reviews, other people’s pictures: what needs leave or a note.",
      "Showing somebody without asking",
    ],
    [
      "Count visits and not likes",
      "Is it worth it?",
      "“How did you hear of us?” at every first visit, for three months.",
      "Hours in, first visits out. Set the figure at which you stop.",
      "Counting followers",
    ],
  ],
};

export const found: NarrowKind = {
  id: "found",
  heard:
    /\b(?:google (?:business )?(?:profiles?|listings?|maps|ranking)|seo|local search|search engines?|rank(?:ing)? (?:higher )?(?:on|in) (?:google|search)|keywords|show(?:ing)? up (?:on|in) google)\b/,
  not: /\b(?:calls?|callers?|phones?)\b/,
  about: "search engines",
  settles: "what to put right first, what it costs in hours, and who is selling something that isn’t needed",
  opening:
    "Type what a stranger would type: what you do and the name of your town. Whatever you see in the next five seconds, the stranger sees, too. That page is the to-do list.",
  yours: [
    "What you saw on the day you searched for yourself, with a picture of it",
    "How many people asked for directions or called from the listing last month",
    "What you paid an agency, and what came of it",
  ],
  points: [
    [
      "Look yourself up as a stranger",
      "Where do we stand?",
      "A private window, three searches in a stranger’s words, on two phones; a picture with the date.",
      "What appears, above whom, with which hours and which photo.",
      "Searching under your own name",
    ],
    [
      "Put name, address, hours and category right",
      "What has to be right first?",
      "The profile itself; then the five listings that show up beside it.",
      "The exact category, holiday hours, one phone number everywhere. It costs an hour and does more than any trick.",
      "A wrong category for years",
    ],
    [
      "Give every service its own page",
      "What belongs on the site?",
      "The ten things people ask for, in their words.",
      "One page each: what it is, for whom, about how much, how to begin, and the town’s name where it belongs.",
      "One page for everything",
    ],
    [
      "Ask for reviews every week, the same way",
      "How do we get more reviews?",
      "Whoever says goodbye to people: which moment is right? Google’s rules on asking.",
      "One sentence, one link, the same day, everybody; no gifts. Then an answer to each.",
      "Asking only the happy ones",
    ],
    [
      "Show new pictures of the real place",
      "Which pictures help?",
      "Your own phone: entrance, parking, counter, people.",
      "Five a quarter, so that nobody drives past.",
      "A logo instead of the door",
    ],
    [
      "Know what you don’t have to buy",
      "Do I need an agency?",
      "Two offers, and the question what happens in month four.",
      "Guaranteed first place, hundreds of links, a contract for a year: three reasons to hang up.",
      "Paying for a promise",
    ],
    [
      "Count three things a month",
      "Does it work?",
      "The profile’s own figures; “How did you find us?” at the first visit.",
      "Calls, directions, new people who name it. Compare with the same month of last year.",
      "Watching the rank every day",
    ],
  ],
};

export const website: NarrowKind = {
  id: "website",
  heard: /\b(?:web ?sites?|home ?pages?|landing pages?|web ?shops?|online (?:stores?|shops?))\b/,
  with: /\b(?:redesign\w*|build\w*|creat\w+|mistakes?|improv\w+|updat\w+|needs?|checklist|launch\w*|should (?:have|be|include)|writ\w+ (?:an?|the|your|our)|rebuild\w*|better|speed|plan)\b/,
  not: /\b(?:for (?:our|the|my|your) (?:[\w-]+ )?(?:website|site)|calls?|phones?|on (?:our|the|your) (?:website|site)|website (?:post|article|text|copy)|vs\.?|faq|q ?& ?a)\b/,
  about: "websites",
  settles: "what a visitor wants in the first ten seconds, what it costs to build and keep, and who owns it",
  opening:
    "Visitors to a small business’s site want four things: are you open, do you do this, about what does it cost, and how do I begin. Try to find all four on your own page, on a phone, with one thumb.",
  yours: [
    "The five questions people call about although the site answers them",
    "What the last site cost, who has the passwords, and what it brought in",
    "The page you’re proud of, and whether anybody reads it",
  ],
  points: [
    [
      "Watch three strangers use the old one",
      "What’s wrong with it now?",
      "Three people, a phone, four tasks, ten minutes each; say nothing.",
      "Where they stop, in their words. That is the list of the work.",
      "Beginning with colors",
    ],
    [
      "Write the words before the design",
      "What has to be said?",
      "The counter: what is asked, and how do you answer?",
      "One page each for the four or five things people come for, in sentences you’d say aloud.",
      "Filling somebody’s template",
    ],
    [
      "Put hours, number, price and next step on every page",
      "What does every page need?",
      "Count the taps from each page to a booking.",
      "Visible without scrolling, on a phone. A range is a price.",
      "A contact page only",
    ],
    [
      "Take your own pictures",
      "Which pictures?",
      "Half a day with a photographer or a good phone; consent on paper.",
      "The door, the room, the people, the work.",
      "Smiling strangers with headsets",
    ],
    [
      "Own the name, the words and the keys",
      "Who owns it?",
      "The contract: domain, hosting, text, pictures, passwords.",
      "Each in your name, in one sealed list. What happens when the builder retires.",
      "A domain in the agency’s name",
    ],
    [
      "Make it work for everyone, and fast",
      "What has to be tested?",
      "The free checks for speed and accessibility; someone who uses large type.",
      "Contrast, labels, keyboard, seconds on a phone outdoors. Note the date of the test.",
      "Testing it on the big screen at work",
    ],
    [
      "Set a day a month to keep it true",
      "What happens after it’s online?",
      "A calendar, and the list of pages with prices and names.",
      "Hours, people, prices, dead links: half an hour, one name.",
      "Last year’s holiday hours",
    ],
  ],
};

export const menus: NarrowKind = {
  id: "menus",
  heard:
    /\b(?:menus?|food costs?|portion\w*|happy hour|daily specials?|wine lists?|brunch|prix fixe|plate cost\w*|chalkboard)\b/,
  with: /\b(?:writ\w+|design\w*|pric\w+|chang\w+|cost\w*|plan\w*|mistakes?|tips|ideas|small\w*|seasonal|cut|engineer\w*|add\w*|better|how)\b/,
  not: /\b(?:phone menus?|calls?|phones?|press)\b/,
  about: "menus and food costs",
  settles: "what earns, what only sells, and what can leave the list without anybody missing it",
  opening:
    "A menu is a list of promises that the kitchen has to keep at eight on a Friday. Cut what it can’t keep, and put forward what earns; in that order.",
  yours: [
    "Sales per dish for four weeks, beside what a plate costs you",
    "The dish your regulars would miss, and the one only you love",
    "What comes back on plates",
  ],
  points: [
    [
      "Cost out every plate",
      "What does each dish cost?",
      "This month’s invoices and a scale; one cook, one afternoon.",
      "Cost per plate with trim, oil and garnish, and the dollars it leaves: dollars and not percent.",
      "Pricing by the neighbor’s menu",
    ],
    [
      "Set sales beside what is earned",
      "Which dishes carry the place?",
      "The register, four weeks.",
      "Four groups: sells and earns, earns and doesn’t sell, sells and doesn’t earn, neither.",
      "Keeping a dish for one guest",
    ],
    [
      "Cut until Friday works",
      "How long should it be?",
      "Whoever runs the pass: which two dishes hold everyone up?",
      "What shares ingredients stays. Fewer lines, less thrown away, faster plates.",
      "Adding without taking away",
    ],
    [
      "Write it so that guests can choose",
      "How should it be worded?",
      "Read it aloud to two guests; where do they ask back?",
      "What it is, what’s on it, what makes it yours. Allergens and what can be left out.",
      "Three adjectives and no ingredient",
    ],
    [
      "Set the price where it can stay",
      "How do I set the price?",
      "Three lists nearby with their date; your supplier on the season.",
      "What it must bring, what guests know it for, and how often you may change it.",
      "Raising everything on one day",
    ],
    [
      "Teach it before it’s printed",
      "How do we bring it in?",
      "A tasting for the whole crew, ten minutes before service.",
      "One sentence each to say at the table; what to offer instead when it’s out.",
      "Printing first",
    ],
    [
      "Look again after four weeks",
      "Did it work?",
      "The same two lists as at the start, and the bin.",
      "Dollars per guest, minutes per ticket, waste. Decide on the day.",
      "Changing it every week",
    ],
  ],
};

export const workTime: NarrowKind = {
  id: "work-time",
  heard:
    /\b(?:(?:four|4)[- ]day (?:work ?)?weeks?|overtime|pto\b|paid time off|vacation (?:requests?|days|schedul\w+)|shift swaps?|(?:staff|employee|crew|work) schedul\w+|flexible hours|sick days|time[- ]off requests?|lunch breaks?)\b/,
  not: /\b(?:(?:overtime|leave) (?:rules?|laws?)|calls?|callers?|phones?|cover(?:ing|age)? the (?:phone|desk))\b/,
  about: "working hours",
  settles: "what the law asks for, what it costs a week, and who has to cover whom",
  opening:
    "The schedule is the one paper that everybody at work reads every week. If it’s late, unfair or changed on the phone at night, nothing else you say about respect counts for much.",
  yours: [
    "How many changes there were to the last four schedules, and who caused them",
    "What overtime and temps cost you in the last quarter",
    "What your people would trade for what, since you asked them",
  ],
  points: [
    [
      "Read the rule for your state first",
      "What does the law ask for?",
      "dol.gov and your state’s labor department: overtime, breaks, notice, sick leave; the date beside each.",
      "Who is covered, from which hour on, what has to be recorded, and which city has its own rule.",
      "Assuming that a salary ends the question",
    ],
    [
      "Lay work over hours for two weeks",
      "When is the work really there?",
      "Register, calendar or phone log, by the hour.",
      "The busy and the empty hours on one page. That page changes more minds than any argument.",
      "Scheduling like last year",
    ],
    [
      "Ask everyone two questions on paper",
      "What do people want?",
      "What would you give up, what would you take? Answers without names if you like.",
      "What they said, counted.",
      "Guessing what would please them",
    ],
    [
      "Work out one week in dollars",
      "What does it cost?",
      "Payroll for a normal week, and for the new one.",
      "Hours, overtime, cover, what is no longer earned on the closed day.",
      "Counting wages and not the lost day",
    ],
    [
      "Write who covers whom",
      "What happens when somebody’s out?",
      "The last ten absences.",
      "Two names for every post that can’t stay empty, and one rule for trading.",
      "Hoping that somebody comes in",
    ],
    [
      "Try it for eight weeks, with an end",
      "How do I try it out?",
      "The same three figures before and after.",
      "Start, end, figures, who decides. Say beforehand what would stop it.",
      "Promising it forever on day one",
    ],
  ],
};

export const guarding: NarrowKind = {
  id: "guarding",
  heard:
    /\b(?:passwords?|phishing|ransomware|cyber ?security|data breach\w*|hack(?:ed|ers?|ing)|two[- ]factor|back(?:ing)?[- ]?ups?|scam e-?mails?)\b/,
  about: "computer security",
  settles: "what to do this week, what it costs, and whom to call on the bad day",
  opening:
    "The mail looked like an invoice from a supplier you pay every month. That’s the whole trick, and it works on careful people at four on a Friday. Five habits take most of the danger out of it.",
  yours: [
    "The fake message that nearly worked on you, as a picture without names",
    "How long you could work without your computers, in hours",
    "When you last got a file back from your backup",
  ],
  points: [
    [
      "List what would hurt to lose or leak",
      "What do we have to protect?",
      "A walk with whoever uses it: programs, files, mailboxes, who can open each.",
      "Five lines, each with the harm: a day, a week, a letter to everyone.",
      "Buying before listing",
    ],
    [
      "Turn on a second factor for mail and money",
      "What do I do first?",
      "The settings of your mail, bank and payroll; cisa.gov for small businesses.",
      "Which accounts, in which order, and what happens with a lost phone.",
      "Protecting everything but the mailbox",
    ],
    [
      "Give everyone a password program",
      "What about passwords?",
      "Two programs, priced for your number of people, with the date.",
      "One per person, none shared on a sticky note; who gets in when somebody leaves.",
      "One password for the whole office",
    ],
    [
      "Copy it where nothing can reach it",
      "What makes a good backup?",
      "Get one file back today, with a watch.",
      "Three copies, one of them off the network, tested on a day with a name.",
      "A backup that nobody ever restored",
    ],
    [
      "Agree on one sentence for odd requests",
      "How do we spot a fake?",
      "Three real ones from your mailbox.",
      "Money, new bank details, hurry: call a number you already had. Nobody is scolded for asking.",
      "Scolding whoever clicked",
    ],
    [
      "Put the bad day on one page",
      "What if it happens?",
      "Insurer, IT person, bank, lawyer: numbers on paper. For health records hhs.gov on breach notice.",
      "Unplug, call, note the time; who tells whom, and within how many days.",
      "Keeping the plan on the computer",
    ],
  ],
};
