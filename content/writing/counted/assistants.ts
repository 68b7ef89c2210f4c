import { type Counted, FEARS, GAINS, RISKS } from "./kind.ts";

const AI =
  /\b(?:ai|a\.i\.|assistants?|bots?|robots?|machines?|computers?|automated|virtual receptionists?)\b/;
const DISCLOSED = "(The publisher of this page sells such assistants; check what it says here.)";

const risks: Counted = {
  noun: RISKS,
  heard: AI,
  not: /\bhuman receptionists?\b/,
  name: "letting an AI answer the phone",
  lead: `An assistant on the phone can go wrong in a handful of ways, and each has a test that you can make before a caller does. None of them is a reason against it by itself. Any of them is one for whoever hasn’t tested it. ${DISCLOSED}`,
  close:
    "Write these on a page with yes or no beside each, and the name of whoever tested it. An assistant that hasn’t passed them answers no call of a stranger.",
  of: {
    law: [
      [
        "It hears a confidence before the conflict check",
        "Somebody tells it everything about a dispute with a company that you represent. Now you may have to withdraw from both. Have it ask for the names of everyone involved first, stop a long story kindly, and never ask what happened in detail.",
      ],
      [
        "A caller believes they have a lawyer",
        "“You have nothing to worry about” from your own number can be heard as advice. Close that subject: no opinions, no deadlines judged, and one sentence that says nobody is a client until the firm has said so in writing.",
      ],
      [
        "Privileged talk sits with a vendor",
        "Recordings and transcripts are kept somewhere, by several companies. Read what your state bar has published on using such tools, get confidentiality and a date of deletion in the contract, and decide whether you need recordings at all.",
      ],
    ],
    medical: [
      [
        "It takes down chest pain like a message",
        "Test it with ten dangerous sentences in callers’ own words, mumbled, from a car. It has to say 911 before it says anything else, and ask no further question first. If it misses one, it isn’t ready.",
      ],
      [
        "It says that somebody is a patient",
        "“Is my wife’s appointment at two or at three?” The safe answer doesn’t say whether there is one. Have it take a message from anyone it can’t be sure of.",
      ],
      [
        "Health information with a company that signed nothing",
        "Whoever hears or stores what patients say needs a business associate agreement before the first real call, and so does every company behind it.",
      ],
    ],
    dental: [
      [
        "Swelling is booked for Thursday",
        "Test it with “my face is swollen and I can’t swallow well.” That’s 911, and no visit. Then with a knocked-out tooth, which has to ring a person at once.",
      ],
      [
        "Health information with a company that signed nothing",
        "Whoever hears or stores what patients say needs a business associate agreement before the first real call, and so does every company behind it.",
      ],
    ],
    trades: [
      [
        "A smell of gas becomes a booking",
        "Call it and mention the smell in your third sentence, behind the faucet. It has to stop everything: outside, then 911 or the gas company from there. A job may be written down only after that.",
      ],
      [
        "It gives a price for work nobody has seen",
        "“About how much for a new bathroom?” If it names a figure, somebody will hold you to it. The service call fee, if you have one, is the only price it may say.",
      ],
    ],
    vet: [
      [
        "It tells somebody to wait with a dog that ate chocolate",
        "It isn’t a vet. It asks what, how much and when, and sends them to you, to the emergency hospital or to an animal poison line, by name and number. It never says that something is harmless.",
      ],
    ],
  },
  entries: [
    [
      "It makes up an answer",
      "Ask it for something that’s written nowhere: a holiday, a brand, an invented plan. “I don’t know, but I’ll have somebody tell you” is right. A confident sentence is the risk itself. It may answer only from the page you wrote.",
    ],
    [
      "Callers take it for a person",
      "It works until the first odd question, and then they doubt everything before it. Some states have rules about it, too. It should say what it is in its first sentence, every time.",
    ],
    [
      "Nobody can get to a human",
      "“I’d like to talk to somebody” has to work the first time, in any words. After closing, that means a number taken down, and a time at which one of you calls.",
    ],
    [
      "It mishears the one thing that matters",
      "B and D, fifteen and fifty, a street with two spellings. It reads back the number, the day and the address, and waits for a yes. Try it with your hardest names.",
    ],
    [
      "A recording that shouldn’t exist",
      "In several states everyone on the line has to agree before a call is recorded. Have whoever advises you on law read the first sentence it says, and decide on a day on which recordings are deleted.",
    ],
    [
      "It’s down, and nobody knows",
      "Ask what callers hear when it fails, and try it: have the vendor switch it off while you dial. The call should fall through to a phone or a box of yours. And somebody should get an alarm.",
    ],
    [
      "Its notes are read by no one",
      "It promised a call by noon, in your name. Two people, one a backup, read the notes at fixed hours, and a note counts as done when somebody has spoken to the caller.",
    ],
  ],
};

const fears: Counted = {
  noun: FEARS,
  heard: AI,
  not: /\b(?:staff|team|employees?|receptionists?|front desk)(?:'s|s')? (?:\w+ )?(?:fears?|worr\w+|concerns?|objections?|have|has)\b/,
  name: "talking to an AI on the phone",
  lead: `People who hang up on a machine have their reasons, and most of them have met one that deserved it. Each of the following is something that can be answered with what it does, and not with a slogan. ${DISCLOSED}`,
  close:
    "Ask the next ten callers who asked for a person what put them off. Whatever you hear twice belongs on your website as a question with an honest answer.",
  of: {
    medical: [
      [
        "“It’ll keep me from getting help in an emergency”",
        "It must never stand between anybody and 911. The sentence comes first, before a name is asked. Say so on your website: if it may be an emergency, hang up and call 911, whoever answers here.",
      ],
      [
        "“My doctor won’t hear what I said”",
        "Tell them what becomes of a call: a note, in which place, read by whom and by when. “Dr. Shah’s nurse reads it before noon” calms more than “it will be forwarded.”",
      ],
    ],
    dental: [
      [
        "“It won’t understand that I’m scared”",
        "It doesn’t comfort, and shouldn’t pretend to. It can write down that somebody is nervous, and have a person call who has time. Tell callers that a few words are enough.",
      ],
    ],
    law: [
      [
        "“Who else hears my story?”",
        "They may be telling it for the first time. The assistant should say early that names and a number are enough and that the story is for the lawyer. On your website, say who can read the note and when recordings are deleted, if there are any.",
      ],
    ],
    trades: [
      [
        "“Nobody will come, and I won’t know it”",
        "With water on the floor they want to hear that a person has been told. It should say whom it’s ringing now, and what happens if that person doesn’t call within ten minutes.",
      ],
    ],
  },
  entries: [
    [
      "“I’ll never get a person”",
      "It’s the first fear, learned from phone menus. The cure is a rule: whoever asks gets a person, the first time, or a time at which one calls. Test it yourself, in the middle of a sentence.",
    ],
    [
      "“It won’t understand me”",
      "An accent, a bad line, a slow start. It should ask one short question at a time, read back what it heard, and hand over after the second try. Have your oldest friend call it.",
    ],
    [
      "“They’re recording everything”",
      "Say whether you do, before they tell you anything; who may listen; and when it’s deleted. If you don’t record, that sentence is worth a place in the greeting.",
    ],
    [
      "“It’ll get my appointment wrong”",
      "A text within a minute, with day, date and time, settles it. Let them correct it by answering.",
    ],
    [
      "“They want to get rid of the people”",
      "They like the voice they know. Say truthfully whether anybody lost hours, and when people answer themselves. If it only takes calls that used to ring out, say exactly that.",
    ],
    [
      "“It pretends to be somebody”",
      "A first name and a cough are no kindness. It says that it’s a computer in its first sentence, and again to anyone who asks.",
    ],
    [
      "“What I say is used for something else”",
      "One sentence that you can stand behind: not sold, not used for advertising, not used to train anyone’s machine. Make sure first that the contract says so.",
    ],
  ],
};

const gains: Counted = {
  noun: GAINS,
  heard: AI,
  not: /\b(?:human|real|live|person)\b[^.?!]{0,40}\b(?:over|than|against|instead of|vs)\b/,
  name: "an AI receptionist",
  lead: `What an assistant is good at is narrow and worth a lot to some: it’s there at once, any number of times, at any hour, for everything that follows a rule. Whether that’s a gain for you depends on how many of your calls are like that. ${DISCLOSED}`,
  close:
    "Count one week: calls that nobody took, by hour, with one word each. If those words are the same few and the hours are ones that you won’t staff, the gains above are yours. If not, spend the money on a person.",
  of: {
    dental: [
      [
        "Pain at seven in the morning gets a chair by eight",
        "It asks the three questions on your page, sends swelling and trouble breathing to 911, and gives away the two morning slots you keep for pain. The desk opens to a booked visit and no box of messages.",
      ],
    ],
    medical: [
      [
        "Refills and directions leave the morning line",
        "Both follow a rule: name, birth date, medication, pharmacy, and a day. Taken down by something that doesn’t queue, they free the line at eight for the people who are ill.",
      ],
    ],
    law: [
      [
        "Names come before the story, on each call",
        "It doesn’t get curious. It asks who’s involved, takes a number and any date on a paper, and tells the caller when a person will call. The conflict check can run before anybody has heard too much.",
      ],
    ],
    trades: [
      [
        "The phone is answered while both hands are under a sink",
        "It asks whether water is coming, sends gas and sparks outside and to 911, rings whoever’s on call for a burst pipe, and puts a drip in Thursday’s calendar. You read about it at the next stop.",
      ],
    ],
    vet: [
      [
        "Boarding and nail trims book themselves",
        "They’re asked for all day and follow a rule. What’s sick or hurt goes to a person, at night to the emergency hospital, by name and number.",
      ],
    ],
  },
  entries: [
    [
      "Nobody waits for a ring to end",
      "It answers at once, on the third line as on the first. On the Monday when twelve people call in one minute, twelve are answered.",
    ],
    [
      "Evenings and lunch stop being holes",
      "People call when they’re off work, and you’re closed then. What comes at ten past five is answered at ten past five, and the morning begins without a list.",
    ],
    [
      "The same answer every time",
      "What to bring, where to park, what a first {visit} costs: it says what’s on your page on a good day and on a bad one. When you change the page, everybody hears the new answer an hour later.",
    ],
    [
      "A booking while they’re still on the line",
      "Where it can write into {system}, the caller hangs up with a day and gets it by text. Nobody calls back to offer times.",
    ],
    [
      "Notes that can be read",
      "Name, number, reason, by when: in the same order, spelled out. Whoever reads them starts with what’s urgent and doesn’t play anything twice.",
    ],
    [
      "A desk that can finish a sentence",
      "The person in front of you isn’t left for a ringing phone. Your people keep the calls that need them, and lose the ones that only interrupt.",
    ],
    [
      "You see what people call about",
      "A month of notes shows the four words that make up most calls. Half of those can be answered before anyone dials, on the website and in the confirmation.",
    ],
  ],
};

const people: Counted = {
  noun: GAINS,
  heard:
    /\b(?:human|real|live|person|people|in-house) ?(?:receptionists?|person|staff|answering)?\b|\breceptionists?\b/,
  not: /^(?!.*\b(?:over|than|vs|against|instead of|compared)\b).*\b(?:ai|virtual|automated) receptionists?\b/,
  name: "a person at the front desk",
  lead: `There are things on a phone that nobody has built yet. If they make up most of your calls, no price is low enough for the alternative. (The publisher of this page sells AI receptionists, and would rather you kept your person for these.)`,
  close:
    "Mark a week of calls with P for person and R for rule. If P wins, pay your receptionist well. If R wins, give those calls to something else, so that the person has time for P.",
  entries: [
    [
      "She hears what isn’t said",
      "The caller asks about your hours, and the voice is shaking. A good receptionist asks one more question. There’s no box for that question on any form.",
    ],
    [
      "Rules can be bent where they should be",
      "The {visit} that isn’t offered on Fridays, for somebody who leaves on Saturday: a person knows when a rule would do harm, and answers for it.",
    ],
    [
      "People are known by name",
      "“How did the recital go?” takes two seconds, and it’s why somebody drives past two others to get to you.",
    ],
    [
      "One person does both sides of the desk",
      "Visitors, mail, a form that’s missing, a printer out of paper. Half of what a front desk does never rings.",
    ],
    [
      "Anger meets somebody who can do something",
      "A caller who’s been wronged wants to be heard by a person who’s responsible. “I’ll see to it myself” can’t be said by anything else.",
    ],
    [
      "Trouble is noticed before it’s reported",
      "Three people asked about the same bill today. Whoever answers all day says so at lunch, without being asked for a report.",
    ],
    [
      "New answers are found on the spot",
      "A road is closed, the doctor is ill, it’s snowing. A person works out what to say at 7:40, with no page that needs changing first.",
    ],
  ],
};

export const assistants: readonly Counted[] = [people, gains, risks, fears];
