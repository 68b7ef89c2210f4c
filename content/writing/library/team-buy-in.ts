import type { Subject } from "./kinds.ts";

const ASSISTANT =
  "(?:ai|a\\.i\\.|(?:voice|virtual|phone|automated) (?:assistants?|receptionists?|agents?)|assistants?|bots?)";
const TEAM =
  "(?:team|staff|front[- ]desk|receptionists?|employees|people at the desk|colleagues|assistants at the desk)";

const WON =
  "on board|buy[- ]?in|win(?:ning)? (?:\\w+ ){0,3}over|won over|convinc\\w+|persuad\\w+|resist\\w*|reluctan\\w+|skeptic\\w*|push(?:es|ing)? ?back|object\\w*|hates?|hostile|refus\\w+|embrac\\w+|accept";

/** Winning over those who answer today, before anything is switched on. */
export const teamBuyIn: Subject = {
  id: "team-buy-in",
  name: "winning the team over before an AI receptionist starts",
  heard: new RegExp(`^(?=.{0,200}\\b${ASSISTANT}\\b)(?=.{0,200}\\b${TEAM}\\b)(?=.{0,200}\\b(?:${WON})\\b)`),
  not: /\b(?:callers?|patients|clients|customers) (?:who|that)? ?(?:are |is )?(?:afraid|scared|nervous|skeptic\w*|resist\w*|hate)\b/,
  title: "How to win the team over before an AI receptionist starts at {who}",
  lead: "Ask before you announce. The people who answer your phone know which calls a machine will ruin, and they’ll help you keep those away from it if they’re asked while nothing is signed. Answer the question about their jobs first and truthfully, give them a veto that counts, let them write what it says and try to break it, and agree in advance on the figure that would end it. That takes about two weeks and six conversations, and all of it comes before the first real call.",
  close:
    "You’ll know that they’re with you when somebody at the desk says “we” about it: “We changed that answer yesterday.” If nobody has said it by the day before it starts, wait a week and find out why. A late start costs you some calls. A team that hopes it fails costs you all of it.",
  near: ["rollout", "telling"],
  passages: [
    {
      does: "Answer the question about jobs before it’s asked",
      asks: "What do we say about people’s jobs?",
      heard: /\b(?:jobs?|replac\w+|hours|afraid|fear\w*|worr\w+|scared|security|losing)\b/,
      says: [
        "Everybody’s first question is “Am I being replaced?” and hardly anybody asks it out loud. So say what’s true and can be checked in a year: which hours change, which don’t, who decides. If you can’t promise that nobody’s hours will be cut, don’t. Say until when you can promise it. Bad news that comes from you costs less than good news that turns out to be half true.",
      ],
      lines: [
        [
          "When it’s true",
          "It takes the calls we miss: at lunch, after five and when every line is busy. Nobody’s hours change because of it. If that ever stops being true, you’ll hear it from me first, and early.",
        ],
      ],
      mistake: [
        "Saying “nobody’s being replaced” and nothing else",
        "It makes everyone wonder why you brought it up. Name the hours it works, the hours it doesn’t, and who decides if that’s to change.",
      ],
      checks: ["Everyone has heard in person what happens to their hours, and until when that’s promised."],
      tasks: ["Tell each person alone, in five minutes, what happens to their hours and what doesn’t."],
    },
    {
      does: "Ask each of them alone, before anything is signed",
      asks: "How do we bring it up with the team?",
      heard: /\b(?:talk|conversation|meeting|bring (?:it )?up|announce\w*|before|ask|involve\w*|start)\b/,
      says: [
        "Not in a meeting, where the loudest opinion becomes everyone’s. Ten minutes with each person who answers, with two questions and a pen: “Which calls would you gladly never take again?” and “Which call would go wrong if a machine took it?” The first list is what it may have. The second list is worth more than anything the vendor will tell you.",
      ],
      mistake: [
        "Announcing it in an all-staff email",
        "The people who answer know where it’ll fail, and they’ll watch it fail if nobody asked them. Sit down with each of them first.",
      ],
      checks: [
        "Each person who answers has been asked both questions alone, and the answers are written down.",
      ],
      tasks: [
        "Ask everyone who answers which calls they’d give away and which would go wrong; write both lists.",
      ],
    },
    {
      does: "Give the desk a veto that counts",
      asks: "What should the front desk decide?",
      heard: /\b(?:veto|decide|say in|control|list|which calls|power|rules)\b/,
      says: [
        "Out of those lists comes one page: what it may finish, what it takes down, what it hands to a person at once. {Cap:urgent} goes to a person whatever anybody wishes. For the rest, whoever answers may take a kind of call off the first list on the spot, without giving a reason. It goes back on only if they put it there. A veto that’s used twice in the first month costs you nothing. One that’s refused once ends the discussion.",
      ],
      mistake: [
        "Asking for input and deciding anyway",
        "They’ll give it once. A list that visibly changes because somebody at the desk objected is worth ten speeches.",
      ],
      checks: ["One page says what it may take, and whoever answers can strike a line from it."],
      tasks: ["Write the page with them, and say aloud that each of them may strike a line."],
    },
    {
      does: "Let them write what it says",
      asks: "Who writes the answers?",
      heard: /\b(?:answers?|writ\w+|words|script|voice|sound|prepare|own)\b/,
      says: [
        "Give the twenty most common questions to the people who answer them now, five each, half an hour with the phones covered. They write what they’d really say, in two sentences. Then read all of them aloud together and cross out whatever sounds like a brochure. From that hour on it speaks with their words, and a criticism of it becomes a correction.",
      ],
      mistake: [
        "Letting the vendor or the website supply the answers",
        "Then it’s a stranger in their chair who gets things wrong. Answers they wrote themselves they’ll also repair themselves.",
      ],
      checks: ["The answers were written by the people who answer now, and read aloud together."],
      tasks: ["Hand out the twenty questions, five to each, and read the answers aloud together."],
    },
    {
      does: "Invite them to break it",
      asks: "How do we let the team try it out?",
      heard: /\b(?:test\w*|break|try|trial|demo|practice|see it)\b/,
      says: [
        "Set one afternoon, with everybody calling from their own cell phone. The task is to make it fail: mumble, interrupt, ask two things at once, be rude, be somebody’s mother. Every failure goes on the wall with the finder’s name, and the best one gets lunch. The person with the most doubts should keep the list. They’ll find what you’d have found in March, and they’ll have seen it get fixed.",
      ],
      mistake: [
        "Showing a demo that works",
        "Nobody trusts a call that was rehearsed. Let them hear it fail, and see how fast that’s mended.",
      ],
      checks: ["Everybody has made it fail once and seen the fix."],
      tasks: ["Hold one afternoon of test calls, with a prize for the worst failure found."],
    },
    {
      does: "Settle what they worry about for {customers}",
      asks: "What if the team is worried about privacy?",
      heard: /\b(?:privacy|hipaa|record\w*|patients|clients|confiden\w+|customers|trust)\b/,
      only: ["dental", "medical"],
      says: [
        "Part of the resistance isn’t about jobs. It’s “Is that even allowed?” Have the answer in your hand: the vendor’s signed business associate agreement, what’s kept and for how many days, and the sentence in which it says that it’s a computer. Let somebody from the desk ask the vendor their own questions on a call. They’ll be asked the same ones at the counter on day one.",
      ],
      checks: ["The agreement is signed, and everyone at the desk knows what’s kept and for how long."],
      tasks: ["Get the agreement signed, and let the desk put its own questions to the vendor."],
    },
    {
      does: "Agree beforehand on what would end it",
      asks: "How do we show that it isn’t settled already?",
      heard: /\b(?:end|stop|trial|numbers?|figures?|measure|worth|decide|review|pilot|success)\b/,
      says: [
        "Write two figures on the wall before it starts: calls that reached nobody last week, and minutes a day spent calling people back. Beside them write what you’ll do: “If neither is better after eight weeks, or if the desk says it makes the day harder, it goes.” Then put the date in everybody’s calendar. A trial that can really end is one that people can afford to be fair to.",
      ],
      mistake: [
        "Calling it a trial that nobody can end",
        "They’ve seen those. Put the figure and the date on the wall, and keep to them.",
      ],
      checks: ["Two figures, a date and the sentence “or it goes” hang where everybody sees them."],
      tasks: ["Write the two figures and the date on the wall, with what happens if they’re no better."],
    },
    {
      does: "Take the person who’s against it seriously",
      asks: "What if somebody refuses?",
      heard:
        /\b(?:refus\w+|against|resist\w*|object\w*|pushback|push(?:es|ing)? back|skeptic\w*|hates?|difficult|negative|reluctan\w+|convinc\w+|persuad\w+)\b/,
      says: [
        "There’s usually one, often the best you have. Don’t argue. Ask for the call they’re afraid of, word for word, and play it on the test line together. If it goes wrong, that kind of call comes off the page in front of them. If it goes well, say nothing and let them say it. Somebody who still doesn’t want it may simply be someone who loves talking to {customers}, and that person should get the calls that need it.",
      ],
      mistake: [
        "Treating doubt as a bad attitude",
        "The skeptic has usually seen the last system come and go. Their list of fears is your test plan.",
      ],
      checks: ["The strongest doubt in the team has been tried out on the line, word for word."],
      tasks: ["Ask the greatest skeptic for the call they fear, and try it together."],
    },
    {
      does: "Say who reads the notes, and what comes off their plate for it",
      asks: "What new work does it bring?",
      heard: /\b(?:work|workload|notes?|extra|busy|time|tasks?|burden|more to do)\b/,
      says: [
        "It takes calls and makes notes, and notes are work. If you don’t say whose, they’ll know it’s theirs. Name one person per shift, with two fixed times a day, and take something off that list that costs as much: the voicemail box, the nine o’clock confirmation calls. If you can’t name what goes, they’re right to object.",
      ],
      mistake: [
        "Selling it as relief and adding a task",
        "They’ll do the sum by Wednesday. Write down what it adds and what it takes away, in minutes.",
      ],
      checks: [
        "The minutes it adds and the minutes it saves are on one line, and somebody’s name is beside the notes.",
      ],
      tasks: ["Name who reads the notes at which hours, and cross out a task of the same size."],
    },
  ],
  signs: [
    [
      "Nobody asks any questions",
      "Silence in the meeting isn’t agreement. Ask each person alone which call would go wrong; you’ll have a list within ten minutes.",
    ],
    [
      "Callers hear “Sorry, we have a robot now”",
      "Somebody at the desk is apologizing for it. Ask what it did to them, and give them a sentence they can stand behind.",
    ],
    [
      "The same mistake is reported three times",
      "They’ve stopped believing that reports change anything. Fix it the same day, and say who found it.",
    ],
    [
      "Notes lie until the afternoon",
      "Nobody’s name is on them, or nothing came off the list for it. Name one person and take something away.",
    ],
  ],
};
