import type { Frame } from "./frames.ts";

/** Further frames that are asked before the wide ones. */
export const moreFrames: readonly Frame[] = [
  {
    id: "provider",
    heard:
      /\b(?:photographers?|contractors?|accountants?|cpas?|bookkeep(?:er|ing service)s?|lawyers?|attorneys?|plumbers?|electricians?|roofers?|painters?|movers?|moving company|caterers?|djs?|florists?|planners?|tutors?|nann(?:y|ies)|babysitters?|sitters?|groomers?|trainers?|coach(?:es)?|therapists?|dentists?|doctors?|vets?|veterinarians?|daycares?|preschools?|cleaners?|cleaning (?:service|company)|landscapers?|mechanics?|designers?|agenc(?:y|ies)|realtors?|insurers?|piano teachers?|teachers?|provider)\b/,
    verbs: /^(?:choosing|picking|finding|selecting)\b/,
    opens:
      "With {doing} you choose somebody whose work you will see only when it is too late to choose again. So this text is about what can be seen beforehand: work for others, answers to three questions, and a page with a sum on it{for-readers}.",
    sections: [
      {
        head: "What you need {object} for",
        ask: "What should I settle before I ask anybody?",
        first: "Three lines, before the first call.",
        asks: [
          "What has to be done, by which day, and what would be a pity but no harm?",
          "What may it cost at most, and what is the least that has to be in it?",
        ],
      },
      {
        head: "Where to find {object}",
        ask: "Where do I find good ones?",
        first: "Three names are enough, if they come from three sides.",
        asks: [
          "Who had the same work done this year, and would they do it again?",
          "Which license, insurance or membership can be checked, and on which page?",
        ],
      },
      {
        head: "What to ask {object}, and what a good answer is",
        ask: "What should I ask them?",
        first: "The same questions to all three.",
        asks: [
          "Who comes on the day, and who stands in when that person is ill?",
          "What went wrong last time, and what was done about it?",
          "Which whole piece of work can be seen, and not only the best of it?",
        ],
      },
      {
        head: "What {object} may cost, and what has to stand in writing",
        ask: "What does it cost, and what should the contract say?",
        first: "Compare pages, not sums.",
        asks: [
          "What is in the price, what comes on top, and when is what paid?",
          "Until when can either side cancel, and at what cost?",
        ],
      },
      {
        head: "Signs that speak against {object}",
        ask: "Which signs speak against somebody?",
        first: "They can be seen early, and are overlooked gladly.",
        asks: [
          "Which three mean no: pressure to sign today, no address, all the money at once?",
          "What do you do if it has gone wrong all the same?",
        ],
      },
    ],
    facts: [
      ["License, insurance, complaints", "Your state’s licensing page, and the insurer’s certificate"],
      ["What it costs nearby", "Three offers for the same three lines, with their dates"],
      ["How it went for others", "Two people who had it done this year, asked by you and quoted by name"],
    ],
  },
  {
    id: "readying",
    heard: /\b(?:prepar(?:e|ing)|winteriz\w+|ready for|protect(?:ing)?|stor(?:e|ing))\b/,
    verbs: /^(?:preparing|winterizing|protecting|storing|readying)\b/,
    opens:
      "What is not ready on the first hard day will not be made ready on it. {Doing} is therefore a matter of dates: this text sets one for each piece of work, and says by which sign one sees that it has been done.",
    sections: [
      {
        head: "What {object} will have to stand",
        ask: "What does it have to stand?",
        first: "Name the enemy: cold, wet, wind, heat, hunger, hands.",
        asks: [
          "What comes, from when until when where you live, and which of it does the most harm?",
          "What was lost last time, and at which moment could it still have been saved?",
        ],
      },
      {
        head: "Looking over {object} while there is time",
        ask: "What do I look at first?",
        first: "Weeks before it is needed, on a mild day.",
        asks: [
          "What is examined, weighed or counted, and which figure is good enough?",
          "What is not worth bringing through, and what is done with it?",
        ],
      },
      {
        head: "The work on {object}, in order",
        ask: "What is done, in which order?",
        first: "What takes longest to have an effect comes first.",
        asks: [
          "What is repaired, fed, treated or cleaned first, with what, and until which date at the latest?",
          "What is closed, covered, fastened or moved, and what has to stay open?",
          "What is done by hand on the last day, and in what weather?",
        ],
      },
      {
        head: "While it lasts",
        ask: "What do I do in between?",
        first: "Mostly nothing; but look.",
        asks: [
          "What is looked at, how often, and without disturbing what?",
          "Which sign means that one has to act at once, and how?",
        ],
      },
      {
        head: "When it is over for {object}",
        ask: "What do I do afterward?",
        first: "Do not be early.",
        asks: [
          "By which sign is it over, and what is undone first?",
          "What is written down for next year: what came through, what did not, and why?",
        ],
      },
    ],
    facts: [
      ["Dates where you live", "Last year’s weather records for your county; somebody who has done it there"],
      [
        "Amounts and treatments",
        "The extension service of your state’s university, or the maker’s page; with the day",
      ],
      ["What came through last time", "Your own notes, or those of two others, quoted by name"],
    ],
  },
  {
    id: "first-visit",
    heard:
      /\b(?:first (?:\w+ )?(?:visit|appointment|lesson|class|session|day of school|haircut)|ready for (?:the|their|your|his|her) )\b/,
    opens:
      "What is new frightens less when somebody has told it in the order in which it will come. So this text goes through {short} from the evening before to the way home, and says of each step what it is for.",
    sections: [
      {
        head: "A few days before {short}",
        ask: "What should I do beforehand?",
        first: "Little, and early enough that nobody has to hurry.",
        asks: [
          "What is told, shown or played at home, and in which words? Which words are better not used?",
          "What has to be filled in, brought or eaten beforehand, and what not?",
        ],
      },
      {
        head: "The day itself",
        ask: "What happens on the day?",
        first: "Tell it as a walk: door, desk, room, way home.",
        asks: [
          "Who meets them at the door, and what is the first thing that is asked of them?",
          "What is done, in which order, how long does each take, and what does it feel like?",
          "Who may come along, and where do they sit or stand?",
        ],
      },
      {
        head: "When somebody is afraid or says no",
        ask: "What if it does not work?",
        first: "That happens every week, and nobody is scolded.",
        asks: [
          "What do you do at the first no, at tears, at a question that is too hard?",
          "When is it left for another day, and what does that cost?",
        ],
      },
      {
        head: "Afterward",
        ask: "What comes afterward?",
        first: "One thing to praise, one thing to know.",
        asks: [
          "What is normal in the hours after it, and with which sign should one call?",
          "When is the next time, and what will be different then?",
        ],
      },
    ],
    facts: [
      ["What {customers} really ask before the first time", "The desk’s notes of two weeks"],
      ["How long each step takes", "A clock, on five visits"],
      ["What is advised for this age or case", "The page of your professional association, with its date"],
    ],
  },
  {
    id: "reason",
    heard: /^why (?:we|our)\b/,
    opens:
      "You have a right to know why. What looks like a rule of the house has a reason that you can see once somebody has shown it to you, and it is meant for you and not for us.",
    sections: [
      {
        head: "What happens in that time, or with that rule",
        ask: "What is it good for?",
        first: "Take the reader through it, minute by minute.",
        asks: [
          "What is done, by whom, and what does the reader see of it?",
          "What happened on a day on which it was left out? No names.",
        ],
      },
      {
        head: "What {customers} have from it",
        ask: "What do I have from it?",
        first: "Say it from their side of the desk.",
        asks: [
          "What is shorter, safer or calmer for them because of it?",
          "What do we do on our side, so that it is not asked for nothing?",
        ],
      },
      {
        head: "When it cannot be done",
        ask: "What if I cannot?",
        first: "Nobody should have to be ashamed.",
        asks: [
          "What should they do who cannot keep to it: call, write, come all the same?",
          "For whom is there an exception?",
        ],
      },
      {
        head: "One request at the end",
        ask: "What should I do now?",
        first: "One, and a thank you.",
        asks: ["What is the request in one sentence, and whom can they ask?"],
      },
    ],
    facts: [
      ["How often it goes wrong", "Your own calendar, two weeks of it"],
      ["What {customers} say of it", "Ask three at the desk, and quote one with leave"],
      ["Whether a rule demands it", "Your trade body’s page or your insurer; with the day"],
    ],
  },
  {
    id: "pay",
    heard:
      /\b(?:(?:should|do|does|can|to) .{0,40}\bpay (?:for )?(?:an?|your|my|our|the) |salar(?:y|ies)|wages?|hourly (?:rate|wage) for)\b/,
    verbs: /^paying\b/,
    opens:
      "There is no one right sum, and there are three that enclose it: what the same work earns nearby, what the hour is worth to you, and what it would cost to do without. This text puts them side by side{for-readers}.",
    sections: [
      {
        head: "What {object} can earn nearby",
        ask: "What do others pay?",
        first: "Three advertisements say more than a national average.",
        asks: [
          "What do three job ads of this month offer for the same work, and what is in the small print?",
          "What does the Bureau of Labor Statistics give for your area, in which year?",
        ],
      },
      {
        head: "What the hour of {object} is worth to you",
        ask: "What is it worth to me?",
        first: "Do the sum before the first talk.",
        asks: [
          "How many hours of yours or of others does it free, and what are those sold for?",
          "Which mistakes or losses of last month would not have happened?",
        ],
      },
      {
        head: "All that comes on top for {object}",
        ask: "What comes on top?",
        first: "The wage is the part that everybody sees.",
        asks: [
          "Which taxes, insurance, paid days, training and equipment come on top in your state?",
          "What is the lowest legal wage and overtime rule that applies?",
        ],
      },
      {
        head: "How the pay of {object} grows",
        ask: "When is there a raise?",
        first: "Say it on the first day, and it need not be asked for.",
        asks: ["What can be earned after half a year, and by which two things is that decided?"],
      },
      {
        head: "How you say the sum",
        ask: "How do I say it?",
        first: "A number, and not a range that nobody believes.",
        asks: ["What is the sentence in the ad, and what do you answer to “That is too little”?"],
      },
    ],
    facts: [
      ["Wages nearby", "Three job ads with their dates; bls.gov, by area and occupation"],
      ["Taxes and overtime", "Your state’s labor department and your payroll service"],
      ["What the hour is worth", "Your own calendar and bills of one month"],
    ],
  },
  {
    id: "animals",
    heard:
      /\b(?:chickens?(?! (?:soup|stock|breast|wings?|recipe))|hens|ducks|goats?|rabbits?|guinea pigs?|hamsters?|parrots?|budgies|aquariums?|fish tank|bees?|beekeeping|beekeepers?|pupp(?:y|ies)|kittens?|(?:adopt|keep|rais|get)\w*(?:ing)? (?:an? |your )?(?:second |rescue |new |first )?(?:dogs?|cats?|puppy|kitten|horse))\b(?! (?:used|to|out|off|ready))/,
    verbs: /^(?:keeping|raising|adopting|getting|owning|caring|looking|bringing)\b/,
    opens:
      "{Doing} is decided by the dull days: who is up at six in February, and who comes when you are away. If both are settled, the rest can be learned. This text takes it in that order: the place, the purchase, the day, the illness, the sum.",
    sections: [
      {
        head: "Whether you may, and whether you should keep {object}",
        ask: "Am I allowed to, and is it right for me?",
        first: "Ask the city and the neighbors before you ask the breeder.",
        asks: [
          "What do the city, the lease and the neighbors say: number, noise, distance, permit?",
          "How many at least, for how many years, and who takes them if life changes?",
        ],
      },
      {
        head: "Room and shelter for {object}",
        ask: "How much room is needed?",
        first: "Build for the worst night of the year.",
        asks: [
          "How much room for each, how is it closed at night, and against which animals?",
          "What about heat, wet, draft and frost, and how is it cleaned?",
        ],
      },
      {
        head: "Where to get {object}, and what to look at",
        ask: "Where do I get them?",
        first: "Healthy ones cost less from the second month on.",
        asks: [
          "From whom, at which age, and which papers or vaccinations belong to it?",
          "By which three signs does one see that they are well?",
        ],
      },
      {
        head: "A day with {object}",
        ask: "How much work is it each day?",
        first: "Minutes, but never none.",
        asks: [
          "What is done in the morning and in the evening, how long does it take, and what is eaten?",
          "What is done weekly, and who does it when you are away?",
        ],
      },
      {
        head: "When something is wrong with {object}",
        ask: "How do I notice an illness?",
        first: "They hide it as long as they can.",
        asks: [
          "Which signs mean a vet today, and which vet near you treats them?",
          "What can people catch, and what is washed when?",
        ],
      },
      {
        head: "The sum for {object}",
        ask: "What does it cost?",
        first: "The animal is the cheapest part.",
        asks: ["What is needed once, what each month, and what for a vet in a bad year?"],
      },
    ],
    facts: [
      [
        "What is allowed where you live",
        "The city’s page or a call to it; the lease; the homeowners’ association",
      ],
      ["Feeding, room and illness", "The extension service of your state’s university, and a vet"],
      ["What it is like after a year", "Two keepers near you, asked by you and quoted by name"],
      ["What it costs", "Your own receipts, or those of one of the two"],
    ],
  },
  {
    id: "parting",
    heard: /\b(?:fire|firing|dismiss\w*|terminat\w+|lay(?:ing)? off|let(?:ting)? (?:an? |your )?\w+ go)\b/,
    verbs: /^(?:firing|dismissing|terminating|laying|letting)\b/,
    opens:
      "{Doing} is fair when nobody in the room is surprised: the reasons were said before, in time and in plain words, and the last talk only says what follows. So most of this text is about the weeks before it{for-readers}.",
    sections: [
      {
        head: "Before {short}: what was said, and when",
        ask: "Have I done enough before?",
        first: "Whoever was never told cannot have ignored it.",
        asks: [
          "What exactly is not right, on which days, and where is it written?",
          "What was asked for, what help was given, and until when?",
          "Would you do the same with your best person?",
        ],
      },
      {
        head: "What the law and the contract say to {short}",
        ask: "What am I allowed to do?",
        first: "An hour with somebody who knows it is cheaper than a letter from somebody who does.",
        asks: [
          "Which reasons are forbidden, and which notice, final pay and papers are due in your state, by which day?",
          "Who reads it before you speak: an employment lawyer, your payroll service?",
        ],
      },
      {
        head: "The talk",
        ask: "What do I say?",
        first: "Ten minutes, in private, early in the day and never on a birthday.",
        asks: [
          "Which two sentences say it, and who sits beside you?",
          "What do you not do: argue, praise, blame others, promise?",
          "What do you hand over in writing?",
        ],
      },
      {
        head: "The same day, after {short}",
        ask: "What happens on the same day?",
        first: "Keys, log-ins, last shift: settled before the talk.",
        asks: [
          "What is given back, switched off, paid out, and by whom?",
          "Who takes the shifts of this week?",
        ],
      },
      {
        head: "What you tell the others",
        ask: "What do I tell the team and the {customers}?",
        first: "One sentence, the same for all, and nothing about reasons.",
        asks: [
          "What do you tell the team, and what {customers} who ask?",
          "What will you do differently when you hire next?",
        ],
      },
    ],
    facts: [
      ["Final pay, notice, papers", "Your state’s labor department; note the page and the day"],
      ["Which reasons are forbidden", "The EEOC’s page, and an employment lawyer"],
      ["What was said before", "Your own notes, with dates"],
    ],
  },
  {
    id: "opening",
    heard:
      /\b(?:(?:start|open|launch|found|set(?:ting)? up)(?:ing)? (?:up )?(?:an?|your|my|our|the) (?:[\w-]+ ){0,4}(?:business|shop|company|practice|studio|store|location|office|salon|clinic|gym|caf[eé]|restaurant|bakery|agency|firm|daycare|food truck|school|center|bar))\b/,
    opens:
      "{Doing} seldom fails on the first day; it fails in the eleventh week, when the money for three months is gone in two. So this text goes backward from that week: what has to be earned, by whom, and what must stand before the door is opened.",
    sections: [
      {
        head: "The sum before {short}",
        ask: "How much money do I need?",
        first: "One page, and the lowest figure on it counts.",
        asks: [
          "What does a month cost with the door closed, and how many {customers} pay for that?",
          "For how many months is there money, and who has agreed to what?",
        ],
      },
      {
        head: "Place, papers and permits for {object}",
        ask: "Which permits do I need?",
        first: "Sign nothing before the city has said yes.",
        asks: [
          "Which license, zoning, inspection, insurance and tax number, from whom, and how many weeks does each take?",
          "Which lines of the lease has a lawyer read: length, exit, who repairs what?",
        ],
      },
      {
        head: "What has to be there for {object}, and what can wait",
        ask: "What do I really have to buy?",
        first: "Half of it can be bought from the first income.",
        asks: [
          "What is needed on the first day, new or used, and delivered by when?",
          "Which systems have to be tried before: bookings, payment, telephone, keys?",
        ],
      },
      {
        head: "People and hours of {object}",
        ask: "When am I open, and with whom?",
        first: "Fewer hours that are kept are better than many.",
        asks: [
          "Which hours, who is there, and who stands in when somebody is ill?",
          "What is trained and rehearsed in the week before?",
        ],
      },
      {
        head: "The first {customers} of {object}",
        ask: "Where do the first ones come from?",
        first: "Twenty names are worth more than a campaign.",
        asks: [
          "Which twenty people hear of it first, in which week, and what do you offer them?",
          "Where does the address stand right: map, sign, website, voicemail?",
        ],
      },
      {
        head: "The opening day, and the month after {short}",
        ask: "What do I do on the day itself?",
        first: "Open quietly a week before you open loudly.",
        asks: [
          "What is tried on a quiet day with friends, and what is changed afterward?",
          "Which three numbers do you look at each Friday?",
        ],
      },
    ],
    facts: [
      ["Licenses, zoning and inspections", "The city’s and the state’s business pages; note day and office"],
      ["Rent and costs nearby", "Three offers; two owners who have done it, asked by you"],
      ["What a month needs", "Your own sheet, read by an accountant or at a free SCORE session"],
    ],
  },
  {
    id: "worth",
    heard:
      /\b(?:worth (?:it|the \w+|buying|having|getting)|pay(?:s)? off|make(?:s)? sense|do (?:i|you|we) (?:really )?need)\b/,
    opens:
      "Whether it is worth it cannot be said of {object} in general, only of one place, one bill and one person. Here are the questions in the order in which an answer can end the matter: whoever meets a no may stop there.",
    sections: [
      {
        head: "What {object} can do, and what not",
        ask: "What can I expect of it, and what not?",
        first: "Two sentences, without the seller’s words.",
        asks: ["What does it do, and under which conditions?", "What is often promised and seldom kept?"],
      },
      {
        head: "What has to be so in your case for {object}",
        ask: "What has to be so in my case?",
        first: "Look at your own place first.",
        asks: [
          "Which three things have to be there, and how does one check each in an hour?",
          "Which one of them rules it out?",
        ],
      },
      {
        head: "What has to be paid for {object}, all told",
        ask: "What does it cost, all told?",
        first: "Price, installation, care, and the end of it.",
        asks: [
          "What is paid once, what each year, and which rebates or credits are there today?",
          "How long does it last?",
        ],
      },
      {
        head: "What you get from {object}",
        ask: "What does it bring me, and when?",
        first: "Take last year’s figure, not the best one.",
        asks: [
          "What do you pay or lose today, and what of it falls away?",
          "After how many years is it even, with your own figures?",
        ],
      },
      {
        head: "Who can do without {object}",
        ask: "For whom is it not worth it?",
        first: "An honest text has this part.",
        asks: ["Who should leave it, and what should they do instead?"],
      },
      {
        head: "How to decide on {object}",
        ask: "How do I decide, and whom can I ask?",
        first: "Two offers, one visit, one night’s sleep.",
        asks: [
          "Which offers, with which lines in them, so that they can be compared?",
          "Whom can you visit who has had it for two years?",
        ],
      },
    ],
    facts: [
      ["Costs, rebates and credits of today", "Two written offers; the program’s own page, with the day"],
      ["What it brings", "Your bills of the last year; two owners with theirs"],
      [
        "What a body without anything to sell says",
        "A consumer magazine, an extension service, a government page",
      ],
    ],
  },
];
