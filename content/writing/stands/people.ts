import type { Stand } from "./kind.ts";

// Who answers: the front desk, the owner, a person.

export const frontDesk: Stand = {
  id: "front-desk",
  affirms: true,
  shows: { scene: "limit", theme: "first", as: "reason" },
  topic: "desk",
  name: "the front desk",
  claim: "The person at your front desk is your most important hire",
  heard:
    /\b(?:receptionists?|front desk(?: staff| people| person| team)?)\b.{0,50}\b(?:underpaid|undervalued|underrated|deserves?|most important|important|backbone|face of|matters?|heart of|more than|best hire|marketing|salesperson)\b|\b(?:pay|value|invest in|appreciate|thank|respect|listen to)\b.{0,20}\b(?:receptionists?|front desk)\b/,
  opens: [
    "They know every regular by voice, calm people down, and can tell a real emergency from a loud one. They’re interrupted forty times a day, and they’re the last to be asked when something changes. Then they leave, and everybody is surprised.",
  ],
  because: [
    [
      "Everyone meets them first",
      "{NewOnes} know that voice before they know your work. If the first minute goes badly, {next}, and nobody tells you why.",
    ],
    [
      "They know what your {customers} want",
      "They hear it all day, in people’s own words. No report that you could buy knows as much about {one}, and it would cost you a cup of coffee to ask.",
    ],
    [
      "What they know isn’t written down",
      "Who’s afraid of what, who pays late, who must never be put on hold. When they go, it goes.",
    ],
  ],
  sum: [
    "What leaving costs",
    "Say the job pays $20 an hour, and you could keep a good person by paying $22. Two dollars an hour are about $4,000 a year. If she leaves instead, you pay for six weeks of an empty desk, two months in which the new one needs twice the time, and the callers who weren’t answered meanwhile. Even if only five new {customers} at $500 get away, that’s $2,500, before you’ve spent an hour on interviews. And the new one will want $22.",
  ],
  acts: [
    "Work out what six weeks of an empty chair would cost you, with your own numbers.",
    "Give them two hours a day in which somebody else takes the phone.",
    "Ask what they’d change, and change one thing by Friday.",
  ],
  grants: [
    "A small business can’t pay everyone what they deserve, and the buttons can indeed be learned in a week. Both are true. But judgment isn’t a button, and the things that make the job bearable are mostly free: two hours a day without the phone, a rule for abusive callers that you stand behind, and a say in what gets changed. If there’s no money, start there.",
  ],
  ends: "Ask the person at your desk what they’d change. Then change one thing by Friday, and tell them it was their idea.",
};

export const ownersTurn: Stand = {
  id: "owners-turn",
  affirms: true,
  topic: "telephone",
  name: "answering your own phone",
  claim: "Every owner should answer the phone once a week",
  heard:
    /\b(?:owners?|bosses|boss|doctors?|dentists?|partners?|lawyers?|you) should (?:\w+ )?(?:answer|pick up|take) (?:the|their|your|its|own) (?:own )?(?:phones?|calls?)\b|\banswer(?:ing)? (?:your|my|their|our) own phones?\b/,
  opens: [
    "Somebody calls in sick, and the owner sits at the front desk for an hour. By the third call they’ve learned more about their business than in the last meeting. By the tenth they’d like to apologize to whoever usually sits there.",
  ],
  because: [
    [
      "You hear what people really ask",
      "You think they want to hear about your work. They ask where to park, and they ask it in words that aren’t on your website.",
    ],
    [
      "You notice what doesn’t work",
      "The transfer that goes nowhere, the price nobody knows, the calendar that takes four clicks. Your people stopped mentioning those long ago.",
    ],
    [
      "Your people notice as well",
      "Somebody who has sat there for an hour makes different rules, and says please differently.",
    ],
  ],
  sum: [
    "An hour, and what it buys",
    "Your hour is worth $200, say, so fifty of them a year are $10,000. That’s a lot, until you write down what a single hour turned up: a form that sends six callers a week back to the desk. Six calls at five minutes are 26 hours a year of somebody’s time, gone with one sentence on a web page. Find four of those, and the hours have paid for themselves. After that you can go once a month.",
  ],
  acts: [
    "Block an hour next week at the desk, at a quiet time first.",
    "Write down every question that a sentence on the website would have answered.",
    "Fix one of them the same day, and tell the desk.",
  ],
  grants: [
    "There’s real work to do that only you can do, and callers aren’t served by somebody who doesn’t know where the calendar is. So go when it’s quiet, sit next to someone, and say so: “I’m the owner, and I’m learning.” Nobody minds. And when you’ve heard nothing new for a month, stop.",
  ],
  ends: "Pick an hour next week. Tell nobody, and take a pencil.",
};

export const realPerson: Stand = {
  id: "real-person",
  shows: { scene: "limit", theme: "machine", as: "fault" },
  topic: "handover",
  name: "reaching a person",
  claim: "Every caller should be able to reach a person",
  heard:
    /\b(?:never replace|can'?t replace|cannot replace|can replace|won'?t replace|no substitute for|real (?:person|people|humans?)|human (?:touch|voice|being)|deserves? (?:a|to (?:talk|speak) to a) (?:human|person|real)|(?:a (?:person|human)|people|humans?|somebody|someone) should (?:always |still )?(?:answer|pick up|be (?:on the phone|reachable)))\b/,
  opens: [
    "Somebody calls with a question that isn’t on any list. They say it once, then again, more slowly. What they want is a person, and all they need to hear is that one is coming. Whether they hear it is the best test I know of how a business thinks about people.",
  ],
  because: [
    [
      "Some calls need judgment",
      "{Cap:hard}: nobody wants to explain that to a system. It takes someone who hears the hesitation, bends a rule and answers for it.",
    ],
    [
      "A person can be sorry",
      "When something has gone wrong, people want somebody to have noticed. A machine can say the word. It can’t mean it, and everyone on the line knows.",
    ],
    [
      "The open door is what makes the rest acceptable",
      "People will gladly let a machine tell them the hours, as long as they know that asking for a human works the first time. Close that door, and they start testing it on every call.",
    ],
  ],
  sum: [
    "What the door costs",
    "Say 100 calls a month are answered by a machine, and fifteen ask for a person. At four minutes each that’s one hour a month. One hour is the price of being a place where people can get through. If you hide the way instead, those fifteen repeat themselves, call again or go elsewhere, and you won’t find the hour in any report, because they didn’t leave a message.",
  ],
  acts: [
    "Call your own number and ask for a person in three different ways.",
    "Write down who gets those calls, for every hour of the week.",
    "Say in the first sentence that a person can be had, and how.",
  ],
  grants: [
    "Nobody can have a person awake at three in the morning for every question about parking, and a tired human isn’t always kinder than a patient machine. So the promise isn’t that a person answers everything, at once. It’s that asking for one is understood the first time, leads to a name, and comes with an hour when they’ll call.",
  ],
  ends: "Call your own number and ask for a person. Count how many times you have to say it. One is the only good answer.",
};

export const noAbuse: Stand = {
  id: "no-abuse",
  topic: "complaints",
  name: "abusive callers",
  claim: "Nobody at your front desk has to put up with abuse",
  heard:
    /\bcustomers? (?:is|are) (?:not|n't|never)? ?always right\b|\bcustomer isn'?t always right\b|\bfir(?:e|ing) (?:a |your |bad |rude |abusive |difficult )*(?:clients?|customers?|patients?)\b|\b(?:abusive|rude|screaming) (?:callers?|customers?|patients?|clients?)\b.{0,40}\b(?:should|hang up|put up|tolerat\w+|end|fire)/,
  opens: [
    "Someone screams at the youngest person in the building because a form was missing. She apologizes four times, hangs up, and takes the next call with the same voice as before. Everybody heard it, and nobody said anything. That silence is a policy, whether you wrote it or not.",
  ],
  because: [
    [
      "Angry and abusive are two different things",
      "An angry caller has a problem and will calm down once it’s heard. An abusive one has found somebody who isn’t allowed to hang up. The first deserves your patience. The second is using it.",
    ],
    [
      "Everyone else pays for it",
      "The next five callers get a voice that’s still shaking. The colleague at the other desk learns what you’ll stand for. The good {customers} learn it, too; they’re in the waiting room.",
    ],
    [
      "One sentence is enough, if you stand behind it",
      "“I want to help you, and I’ll end this call if you go on like that.” Said once, and then done. What makes it work is that nobody has to explain herself to you afterward.",
    ],
  ],
  sum: [
    "The one you’d lose",
    "Say one {customer} in two hundred is like that, and brings $600 a year. You’d lose $600. Now put next to it what a good person at the desk costs to replace: six weeks of an empty chair and two months of half speed come to several thousand dollars before you count the callers who got away. You can fire eight such {customers} a year, and still come out ahead if it keeps one colleague.",
  ],
  acts: [
    "Write the one sentence on the card by the phone, with your name under it.",
    "Agree on who tells the customer afterward, so that it isn’t the person who was shouted at.",
    "Give whoever took such a call ten minutes away from the phone.",
  ],
  grants: [
    "People call you on the worst day of their year, in pain, frightened, out of money, and some of them shout. Whoever hangs up on fear has chosen the wrong trade. That’s why the sentence offers help first, and why the second chance is part of it. But it isn’t compassion to let somebody be hurt in your place.",
  ],
  ends: "Write the sentence on the card by the phone, and put your own name under it. Then, the first time somebody uses it, take her side.",
};

export const deskWithoutPhone: Stand = {
  id: "desk-without-phone",
  shows: { scene: "lost", theme: "rush", as: "reason" },
  topic: "desk",
  name: "the phone at the front desk",
  claim: "The front desk should not answer the phone",
  heard:
    /\b(?:front desk|receptionists?|reception)\b.{0,30}\b(?:should(?: not|n'?t)|not|never|stop)\b.{0,20}\b(?:answer\w*|pick\w* up|phones?)\b|\b(?:take|get|move) the phones? (?:away from|off|out of) (?:the )?(?:front desk|reception)\b/,
  opens: [
    "We’ve built a job in which one person is supposed to look someone in the eye and answer a ringing phone, all day, at the same time. Then we wonder why the person at the counter feels ignored, the caller feels rushed, and whoever sits between the two is tired by ten.",
  ],
  because: [
    [
      "Two jobs in one chair are both done badly",
      "Whoever is checking somebody in and picks up has told the person in front of them where they rank. Whoever lets it ring has told the caller. There’s no polite way to do both.",
    ],
    [
      "Everybody in the room can hear it",
      "A call at the counter is a public reading of somebody’s name, date of birth and trouble. Move the phone ten steps away, behind a door, and the problem is gone.",
    ],
    [
      "Interrupted work is done twice",
      "A form that’s broken off four times has a mistake in it. You’ll find it in three days, when nobody remembers the call.",
    ],
  ],
  sum: [
    "What an interruption costs",
    "Say the desk gets sixty calls a day, and forty of them come while somebody’s standing there or something’s half typed. If it takes one minute each time to find back, that’s forty minutes a day, more than three hours a week. Those hours are already being paid for. In a back room, without the counter, the same person could answer the same sixty calls and finish the forms as well.",
  ],
  acts: [
    "For two hours a day, have one person answer in a back room, and nobody at the counter.",
    "Count for a week how often a call breaks into something.",
    "Decide where calls go when that person is busy: a second one, a service, an assistant.",
  ],
  grants: [
    "With two people in the office there’s no back room and nobody to sit in it. And the person at the counter knows things that a voice in the back doesn’t: who’s just walked in, how far behind the day is. So in a small office it won’t be the whole day. It’ll be the two worst hours, with the counter covered by whoever is free. That’s enough to hear the difference.",
  ],
  ends: "Stand at your own counter for ten minutes on Monday morning and listen. If you wouldn’t want your name said aloud there, take the phone away.",
};
