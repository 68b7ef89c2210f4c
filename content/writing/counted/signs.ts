import { phoneSystemSigns, reachSigns } from "../library/signs/calls.ts";
import { reachSignsOf } from "../library/signs/reach-of.ts";
import { intakeSigns, vendorFlags } from "../library/signs/people.ts";
import { type Counted, SIGNS } from "./kind.ts";

const greeting: Counted = {
  noun: SIGNS,
  heard: /\bgreetings?\b|\b(?:first|opening) (?:words|sentence)\b|\bphone manner\b/,
  not: /\bvoice ?mail\b/,
  name: "a greeting that turns callers away",
  lead: "A greeting can’t be judged from the inside, because nobody at the office ever hears it as a stranger. It shows in what callers do in the first ten seconds, and most of that can be read in the log or heard from a cell phone.",
  close:
    "Call your own number three times this week from a phone it doesn’t know: at eight, at noon, at five. Write down the first words you hear. If they differ, put one sentence on a card by every phone.",
  entries: [
    [
      "Callers begin with “Hello? Is this …?”",
      "They didn’t catch the name. It was said too fast, or not at all, or after three other things. Say the place first, slowly, then your own name, then one question.",
    ],
    [
      "Calls end within ten seconds of being answered",
      "Look for them in the log. Some are wrong numbers. If they sit in one hour, or on one person’s shifts, it’s what that caller heard: a menu, a sigh, “please hold.”",
    ],
    [
      "“Can you hold?” comes before anybody has spoken",
      "It tells a stranger that they’re in the way. Count it for a day. One question first costs four seconds: “Can it wait a minute?”",
    ],
    [
      "Five people answer in five ways",
      "One says the name, one says “Yes?”, one says it with the hours and the website. Call at different times and note the first sentence. Whoever’s busiest sounds worst, and that’s who your newest callers get.",
    ],
    [
      "Callers talk over the end of it",
      "They start before you’ve finished, because it’s too long. Four seconds is enough: place, name, one question. Time yours with a watch.",
    ],
    [
      "People give a date of birth before they’re asked",
      "They’ve learned that the form comes first here. It makes you fast and makes them a number. Let them say why they’re calling, then ask.",
    ],
    [
      "Nobody uses your receptionist’s name",
      "Regulars say “Hi, Maria” where the greeting has a name in it. If nobody does, it’s mumbled or missing. It’s much harder to be rude to someone who has one.",
    ],
  ],
};

const reminding: Counted = {
  noun: SIGNS,
  heard: /\b(?:reminders?|confirmations?|no.?shows?)\b/,
  name: "reminders that don’t work",
  lead: "A reminder has one job: that somebody comes, or says in time that they won’t. Whether it does that job can be seen in a month of your own calendar, without asking anyone.",
  close:
    "Take last month’s empty hours and write beside each which reminder went out, when, and what came back. The pattern is usually one of these, and it’s usually cheap.",
  entries: [
    [
      "Nobody ever answers them",
      "If a hundred texts bring two replies, they don’t ask for one, or the answer goes to a number that no one reads. End with a question that takes one key: “Reply C to confirm, M to move it.”",
    ],
    [
      "People cancel on the morning itself",
      "The reminder came too late to be of use to either of you. Send one two or three days before, while the hour can still be given to somebody else.",
    ],
    [
      "The same people miss again",
      "A text doesn’t mend a habit. Look up who missed twice in a year; those get a call from a person, or a time that’s easier to fill.",
    ],
    [
      "“I thought it was next week”",
      "The text says “tomorrow” or only a date. Weekday, date, time and place belong in each one, because it’s read on a phone in a parking lot.",
    ],
    [
      "New {customers} miss more often than the others",
      "Compare the two in a month. If it’s so, the reminder isn’t the problem: they don’t know you, where to park, or what it will cost. Call new ones once, the day before, and tell them.",
    ],
    [
      "You hear “I tried to tell you”",
      "They called at lunch and nobody answered, or replied to a text that says not to. An easy way to cancel fills more hours than a hard one.",
    ],
    [
      "Empty hours stay empty",
      "Somebody cancels two days before, and nothing happens. Then it isn’t reminders that are missing, it’s a list of people who want to come sooner, and a name for whoever calls them.",
    ],
  ],
};

const outgrown: Counted = {
  noun: SIGNS,
  heard:
    /\b(?:outgrown?|outgrew|(?:new|replac\w+|upgrad\w+|chang\w+|old|outdated) (?:\w+ )?(?:phone|telephone) systems?|phones? (?:is|are) (?:too )?old|old phones)\b/,
  name: "a phone system that’s too small",
  lead: "A phone system rarely breaks. It stops fitting: the office has grown, people work from two places, and the box in the closet still thinks it’s one desk. Here’s how that shows.",
  close:
    "Write down which of these cost you a call this month. If it’s two or more, have three providers price your call log, and ask each how the change is undone.",
  entries: phoneSystemSigns,
};

const vendor: Counted = {
  noun: SIGNS,
  heard: /\b(?:vendors?|providers?|contracts?|sales(?:person|people)?|demos?|quotes?)\b/,
  not: /\b(?:answering services?|phone systems?)\b/,
  name: "an AI vendor who isn’t ready",
  lead: "A vendor who’s ready can show it within a day: a line to call, an agreement to read, a price in writing. What follows shows the opposite, and you can see all of it before you’ve signed anything. (The publisher of this page sells AI receptionists. Look for these with us, too.)",
  close:
    "One of these can be an honest gap, if it’s named without being asked. Two, and you know how the first invoice and the first outage will go.",
  entries: vendorFlags,
};

const intake: Counted = {
  noun: SIGNS,
  heard: /\bintake\b|\bconsultations?\b/,
  name: "an intake that loses people",
  lead: "Intake is broken when people who wanted to hire you end up elsewhere, and nobody can say at which point. It leaves traces: in the log, in the notes, and in what callers say when they’re finally reached.",
  close:
    "Take the last ten people who called and didn’t become {customers}, and write beside each where it stopped. Mend the place that appears twice.",
  entries: intakeSigns,
};

/** What shows anywhere that nobody gets through to an office, or that whoever answers can’t keep up. */
const lost: Counted = {
  noun: SIGNS,
  heard:
    /\b(?:phones?|calls?|callers?|calling|telephone|front desk|reception\w*|voice ?mail|answer\w*|get(?:ting)? through)\b/,
  not: /\b(?:ai|assistants?|bots?|automated)\b|\b(?:don't|do not|dis)like\b|\bhate\b|\bwhy\b/,
  name: "calls that get lost",
  lead: "Lost calls leave no paper, so they’re seen last by the people who lose them. What there is to see is in the call log, in the first sentence of whoever calls back, and on your own people’s faces at noon. Each sign below comes with what’s behind it and what to do.",
  close:
    "Tick the ones you’ve seen this month. At one, keep counting. At three, take the worst hour of the log and give it a second name, a call back at a fixed time, or something that answers; then count again for two weeks.",
  of: reachSignsOf,
  entries: [
    ...reachSigns,
    [
      "Messages can’t be used",
      "A first name and half a number; “wants to know about the thing.” Whoever wrote it had another line ringing. Read last week’s notes: if one in five has no number or no reason, your people are answering faster than they can listen.",
    ],
  ],
};

export const signs: readonly Counted[] = [greeting, reminding, outgrown, vendor, intake, lost];
