import type { TradeMatter } from "./kind.ts";

/** Whom a business joins, and what it gives its name and its evenings to. */
export const ofJoining: readonly TradeMatter[] = [
  {
    id: "joining-a-network",
    heard:
      /\b(?:chambers? of commerce|the chamber|bni|rotary(?: club)?|lions club|le ?tip|networking (?:groups?|events?|clubs?|meetings?)|(?:trade|business|professional|merchants'?) associations?|referral groups?)\b/,
    not: /\b(?:callers?|voicemails?|receptionists?|answering)\b/,
    about: "joining a business network",
    kind: "promotion",
    bySteps: true,
    settles:
      "what a year costs with its hours, who sits in that room, what members of your trade got from it, and when you’d leave again",
    opening:
      "Dues are the small half of the price. The large half is an hour or two a week, and the question is whether the people in that room are ever asked for somebody like you.",
    points: [
      [
        "Add up a year of it, hours included",
        "What does a year of it cost?",
        "the dues page with its date; the entry fee; meals and events; two hours a week at what an hour of yours bills",
        "One sum for twelve months, dues on one line and hours on another.",
        "Counting the dues alone",
      ],
      [
        "Write down where your last ten customers came from",
        "Where did the last ten new ones come from?",
        "your own list: the name of whoever sent each, or “found us by …”",
        "Ten lines. How many came through somebody who could sit in such a room?",
        "Going by a feeling",
      ],
      [
        "Go twice as a guest, and count the room",
        "Who is really there?",
        "two meetings: how many people, how many who meet your customers before you do, how many of your own trade",
        "Three numbers and a date. An empty seat for your trade is worth something; five of you are not.",
        "Joining at the first meeting",
      ],
      [
        "Ask two members of your trade who stayed, and one who left",
        "What did others of my trade get from it?",
        "the member list; each of them the same three questions: customers in a year, sum, hours",
        "Three answers side by side, the one who left in their own words.",
        "Asking only the membership director",
      ],
      [
        "Read what it asks of you",
        "What is expected of a member?",
        "the bylaws: attendance, referrals to give, a seat for one of each trade, the notice; your board’s or bar’s rule on paying for referrals",
        "What you’d have to do each week, and the sentence on leaving.",
        "Finding out about attendance after three absences",
      ],
      [
        "Put the same money and hours somewhere else",
        "What else could that money and those hours do?",
        "ten old customers called, five partners visited, one page rewritten: what each brought the last time",
        "Two lines with the same sum: the network, and the best other use.",
        "Comparing it with doing nothing",
      ],
      [
        "Say beforehand when you’d leave",
        "When do I stay, and when do I leave?",
        "the figure and the day, written down before the first dollar is paid",
        "For instance: two customers worth [sum] by [month], or it ends with the year.",
        "Renewing because the invoice came",
      ],
    ],
    rows: [
      ["A year in dollars: dues, entry fee, meals", "Its dues page, with the date; a quote in writing"],
      ["Hours a week, and at which hour of the day", "Its calendar; a member of six months"],
      ["Who is in the room: how many could send or need you", "Two meetings as a guest, counted"],
      ["How many of your own trade, and whether the seat is yours alone", "The member list; the bylaws"],
      ["What it asks of you: attendance, referrals to give", "The bylaws, at “attendance”"],
      ["Customers that members of your trade got in a year", "Two who stayed, one who left"],
      [
        "What else is in it: listing, events, a voice at city hall",
        "The benefits page; what a member used last year",
      ],
      ["How you leave, and what is lost then", "The bylaws, at “renewal”; one who left"],
    ],
    decides: "It comes down to who sits in that room, and to what an hour of yours brings anywhere else.",
    fears: [
      "“It’s a room full of people who want to sell to me.” Count them at two meetings.",
      "“It takes a year to pay.” Then name the figure for month six.",
    ],
    line: "In [year] I paid [dues] and [number] hours; [number] customers came from it, worth [sum] in the first year.",
    unsourced: "that members get more business, or what an average member earns from it",
    ask: [
      "A member of your trade who left last year",
      "Your board or bar, on what may be given for a referral",
    ],
    forget: ["The hour there and back", "Who covers for you at seven in the morning"],
    yours: [
      "Who sent you the last three good customers, by name",
      "What you’ve tried of the kind, for how long, and what came of it",
    ],
  },
  {
    id: "sponsoring",
    heard:
      /\b(?:sponsor(?:ing|ship|s)?|little league|charit(?:y|ies|able)|fundrais\w+|donat(?:e|ing|ions?)|give back)\b/,
    not: /\b(?:callers?|voicemails?|receptionists?|visa|work permit)\b/,
    about: "sponsoring something local",
    kind: "promotion",
    bySteps: true,
    settles:
      "whom it reaches, what it costs with everything, what you’re given for it, and whether it’s a gift or advertising",
    opening:
      "Decide first whether it’s a gift or advertising. A gift needs no return, and a piece that says so is believed. Advertising has a price for each person who sees it, and that can be worked out.",
    points: [
      [
        "Say whether it’s a gift or advertising",
        "Is it a gift, or is it to bring something?",
        "whoever decides: would you do it without your name on it?",
        "One sentence, since everything else follows from it.",
        "Calling it both",
      ],
      [
        "Add it up with everything",
        "What does it cost with everything?",
        "the sponsor sheet; shirts, banner, hours; your accountant on whether it’s a gift or an advertising expense",
        "One sum for the season.",
        "Counting the check alone",
      ],
      [
        "Count who sees it",
        "Whom does it reach?",
        "families on the roster, towns they live in, games in a season, where the name hangs",
        "So many families within your reach, and the price for each.",
        "“The whole town”",
      ],
      [
        "Read what you get",
        "What am I given for it?",
        "the agreement: size, place, the only one of your trade or one of five, how long",
        "What is written, with the date until which it holds.",
        "A handshake",
      ],
      [
        "Ask last year’s sponsors",
        "What did it do for others?",
        "three names off last year’s banner: did anybody mention it, would they again?",
        "Three answers, one of them a no.",
        "Asking only the coach",
      ],
      [
        "Decide how you’d know",
        "How would I know that it brought somebody?",
        "“How did you hear of us?” on every first visit; a tally for the season",
        "The number at which you do it again.",
        "Hoping",
      ],
    ],
    rows: [
      ["The sum with shirts, banner and hours", "The sponsor sheet; your own hours"],
      ["Families reached within your area", "The roster, by zip code"],
      ["What is written: place, size, how long, the only one or not", "The agreement"],
      ["New customers who named it last season", "Three earlier sponsors; your own tally"],
    ],
    line: "[Sum] for [number] families is [sum] for each; last season [number] of them came, and [number] said that this was why.",
    unsourced: "that people buy from those who sponsor, or what goodwill is worth",
    yours: [
      "Who in your team has a child there, and whether that’s the reason",
      "What you sponsored last, and who ever mentioned it",
    ],
  },
  {
    id: "niche",
    heard:
      /\b(?:speciali[sz]\w+|niches?|focus(?:ing)? (?:only )?on (?:one|a single)|only (?:take|serve|work with)|generalist)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|assistant|refer\w*)\b/,
    about: "specializing in one kind of customer",
    kind: "habit",
    bySteps: true,
    settles:
      "what that kind leaves by the hour, how many there are within reach, what it takes to know their work, and what you’d give up",
    opening:
      "Before it’s a decision it’s a column: your customers of last year, sorted by kind, with what an hour of each left over. Often the niche is there already and only hasn’t got a name.",
    points: [
      [
        "Sort last year’s customers by kind",
        "Which kind pays best by the hour?",
        "invoices and hours of twelve months, by kind of customer",
        "One line for each kind: how many, what an hour left, who paid late.",
        "Going by whom you like",
      ],
      [
        "Count how many there are within reach",
        "How many of them are there?",
        "the license register or the county’s list; bls.gov or census.gov on establishments; two of your competitors’ pages",
        "A number, and how many of them you’d need.",
        "“There are plenty”",
      ],
      [
        "Ask five of them what nobody does for them",
        "What do they need that nobody does?",
        "five talks, three of them with people who aren’t yours: last mistake, last late fee, last month-end",
        "Their sentences. What three of them say is your offer.",
        "Asking what they’d pay",
      ],
      [
        "Say what you’d have to know",
        "What must I know of their work?",
        "their software, their rules, their season; a course, a book, somebody who worked there",
        "Three things with hours and cost, and by when.",
        "A page on the website",
      ],
      [
        "Look at what they all have in common on a bad day",
        "What if all of them have a bad year at once?",
        "their last bad year: how many closed, who was paid late",
        "The share of your income that may hang on them, and what else stays.",
        "All of it in one year",
      ],
      [
        "Decide what becomes of the others",
        "What do I do with everyone else?",
        "the list above: who stays, who gets a new price, who is handed to a colleague with a name",
        "Three groups, and a sentence for each.",
        "Firing half of them in spring",
      ],
      [
        "Try it on one page and ten names",
        "How do I try it?",
        "one page for that kind, ten of them written to by name",
        "How many talked, how many signed, by which day.",
        "Repainting the sign first",
      ],
    ],
    line: "Of [number] customers [number] were [kind]; an hour of theirs left [sum], one of the others [sum].",
    unsourced: "that specialists earn more",
    yours: ["Which kind you understand without asking, and why", "The one whom you’d take ten more of"],
  },
  {
    id: "seminars",
    heard:
      /\b(?:seminars?|workshops?|lunch and learns?|free classes|webinars?|info(?:rmation)? (?:nights?|evenings?))\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|attend(?:ing)? an?|for (?:our|my) (?:staff|team|employees))\b/,
    about: "giving seminars",
    kind: "event",
    bySteps: true,
    settles:
      "who comes, what one of them costs you, what may be said in front of strangers, and how many become customers",
    opening:
      "A seminar is paid in evenings. So the figure to find is how many of twenty chairs became a first appointment, and what that evening would have earned otherwise.",
    points: [
      [
        "Choose one question that people lie awake over",
        "Which question do people come for?",
        "your last ten first talks: the question asked before any other",
        "One question as the title, in their words.",
        "An overview of everything",
      ],
      [
        "Find the room where they already are",
        "Where are they anyway?",
        "a library, a church, a school, an employer: who decides, what it costs, which evening",
        "A place, a date, a person.",
        "A hotel room and an ad",
      ],
      [
        "Add up one evening",
        "What does one evening cost?",
        "room, paper, coffee, invitations, your hours with preparation",
        "A sum for the evening and for each chair.",
        "Counting the coffee",
      ],
      [
        "Read what you may say to strangers",
        "What am I not allowed to say or offer?",
        "your board’s or bar’s rule on solicitation and advertising; your insurer on advice to a group",
        "The sentence at the start that makes it information and no advice, and what follow-up is allowed.",
        "Handing out forms to sign",
      ],
      [
        "Say how one goes on",
        "What can they do the next day?",
        "one paper with a next step, a list for those who want to be called",
        "A step with an end and a price.",
        "“Any questions?”",
      ],
      [
        "Count three evenings",
        "What came of it?",
        "chairs filled, talks booked, customers after ninety days, by evening",
        "Three lines, and the number at which you stop.",
        "Judging by applause",
      ],
    ],
    line: "At [place] [number] came; [number] made an appointment; [number] became customers, worth [sum], for [number] hours.",
    unsourced: "that giving something away builds trust",
    yours: ["The question you’re asked at every party", "What the last talk you gave brought, and whom"],
  },
];
