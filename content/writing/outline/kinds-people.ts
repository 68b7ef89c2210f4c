import type { OutlineKind } from "./kind.ts";

export const hiring: OutlineKind = {
  id: "hiring",
  heard: /\b(?:hir(?:e|ing)|recruit\w*|interview\w*|job (?:ads?|descriptions?|postings?)|applicants?)\b/,
  points: [
    [
      "Describe an ordinary day",
      "What will I be doing all day?",
      "At [hour] you [what]; the hard part is [what], and after a month you can [what].",
      "Whoever does it now: ask for yesterday, hour by hour.",
    ],
    [
      "Put the pay and the hours in the ad",
      "What does it pay, and which hours?",
      "It pays [from … to …] for [hours], [days]; we don’t [what others ask for].",
      "Three ads nearby, with dates. Some states require the range.",
    ],
    [
      "Ask the people you already know",
      "Where do good people come from?",
      "Our last three came through [whom or where].",
      "Ask each of your people for one name.",
    ],
    [
      "Answer within a day",
      "How fast do I hear back?",
      "You’ll hear from [name] by [when], and meet us within [days].",
      "The last five: days from their first message to yours.",
    ],
    [
      "Ask everyone the same five questions",
      "What will you ask me?",
      "“Tell me about a day when everything came at once. What did you do first?” And: [four of your own].",
      "Write the good answer next to each before you hear one. The EEOC’s page says what not to ask.",
    ],
    [
      "Pay for a short trial",
      "Can we both try it?",
      "We pay [sum] for [hours] of [a real task], and look at [two things].",
      "Your accountant: how is that paid and reported?",
    ],
    [
      "Call two people they worked for",
      "Who can tell me about you?",
      "Ask: “Would you hire them again? For what?”",
      "Note the pause as well as the words.",
    ],
    [
      "Have the first week ready",
      "What happens on my first day?",
      "On the first morning you get [keys, login, name of the person next to you].",
      "The last new person: what was missing?",
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
      "On day one there are [keys, login, tools, uniform, forms], and [name] is free until [hour].",
      "The last new person: what did they wait for?",
    ],
    [
      "Let them watch, with three things to look for",
      "What do they watch first?",
      "They stand next to [name] for [days] and write down [three things].",
      "Your best person: what do they do without noticing?",
    ],
    [
      "Teach the five tasks that make up half the work",
      "What do they learn first?",
      "Half the work is [five tasks]; each has a card with its steps.",
      "A tally of one week shows which five.",
    ],
    [
      "Do it together, then change places",
      "When do they do it themselves?",
      "From day [n], they do [task] while [name] watches and says nothing until the end.",
      "Ask the trainer at which point they used to take over.",
    ],
    [
      "Give them words for what they don’t know",
      "What do they say when they don’t know?",
      "“[I’ll find out, and call you by …]”",
      "Which question threw the last new person?",
    ],
    [
      "Practice the rare, frightening cases",
      "What can go badly wrong?",
      "We act out [three cases]: what it looks like, what you do first, whom you get.",
      "The oldest hand here: which three scare them?",
    ],
    [
      "Let them work alone, and check two things",
      "When do they work alone?",
      "From week [n], they do [what] alone; [name] checks [two things] every [day].",
      "What has a customer noticed before you did?",
    ],
    [
      "Sit down and decide",
      "How do both of you know it’s working?",
      "On [date] we sit down for half an hour: what they can do, what’s missing, whether they stay.",
      "Ask them what they would tell the next one.",
    ],
  ],
};

export const keeping: OutlineKind = {
  id: "keeping",
  heard:
    /\b(?:keep(?:ing)? .{0,40}(?:from (?:leaving|quitting)|staff|employees|team|technicians)|(?:retain\w*|retention|burn.?out|quitting|motivat\w+)(?=.{0,80}\b(?:staff|employees?|team|crew|people at work|workers?|technicians?|hygienists?|receptionists?|front desk|office|company|workplace)\b)|(?:staff|employees?|team|crew|people at work|workers?|technicians?|hygienists?|receptionists?|front desk|office|company|workplace) (?:[\w-]+ ){0,4}(?:retention|burn.?out|quitting)|turnover|morale|team meetings?|time off|schedul\w+ (?:staff|shifts|employees)|shifts?)\b/,
  points: [
    [
      "Ask why the last three left",
      "Why do people leave?",
      "The last three left because of [what], and each had said so [how long] before.",
      "Call them. After a year most people tell you.",
    ],
    [
      "Talk to those who stay",
      "What do the others think?",
      "I asked each of them: what would make you look elsewhere? I heard [two answers].",
      "Alone, ten minutes, no notes in front of them.",
    ],
    [
      "Compare pay once a year",
      "Is it the money?",
      "Nearby the job pays [from … to …]; we pay [sum], and we [raise it, or say why not].",
      "Three ads with dates.",
    ],
    [
      "Fix one small daily annoyance",
      "What can I change this week?",
      "Every day they [wait, search, carry, skip lunch]; from [day] on, [what].",
      "Work one shift yourself.",
    ],
    [
      "Publish the schedule earlier",
      "When do people know their hours?",
      "The schedule is up [days] ahead; swaps go through [whom], by [when].",
      "Count last month’s changes after it was up.",
    ],
    [
      "Say thanks for something exact",
      "How do I praise without it sounding fake?",
      "“On [day] you [what], and [what came of it].”",
      "Note one a week, or there will be none to name.",
    ],
    [
      "Show the next step",
      "What can they become here?",
      "After [months] and [what they can do], the job is [which], at [sum].",
      "Write it down for one real person.",
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
      "On [dates], [what was seen, not what was meant].",
      "Your notes of the last three months. What isn’t dated doesn’t count.",
    ],
    [
      "Talk once, in private, and listen",
      "Have they heard it from me?",
      "“I noticed [what] on [days]. What’s going on?”",
      "Practice it aloud with somebody from outside.",
    ],
    [
      "Set a date and one measurable thing",
      "What has to change, by when?",
      "By [date], [what]; I’ll help with [what], and we talk again on [day].",
      "Give them a copy, and keep one.",
    ],
    [
      "Check the law before you act",
      "What am I not allowed to do?",
      "Before the talk, I check [final pay, leave, protected reasons] for our state.",
      "The state labor department’s page, or an employment lawyer for an hour.",
    ],
    [
      "Keep the last talk short",
      "What do I say?",
      "“Today is your last day. [Final pay, date]. [Keys, login].” Ten minutes, and a second person in the room.",
      "Ask somebody who has done it what they would leave out.",
    ],
    [
      "Tell the team",
      "What do the others hear?",
      "“[Name] no longer works here. [Who] takes over [what].” No reasons.",
      "Which task would fall through on Monday?",
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
      "[n] people came at least [times] and not since [month].",
      "Your booking system or card sales, sorted by last visit.",
    ],
    [
      "Ask ten of them why",
      "Why did they leave?",
      "Of ten, [n] said [what], and [n] had simply forgotten.",
      "Call, without an offer in hand.",
    ],
    [
      "Fix the reason before you invite anyone",
      "What is different now?",
      "Since [date], [what we changed].",
      "Have one of the ten try it.",
    ],
    [
      "Write to one person, not to a list",
      "What do I write?",
      "“Hi [name], we haven’t seen you since [what]. [What is new.] Would [day] work?”",
      "Read it aloud; would you answer it?",
    ],
    [
      "Make coming back easy",
      "What do they have to do?",
      "One link or one word in reply, and [the hour they used to come] is kept until [day].",
      "Try it on your own phone.",
    ],
    [
      "Count who is back after three months",
      "Did it work?",
      "[n] of [n] came once, [n] came twice.",
      "The same report as at the start.",
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
      "On [day], [who] said “[words]”, and [what came of it].",
      "Whoever was there, in their words.",
    ],
    [
      "Decide what you want from the talk",
      "What should be different afterward?",
      "Afterward [one thing] should be settled; [what] can stay open.",
      "Ask someone who isn’t part of it what they would settle for.",
    ],
    [
      "Write the first two sentences",
      "How do I begin?",
      "“[What I saw, with the day.] [What I’d like.]”",
      "Say them aloud to a friend. Cross out “always” and “never”.",
    ],
    [
      "Listen before you answer",
      "What might they say?",
      "They’ll say “[the strongest thing]”, and they’re right about [part].",
      "Ask somebody who has been on the other side.",
    ],
    [
      "Know what you may offer",
      "What can I offer, and what not?",
      "I can offer [what, up to what]; I won’t [what].",
      "The contract, your boss or your own limit, in writing.",
    ],
    [
      "End with who does what by when",
      "How does it end?",
      "“So you’ll [what] by [day], and I’ll [what].” A short message repeats it.",
      "Look at the last three: which was never followed up?",
    ],
  ],
};
