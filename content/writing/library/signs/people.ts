type Pairs = readonly (readonly [string, string])[];

/** What one sees in people and in assistants, and what to do about it. */
export const aiSigns: Pairs = [
  [
    "Calls come when everyone’s hands are full",
    "If the phone rings most while people are being looked after, you’re choosing all day between the one in front of you and the one on the line. Mark it for a week. When more than a few calls a day ring out during your own hours, something that answers at once has work to do.",
  ],
  [
    "The evening fills the voicemail box",
    "Or worse, it fills the call log and leaves the box empty. People deal with their own lives after five. If ten or more of last month’s late calls came from numbers you don’t know, that’s a reason all by itself.",
  ],
  [
    "The same ten questions all day",
    "{Cap:ask0}, {ask1}, where to park. When your people can answer in their sleep, those calls follow a rule, and a rule is what an assistant is good at. If nearly every call is different, it isn’t for you.",
  ],
  [
    "Call backs eat the first hour",
    "Someone starts the day with last night’s list and ends it in other people’s voicemail. Answered at the moment they called, most of those would have been done in two minutes.",
  ],
  [
    "You’ve thought about hiring for the phone alone",
    "If the counter is fine and only the phone isn’t, a whole person may be more than you need. Count first: five bad half hours a week aren’t a job. Compare the wage with {priceRange}.",
  ],
  [
    "You already know what should be said",
    "An assistant needs answers that somebody has agreed on. If your team can write twenty of them in an afternoon, you’re ready. If the afternoon ends in an argument about the cancellation rule, have that argument first.",
  ],
  [
    "Somebody has fifteen minutes a day for its notes",
    "This is the sign most people overlook. If nobody would read what it takes down, you’d be buying a more polite voicemail. If there’s a name for it, the rest can be tried.",
  ],
  [
    "Your front desk asks for help, and means the phone",
    "Ask them which two hours they’d give away. When the answer is the same from everyone, and it’s the phone at lunch, you have both a reason and the people who’ll make it work.",
  ],
];
export const vendorFlags: Pairs = [
  [
    "The demo is a recording",
    "Ask to call it from your own cell, with your own question, right now. A vendor who can’t do that today won’t surprise you pleasantly later.",
  ],
  [
    "It always has an answer",
    "Ask whether it takes an insurance plan you’ve just invented. If it says yes, it’ll say yes to your callers, too.",
  ],
  [
    "“HIPAA compliant” without an agreement",
    "The badge costs nothing. Ask for the business associate agreement itself. Silence, or “our legal team is working on it,” is an answer.",
  ],
  [
    "Price only after a call with sales",
    "You need one figure for your busiest month, all in. If nobody will write it down, the first invoice will.",
  ],
  [
    "A year’s contract before you’ve heard one real call",
    "A month’s notice is enough for a service that works. Whoever needs twelve has a reason.",
  ],
  [
    "Nobody can name the companies behind it",
    "Your callers’ words pass through several. A vendor who doesn’t know them, or won’t say, can’t have agreements with them.",
  ],
  [
    "You’d have to ask them to change an answer",
    "Snow closes you at six in the morning. If a change of hours goes through a ticket, callers will hear the wrong thing until Tuesday.",
  ],
  [
    "No customers of your size to talk to",
    "A logo wall of chains tells you little about a place with three phones. Ask for two of your size and call them without the vendor on the line.",
  ],
];
export const assistantFlags: Pairs = [
  [
    "Many calls end within ten seconds",
    "People hear the first sentence and go. Listen to five of them: it’s too long, too cheerful, or it doesn’t say how to get a person. Shorten it, and count again next week.",
  ],
  [
    "Its notes pile up",
    "If there are more than ten unread at noon, it has become a voicemail box. That’s a staffing question: one name, three fixed times.",
  ],
  [
    "The desk fixes its bookings every day",
    "Ask which kind. It’s nearly always two that sound alike to a caller, or a length that was never right. One rule, and it stops.",
  ],
  [
    "Callers ask for a person after the same question",
    "Find the question and pass those calls on at once. It was never meant to handle it.",
  ],
  [
    "“I don’t know” for the same thing, week after week",
    "It’s asking you for a sentence, and nobody’s listening. Whoever reads its notes should answer one a day.",
  ],
  [
    "An urgent call waited",
    "One is too many. Read the call aloud with whoever wrote the list, add the caller’s own words, test it at night, and check both phones it rings.",
  ],
  [
    "Nobody can say when they last listened",
    "Quality doesn’t go down with a bang. Hours change, people leave, and it goes on saying last spring’s things. Ten calls a week, on a fixed day.",
  ],
];
export const trainingSigns: Pairs = [
  [
    "Callers repeat themselves",
    "“As I just said…” shows that somebody types before they listen. Practice letting the caller finish, then saying it back in one sentence.",
  ],
  [
    "Every hard call lands on the same colleague",
    "The others pass it on because nobody showed them how. Practice the angry one and the endless one, twice each.",
  ],
  [
    "“I think so” and “probably”",
    "Guessing is what people do when there’s no page to look at. Write the ten commonest answers down, and give them a good way to say that they’ll find out.",
  ],
  [
    "Long holds to ask a question",
    "If most holds are for the same three questions, teach the three. It’s an hour of your time.",
  ],
  [
    "The greeting is different each time",
    "Not a crime, but a sign that nobody ever settled it. Choose one, say it together ten times, done.",
  ],
  [
    "Bookings come back with mistakes",
    "Wrong day, wrong number, wrong length: read-backs are being skipped. Make the read-back part of the booking, and check five a week.",
  ],
  [
    "They apologize for the phone",
    "“Sorry, it’s crazy here” tells a caller they’re a burden. Give them a sentence that does the opposite: “I’m glad you called. One moment, and I’m all yours.”",
  ],
];
export const intakeSigns: Pairs = [
  [
    "You sign fewer of the calls you get than last year",
    "If calls went up and signed matters didn’t, the break is between hello and the consultation. Follow the last twenty callers from the first ring to the end, one line each.",
  ],
  [
    "Callers tell their story twice",
    "Once to intake and once more to the lawyer. People with a bad month don’t like to do that. A half-page note in their words saves the second telling.",
  ],
  [
    "Conflicts turn up after the story",
    "If names come at the end, you’ve heard things you didn’t want to hear. Names first, every time, in a sentence that explains why.",
  ],
  [
    "Weekend calls are returned on Monday afternoon",
    "By then they’ve talked with somebody. Whoever called on Saturday needs a voice on Saturday, if only to say when the lawyer will call.",
  ],
  [
    "Nobody knows why people didn’t sign",
    "Ask the last ten, kindly. “You took two days” is worth hearing, and so is “I couldn’t tell what it would cost.”",
  ],
  [
    "The lawyer does intake between hearings",
    "It’s done well and at the wrong times. Somebody with a script and a list of what to pass on reaches more of them.",
  ],
  [
    "“We’ll call you” without a day",
    "Callers who hang up without a person, a day and a task keep calling firms. End every call with all three.",
  ],
];
export const noShowCauses: Pairs = [
  [
    "They forgot",
    "It was booked six weeks ago at a counter, and the card is in a coat. One text two days before, answered with a single word, takes care of most of these. A reminder that can’t be answered doesn’t tell you anything.",
  ],
  [
    "They couldn’t reach you to cancel",
    "They tried at lunch, got a recording and gave up. From your side it looks like rudeness. Make canceling possible by text and after hours, and a no-show turns into an opening you can fill.",
  ],
  [
    "They were afraid",
    "Of the drill, of the result, of the bill. Nobody says so. Call first-timers and anyone with something hard ahead, ask what worries them, and tell them what the first ten minutes will be like.",
  ],
  [
    "They feel better, or the problem went away",
    "Why come in for a tooth that stopped hurting? Say when they book why it still matters: “Even if the pain goes, please come. That’s when it gets worse.”",
  ],
  [
    "Money is tight",
    "A person who doesn’t know what it’ll cost stays away rather than ask. Give the figure, or a range, when you confirm, and mention that a plan is possible.",
  ],
  [
    "Work or a ride fell through",
    "It’s hourly work, a bus that runs twice an hour, a child with a fever. Offer early and late times, ask what usually gets in the way, and keep a same-day slot for the ones who can’t plan.",
  ],
  [
    "They don’t think it matters to you",
    "If a missed hour never has an answer, people conclude that it wasn’t needed. A friendly call the same day says otherwise: “We missed you. Is everything all right?”",
  ],
];
export const hangUpCauses: Pairs = [
  [
    "Nobody picks up in time",
    "Four rings are nearly half a minute. After that a new caller is reading the next name on the list. Let calls move on after three.",
  ],
  [
    "“Please hold” is the first thing they hear",
    "They had a sentence ready and couldn’t say it. Take the sentence first, then ask whether they’d like to hold or be called.",
  ],
  [
    "A menu without their reason",
    "Seven choices, and none is theirs. Three at most, in callers’ words, with a way out on the first key.",
  ],
  [
    "A recording at an hour when you’re open",
    "It says that you’re there and didn’t want to. Send daytime calls to a second phone before they reach a box.",
  ],
  [
    "They can’t tell where they’ve landed",
    "A mumbled greeting, a name that isn’t on the sign, a call center’s tone. Say the name of the business slowly, then yours.",
  ],
  [
    "They’ve been passed around",
    "The second transfer is where people go. Whoever answers either solves it or brings the right person to the line, with the story.",
  ],
];
