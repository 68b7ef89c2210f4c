import type { Way } from "../kinds.ts";

/** By what ways of answering a phone are held against each other, in this order. */
export const wayCriteria = [
  { name: "Cost", heard: /\b(?:costs?|price|pricing|money|budget|cheap\w*|yearly|monthly|fees?)\b/ },
  {
    name: "When it answers",
    heard: /\b(?:coverage|hours?|nights?|weekends?|after[- ]hours|available|24\/7|when)\b/,
  },
  {
    name: "What callers experience",
    heard: /\b(?:experience|callers?|sounds?|feel|patients|clients|customers|personal|quality)\b/,
  },
  {
    name: "What it can finish",
    heard: /\b(?:book\w*|schedul\w*|finish|do|tasks?|appointments?|handle|features?)\b/,
  },
  { name: "Emergencies", heard: /\b(?:emergenc\w*|urgent|danger|triage)\b/ },
  { name: "Confidentiality", heard: /\b(?:confidential\w*|privacy|hipaa|secur\w*|data)\b/ },
  { name: "Work it makes for you", heard: /\b(?:work|set ?up|effort|manage|maint\w*|staff|training|time)\b/ },
] as const;

/** Ways of answering: for each criterion a cell, and what there is to say. */
export const ways: readonly Way[] = [
  {
    name: "a second receptionist",
    heard:
      /\b(?:(?:second|another|additional|extra|2nd) (?:receptionist|front[- ]desk (?:person|hire|employee)|person (?:for|at|on|behind) (?:the|our|my) (?:phones?|desk|front desk|counter)|office (?:person|assistant)|dispatcher|person at reception))\b/,
    gist: "A second receptionist lets you answer two callers at once, but only during the same forty hours.",
    suits:
      "if calls overlap while you’re open, most of them take judgment, and there’s other work for the quiet hours.",
    says: [
      [
        "A second wage, with taxes and benefits",
        "At $20 an hour, full time is $41,600 a year in wages, and roughly $50,000 to $55,000 with taxes and benefits, on top of what the first one costs. Twenty hours a week, at the busy times, is about half of that.",
      ],
      [
        "The hours you’re open, two calls at a time",
        "Two calls at a time, and somebody there at lunch and on sick days. After closing nothing changes, unless the second one works other hours.",
      ],
      [
        "Somebody who knows them, with less holding",
        "Callers hear a person who can bend a rule where it should be bent, and fewer of them hear “Can you hold?”",
      ],
      [
        "Nearly anything",
        "Booking, calming, chasing, remembering. And while the phone is quiet: invoices, parts, confirmations.",
      ],
      [
        "Hears when somebody is frightened, but only in office hours",
        "One stays with the caller while the other reaches whoever’s on call. At two in the morning neither is there.",
      ],
      [
        "Your own people, your own rules",
        "It’s one more person to train on who may hear what, and who can be overheard.",
      ],
      [
        "Hiring, a month of training, a desk",
        "Plan three to six weeks until it helps, and decide who answers first; two people who both wait for the other let it ring.",
      ],
    ],
  },
  {
    name: "a part-time receptionist",
    heard:
      /\bpart[- ]?time(?:r)? (?:\w+ )?(?:receptionists?|front[- ]desk (?:person|staff|hire|help)|secretar\w+|person|hire|employee|help|dispatcher|office (?:person|help))\b|\breceptionists? part[- ]?time\b|\ba part[- ]?timer\b/,
    gist: "A part-time receptionist is a person who knows your callers for about twenty hours of a 168-hour week; the other 148 need another answer.",
    suits:
      "if most calls come in the same few hours, many of them take judgment, and there’s other work beside the phone.",
    says: [
      [
        "About $20,800 a year for 20 hours a week",
        "20 hours at $20 an hour are $20,800 a year in wages, and perhaps a tenth more with payroll taxes; few part-timers get benefits. Use the wage that’s paid in your town.",
      ],
      [
        "Twenty hours, and which ones is your choice",
        "They answer in the hours you hire them for. Count calls by the hour for two weeks first: four hours every morning catch more than two whole days.",
      ],
      [
        "A voice that knows them, half the time",
        "In those hours, callers get somebody who remembers them. In the others they hear whatever you put behind it, and they notice the difference.",
      ],
      [
        "Nearly anything, while there",
        "Booking, calming, chasing, and the invoices in between. What isn’t finished at noon waits until the next morning, unless it’s written down.",
      ],
      [
        "Hears when somebody is frightened, but only while there",
        "Nights, weekends and half of each working day need another answer. It has to be settled in the same week.",
      ],
      [
        "Your own people, your own rules",
        "One person to train on who may hear what. Write down which questions wait for somebody else.",
      ],
      [
        "Hiring, training, and cover for the other half",
        "On half the hours it takes twice as long to learn the work: plan two months. And a part-timer who finds full-time work elsewhere leaves.",
      ],
    ],
  },
  {
    name: "a receptionist",
    heard:
      /\b(?:receptionists?|front[- ]desk (?:person|staff|hire|employee)|in-house|secretar\w+|hir(?:e|ing)|employees?|a (?:real |live )?person|humans?)\b/,
    not: /\b(?:ai|virtual|automated|remote|outsourced) (?:phone |voice )?receptionists?\b|\b(?:hir\w+ )?(?:an? )?(?:second|another|additional|extra|2nd) (?:receptionist|front[- ]desk (?:person|hire|employee)|person (?:for|at|on|behind) (?:the|our|my) (?:phones?|desk|front desk|counter)|person at reception)\b|\b(?:hir\w+ )?(?:an? )?part[- ]?time(?:r)?(?: \w+)? (?:receptionists?|front[- ]desk (?:person|staff|hire|help)|secretar\w+|person|hire|employee|help)\b|\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|few|many) employees\b/,
    gist: "A receptionist is the best answer there is while they’re free, and covers about forty hours of a week that has 168.",
    suits: "if visitors, mail and paperwork need someone as much as the phone, and most calls take judgment.",
    says: [
      [
        "A wage, payroll taxes and benefits",
        "At $20 an hour, a full-time receptionist is $41,600 a year in wages, and roughly $50,000 to $55,000 with taxes and benefits; 20 hours a week is about half of that.",
      ],
      [
        "Working hours, less lunch, vacation and sick days",
        "They have one voice: the second caller waits, and so does everyone at noon.",
      ],
      [
        "A voice that knows them",
        "A good one hears what isn’t said, and bends a rule where a rule should be bent.",
      ],
      [
        "Nearly anything",
        "They book, calm, explain, chase and remember, and they notice what nobody has told them.",
      ],
      [
        "Hears when somebody is frightened, and acts on it",
        "With a page by the phone, a person decides well in an emergency. They’re just not there at two in the morning.",
      ],
      [
        "Your own people, your own rules",
        "One person who’s been trained hears it, and you decide who hears or reads it afterward. The risk is whoever else can hear them talk.",
      ],
      [
        "Hiring, training, cover when they’re out",
        "Plan a month until they know the work, and somebody else for every day off.",
      ],
    ],
  },
  {
    name: "an answering service",
    heard:
      /\b(?:answering services?|call cent(?:er|re)s?|live (?:answering|operators?|receptionists?)|virtual receptionist service|remote receptionists?)\b|(?<!\bai )\bvirtual receptionists?\b(?=.{0,120}\b(?:ai|bot)\b)|\bai\b.{0,120}\bvirtual receptionists?\b/,
    gist: "An answering service gives callers a human voice at any hour, and gives you messages.",
    suits: "if calls are few, varied and sometimes emotional, and a message is enough.",
    says: [
      [
        "By the minute or call, with a base",
        "A service bills minutes, often rounded up. {serviceExample} Have your own busiest month priced.",
      ],
      [
        "Any hour, sometimes with a queue",
        "A service is there at night, and slowest on the evening when everybody in your region calls.",
      ],
      [
        "Human, doesn’t know you",
        "Operators are people on a script; on a good day that’s warm, on a busy one it sounds like a call center.",
      ],
      [
        "Takes messages; some book",
        "Simple bookings are possible with some services. Most calls end with “They’ll get back to you.”",
      ],
      [
        "A person with your list",
        "An operator can stay on the line and hear panic, as long as your list is clear and the on-call number works.",
      ],
      [
        "An outside company hears it",
        "Ask who hears or reads it, how messages reach you and how long they’re kept; before the first call, get {agreement}.",
      ],
      [
        "A script, and feedback",
        "It needs one page from you, changes in writing, and somebody who reads its messages first thing in the morning.",
      ],
    ],
  },
  {
    name: "an AI receptionist",
    heard: /\b(?:ai|a\.i\.)\b|\b(?:virtual|voice|automated|phone) (?:receptionists?|assistants?|agents?)\b/,
    gist: "An AI receptionist answers at once, any number of calls, and finishes what follows a rule.",
    suits: "if calls come in waves or after hours, many of them are routine, and somebody reads its notes.",
    says: [
      [
        "{priceRange}, this page’s publisher",
        "It runs {priceRange} from the publisher of this page, depending on {priceDepends}; even the high end is about $8,300 a year.",
      ],
      [
        "Around the clock, every caller at once",
        "It doesn’t have hours and doesn’t queue, which matters most on the day when three lines ring.",
      ],
      [
        "Clear, even, says what it is",
        "It’s the same on every call and tells callers what it is. Some hang up, and anyone who asks should get a person the first time.",
      ],
      [
        "Answers, books, takes notes",
        "It can book in your calendar and answer from your page while the caller’s there. Judgment stays with people.",
      ],
      [
        "Follows the list exactly, can’t comfort",
        "In danger it says 911 first, and otherwise it rings the person on call, in the same order every time. It doesn’t hear fear in a calm voice.",
      ],
      [
        "Several companies process it",
        "Get the list of who hears or reads it, the agreements, a ban on training with your calls, and a date on which they’re deleted.",
      ],
      [
        "A page of answers, fifteen minutes a week",
        "Plan an hour a day in the first week. After that somebody reads ten calls a week and changes an answer.",
      ],
    ],
  },
  {
    name: "voicemail",
    heard: /\bvoice ?mails?\b|\banswering machines?\b/,
    gist: "Voicemail costs nearly nothing and works for people who know you and can wait.",
    suits: "as the last net, for regulars, and for a business with a handful of calls a week.",
    says: [
      [
        "Usually part of your phone bill",
        "The box is free. What it costs is the callers who hang up at the beep, and you can count those in the phone company’s log.",
      ],
      ["Always, and nobody’s there", "It picks up at any hour and settles nothing until somebody listens."],
      ["A beep", "People who know you leave a message. Many who don’t know you tap the next number."],
      ["Nothing", "It can only take down what a caller is willing to say to a machine that won’t answer."],
      [
        "A sentence before the beep",
        "911 and an on-call number in the greeting are all it can do, so they have to come first.",
      ],
      [
        "A box with a code",
        "Whoever knows four digits can listen, and messages sent on by email lie in an inbox. Ask callers for a name and a number only.",
      ],
      [
        "Listening and calling back",
        "It turns one call into three. Give the box an owner and two fixed times a day, or don’t have one.",
      ],
    ],
  },
  {
    name: "online booking",
    heard: /\bonline (?:booking|scheduling|appointments?)\b|\bbook(?:ing)? online\b|\bself[- ]scheduling\b/,
    gist: "Online booking serves people who know what they want, at any hour, without a call.",
    suits: "as a first step where most bookings are repeat visits with one question in them: when?",
    says: [
      [
        "A monthly fee",
        "Booking software costs a fee each month, plus the work of keeping types, lengths and holidays right.",
      ],
      [
        "Around the clock, for bookings only",
        "The page is open at midnight. Whoever has a question still calls, and needs somebody to answer.",
      ],
      [
        "Quick, if no account is needed",
        "People who know what they need are done in a minute. Those who don’t choose wrong or give up at the login.",
      ],
      [
        "Simple bookings and changes",
        "It books, moves and cancels what can be picked from a list. It can’t ask the question that tells two kinds apart.",
      ],
      [
        "Not suited",
        "Nobody in trouble should be choosing a slot. Put the phone number and a line about emergencies above the calendar.",
      ],
      [
        "Your data in another system",
        "Ask what the page collects and who keeps it; leave the reason for a visit to five plain choices.",
      ],
      [
        "Rules that somebody keeps up",
        "Neglect lengths and holidays and you’ll pay for it in wrong bookings.",
      ],
    ],
  },
  {
    name: "a second line",
    heard: /\b(?:second|extra|additional|another|more) (?:phone )?lines?\b/,
    gist: "A second line ends busy signals, and rings in an empty room if nobody’s free to pick it up.",
    suits: "if callers hear a busy signal, or somebody in the back could take the second call.",
    says: [
      [
        "Little on an internet phone",
        "Most internet phone services include several calls at once; on an old landline each line costs extra.",
      ],
      [
        "When somebody’s free",
        "It adds a ring and no hands. Look in the log whether callers got a busy signal or no answer; only the first is cured by a line.",
      ],
      ["A ring instead of a busy tone", "Callers prefer ringing to a busy signal for about four rings."],
      ["Whatever the person can", "The call is as good as whoever takes it, with two callers in their head."],
      [
        "Helps a busy line",
        "If an urgent caller hits a busy signal today, this is the first thing to change, whatever else you do.",
      ],
      ["As the phone you have", "Nothing new hears the call, so nothing about privacy changes."],
      [
        "None, except the answering",
        "Somebody has to be named for the second ring, or it trains people to ignore it.",
      ],
    ],
  },
  {
    name: "a phone menu",
    heard: /\bphone (?:menus?|trees?)\b|\bivrs?\b|\bauto[- ]?attendants?\b|\bpress (?:1|one)\b/,
    gist: "A phone menu sorts callers for you, with their time.",
    suits: "if there really are several departments behind it, with three choices at most.",
    says: [
      [
        "A few dollars, or included",
        "Most phone systems have a menu built in, so the price isn’t the question.",
      ],
      ["Always, as a signpost", "It answers at any hour and leads to whoever is, or isn’t, behind the key."],
      [
        "Listening and pressing",
        "Each choice costs callers seconds, and those whose reason isn’t on it guess.",
      ],
      [
        "Sends calls somewhere",
        "A menu finishes nothing by itself, apart from hours and directions in a recording.",
      ],
      [
        "A key, if it comes first",
        "An urgent key that rings a person works. One at the end of the list doesn’t.",
      ],
      ["Nothing is kept", "A menu by itself keeps nothing, and what matters is who picks up behind it."],
      [
        "Little, until something changes",
        "Somebody has to record it again whenever hours, people or keys change.",
      ],
    ],
  },
  {
    name: "texting back missed calls",
    heard:
      /\btext(?:ing)?[- ]?backs?\b|\bmissed[- ]call texts?\b|\btexting\b|\btexts? (?:messages?|instead)\b/,
    gist: "A text back turns a missed call into a conversation, as long as somebody answers it within minutes.",
    suits: "if most callers use cell phones and someone has a screen in sight all day.",
    says: [
      [
        "A few dollars a month",
        "Texting back is cheap in most phone systems. The attention of whoever replies is the real price.",
      ],
      [
        "At once, then when somebody reads",
        "The first text goes out in a minute at any hour. The second is yours.",
      ],
      [
        "Convenient, for those who text",
        "Many like it, and landlines never see it. Silence after the first text is worse than no text.",
      ],
      [
        "What two thumbs can settle",
        "Times, prices and yes or no go well. Anything with a “but” needs a call.",
      ],
      [
        "Not suited",
        "Someone in trouble shouldn’t wait for a text, so the greeting has to say where to turn.",
      ],
      [
        "Written, on two phones",
        "Everything is in writing on a screen that others can see, so keep reasons and results out of it.",
      ],
      [
        "Answering within five minutes",
        "It needs a name on every shift, and it has to be off when nobody’s reading.",
      ],
    ],
  },
  {
    name: "your own cell phone",
    heard:
      /\b(?:own|personal|owner'?s?|your|my) (?:cell|mobile)(?: phone)?s?\b|\bforward\w* to (?:my|your|the owner'?s?) (?:cell|phone)\b/,
    gist: "Your own cell phone is free and personal, and it never closes.",
    suits: "for the first months, and for the few calls that must reach you at night.",
    says: [
      ["Nothing, but your evenings", "Forwarding is free. The bill comes as interrupted work and dinners."],
      [
        "Whenever you can",
        "You answer while you’re free, and callers get your private voicemail while you aren’t.",
      ],
      ["The owner in person", "People love to reach the owner, until the owner is on a ladder."],
      ["Whatever you can do with one hand", "You know everything and have no calendar in front of you."],
      ["You, if you hear it", "The urgent calls reach the right person, provided it isn’t on silent."],
      [
        "A private phone full of callers",
        "Names and messages sit on a device that goes on vacation with you. Lock it, and keep health or case details off it.",
      ],
      ["All of it is yours", "Every call back waits for you, and you can’t hand the number to anyone later."],
    ],
  },
];
