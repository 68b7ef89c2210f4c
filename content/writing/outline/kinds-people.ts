import type { OutlineKind } from "./kind.ts";

export const hiring: OutlineKind = {
  id: "hiring",
  about: "hiring",
  heard: /\b(?:hir(?:e|ing)|recruit\w*|interview\w*|job (?:ads?|descriptions?|postings?)|applicants?)\b/,
  points: [
    [
      "Describe an ordinary day",
      "What will I be doing all day?",
      "Whoever does it now: ask for yesterday, hour by hour.",
      "What the person does at nine, at noon and at four. A day described honestly keeps away the wrong ones.",
    ],
    [
      "Put the pay and the hours in the ad",
      "What does it pay, and which hours?",
      "Three ads nearby, with dates. Some states require the range.",
      "A range, the weekdays and the one condition that isn’t negotiable.",
    ],
    [
      "Ask the people you already know",
      "Where do good people come from?",
      "Ask each of your people for one name.",
      "Where good people of this trade are found nearby, and what each way costs.",
    ],
    [
      "Answer within a day",
      "How fast do I hear back?",
      "The last five: days from their first message to yours.",
      "Good people have two other offers. Say what’s answered when, and by whom.",
    ],
    [
      "Ask everyone the same five questions",
      "What will you ask me?",
      "Write the good answer next to each before you hear one. The EEOC’s page says what not to ask.",
      "Five questions about things that happened, the same for all, with a good answer written down beforehand.",
    ],
    [
      "Pay for a short trial",
      "Can we both try it?",
      "Your accountant: how is that paid and reported?",
      "Half a day of real work, paid, with two things that you look at.",
    ],
    [
      "Call two people they worked for",
      "Who can tell me about you?",
      "Note the pause as well as the words.",
      "Two questions that former bosses answer honestly.",
    ],
    [
      "Have the first week ready",
      "What happens on my first day?",
      "The last new person: what was missing?",
      "Keys, logins, a name for every question, and what they can do alone by Friday.",
    ],
  ],
};

export const onboarding: OutlineKind = {
  id: "onboarding",
  heard:
    /\b(?:onboard\w*|train(?:ing)? (?:plan|program|(?:(?:an?|your|the|my|our|new|seasonal|young|junior) )*(?:[\w-]+ )?(?:staff|employees?|team|crew|people|person|hires?|workers?|helpers?|apprentices?|assistants?|receptionists?|hygienists?|technicians?|techs?|servers?|dispatchers?|cooks?|cashiers?|baristas?|stylists?|groomers?|managers?|volunteers?|interns?|drivers?|bakers?|carpenters?|mechanics?|plumbers?|electricians?|waiters?|bartenders?|sales\w+|clerks?)\b)|new (?:hire|dispatcher|server|assistant|technician|apprentice|employee|cook|cashier|groomer|stylist|manager)|first (?:day|week|month|\d+ days) (?:of|for) (?:an? )?(?:new|first))\b/,
  points: [
    [
      "Have everything ready on the first morning",
      "What is there on the first morning?",
      "The last new person: what did they wait for?",
      "Keys, logins, a desk and a name to ask. A first morning spent waiting is remembered for years.",
    ],
    [
      "Let them watch, with three things to look for",
      "What do they watch first?",
      "Your best person: what do they do without noticing?",
      "Watching without a question teaches little. Give three things to look for, and talk about them at noon.",
    ],
    [
      "Teach the five tasks that make up half the work",
      "What do they learn first?",
      "A tally of one week shows which five.",
      "Five tasks in the order in which they’re needed, each with how long it takes a beginner.",
    ],
    [
      "Do it together, then change places",
      "When do they do it themselves?",
      "Ask the trainer at which point they used to take over.",
      "From which point on they do it and somebody else watches, and who that is.",
    ],
    [
      "Give them words for what they don’t know",
      "What do they say when they don’t know?",
      "Which question threw the last new person?",
      "One sentence they can always say without losing face.",
    ],
    [
      "Practice the rare, frightening cases",
      "What can go badly wrong?",
      "The oldest hand here: which three scare them?",
      "The two cases that come up twice a year and can’t be looked up then.",
    ],
    [
      "Let them work alone, and check two things",
      "When do they work alone?",
      "What has a customer noticed before you did?",
      "When they’re alone for the first time, and the two things that are checked afterward.",
    ],
    [
      "Sit down and decide",
      "How do both of you know it’s working?",
      "Ask them what they would tell the next one.",
      "A date on which both say what they think, and what’s decided on it.",
    ],
  ],
};

export const keeping: OutlineKind = {
  id: "keeping",
  about: "keeping staff",
  heard:
    /\b(?:get(?:ting)?|mak(?:e|ing)|want(?:ing)?) (?:[\w'-]+ ){1,4}(?:to )?stay(?: longer)?\b(?!.*\b(?:on hold|on the line|hotel|overnight)\b)|\b(?:employees?|staff|team|crew|assistants|hygienists?|technicians?|receptionists?|nurses|paralegals|associates|workers) (?:\w+ ){0,2}(?:stay(?:ing)?|leav(?:e|es|ing)|quit(?:s|ting)?)\b|\b(?:keep(?:ing)? .{0,40}(?:from (?:leaving|quitting)|staff|employees|team|technicians)|(?:retain\w*|retention|burn.?out|quitting|motivat\w+)(?=.{0,80}\b(?:staff|employees?|team|crew|people at work|workers?|technicians?|hygienists?|receptionists?|front desk|office|company|workplace)\b)|(?:staff|employees?|team|crew|people at work|workers?|technicians?|hygienists?|receptionists?|front desk|office|company|workplace) (?:[\w-]+ ){0,4}(?:retention|burn.?out|quitting)|turnover|morale|team meetings?|time off|schedul\w+ (?:staff|shifts|employees)|shifts?)\b/,
  points: [
    [
      "Ask why the last three left",
      "Why do people leave?",
      "Call them. After a year most people tell you.",
      "Three people, and the reason behind the reason they gave.",
    ],
    [
      "Talk to those who stay",
      "What do the others think?",
      "Alone, ten minutes, no notes in front of them.",
      "Two questions to the others: what keeps you, and what would make you look around?",
    ],
    [
      "Compare pay once a year",
      "Is it the money?",
      "Three ads with dates.",
      "What the same job pays nearby, and where your own stands.",
    ],
    [
      "Fix one small daily annoyance",
      "What can I change this week?",
      "Work one shift yourself, or sit in for half a day where it takes a license.",
      "The small thing that spoils every day: a dull tool, a lunch that’s always late, a chair that hurts. What mending it cost you, and who asked for it.",
    ],
    [
      "Publish the schedule earlier",
      "When do people know their hours?",
      "Count last month’s changes after it was up.",
      "How many days ahead people know their hours, and what that’s worth to them.",
    ],
    [
      "Say thanks for something exact",
      "How do I praise without it sounding fake?",
      "Note one a week, or there will be none to name.",
      "How praise sounds when it’s about one thing on one day.",
    ],
    [
      "Show the next step",
      "What can they become here?",
      "Write it down for one real person.",
      "What somebody can become here, in which time, and what it pays.",
    ],
  ],
};

export const parting: OutlineKind = {
  id: "parting",
  heard:
    /\b(?:fir(?:e|ing) (?:(?:an?|your|my|our|the|bad|difficult|late) )*(?:[\w-]+ )?(?:employees?|staff|workers?|clients?|customers?|patients?|someone|somebody|people|person|receptionists?|technicians?|managers?|members?)|dismiss\w*|terminat\w+|lay(?:ing)? off|let(?:ting)? (?:an? |your )?\w+ go|difficult employees?|(?:chronically|always) late|employees? (?:who|that))\b/,
  points: [
    [
      "Put down what happened, with dates",
      "What exactly is wrong?",
      "Your notes of the last three months. What isn’t dated doesn’t count.",
      "Facts with dates, without adjectives. Whoever can’t write them down isn’t ready for the talk.",
    ],
    [
      "Talk once, in private, and listen",
      "Have they heard it from me?",
      "Practice it aloud with somebody from outside.",
      "How the talk begins, and what’s asked before anything is said.",
    ],
    [
      "Set a date and one measurable thing",
      "What has to change, by when?",
      "Give them a copy, and keep one.",
      "One thing that can be seen by both, and the day on which it’s looked at.",
    ],
    [
      "Check the law before you act",
      "What am I not allowed to do?",
      "The state labor department’s page, or an employment lawyer for an hour.",
      "What your state and the contract ask for, and what has to be paid on the last day.",
    ],
    [
      "Keep the last talk short",
      "What do I say?",
      "Ask somebody who has done it what they would leave out.",
      "Five minutes, two people in the room, no argument.",
    ],
    [
      "Tell the team",
      "What do the others hear?",
      "Which task would fall through on Monday?",
      "What the others hear the same day, and what’s nobody’s business.",
    ],
  ],
};

export const winningBack: OutlineKind = {
  id: "winning-back",
  heard:
    /\b(?:w[io]n(?:ning)? (?:back|[\w ]{2,30} back)|(?:former|lapsed|lost|inactive) (?:customers|clients|members|patients|guests|students)|repeat (?:customers|business|visits)|loyal\w*|(?:customers|clients|patients|members|guests) (?:leave|stay|come back))\b/,
  points: [
    [
      "Make the list of who stopped coming",
      "Who left?",
      "Your booking system or card sales, sorted by last visit.",
      "How to find them, and from which gap on somebody counts as gone.",
    ],
    [
      "Ask ten of them why",
      "Why did they leave?",
      "Call, without an offer in hand.",
      "One question, without an offer attached.",
    ],
    [
      "Fix the reason before you invite anyone",
      "What is different now?",
      "Have one of the ten try it.",
      "The reason that comes up most, and what was done about it.",
    ],
    [
      "Write to one person, not to a list",
      "What do I write?",
      "Read it aloud; would you answer it?",
      "Three sentences that mention something true about that person.",
    ],
    [
      "Make coming back easy",
      "What do they have to do?",
      "Try it on your own phone.",
      "One step, with a date, and nothing to explain.",
    ],
    [
      "Count who is back after three months",
      "Did it work?",
      "The same report as at the start.",
      "How many were asked, how many came, and how many stayed.",
    ],
  ],
};

/** What is said to somebody; it says less than any other kind. */
export const talking: OutlineKind = {
  id: "talking",
  heard:
    /\b(?:tell(?:ing)?|say(?:ing)?|talk\w*|speak\w*|ask(?:ing)?|respond\w*|reply\w*|answer\w*|deal(?:ing)? with|handl\w+|apologi\w+|negotiat\w+|explain\w*|complain\w*|difficult|angry|rude|refus\w+|conflict\w*|feedback|reviews?)\b/,
  points: [
    [
      "Tell one real case first",
      "What happened the last time?",
      "Whoever was there, in their words.",
      "One case, with the words that were said.",
    ],
    [
      "Decide what you want from the talk",
      "What should be different afterward?",
      "Ask someone who isn’t part of it what they would settle for.",
      "The one thing that’s to be settled, and what may stay open.",
    ],
    [
      "Write the first two sentences",
      "How do I begin?",
      "Say them aloud to a friend. Cross out “always” and “never”.",
      "Two sentences: what was seen, on which day, and what’s wished for.",
    ],
    [
      "Listen before you answer",
      "What might they say?",
      "Ask somebody who has been on the other side.",
      "The strongest thing that the other side may say, and where it’s right.",
    ],
    [
      "Know what you may offer",
      "What can I offer, and what not?",
      "The contract, your boss or your own limit, in writing.",
      "What may be offered, up to what, and who has to agree.",
    ],
    [
      "End with who does what by when",
      "How does it end?",
      "Look at the last three: which was never followed up?",
      "Who does what by when, repeated in a short message.",
    ],
  ],
};
