import type { Topic } from "../kinds.ts";

export const callback: Topic = {
  id: "callback",
  name: "calling back",
  goal: "call people back on the same day",
  gist: "A call back is worth most on the day of the call, so it needs an hour, a name and an order.",
  heard:
    /\b(call(s|ed|ing)? (\w+ ){0,4}back|call.?backs?|return(ing|ed)? (\w+ ){0,3}(calls|messages)|same.?day|speed to lead|phone tag|(missed|unreturned) calls? (the )?same day|respond(ing)? (\w+ ){0,3}(same day|within))\b/,
  keywords: ["call backs", "same day"],
  scene:
    "Somebody asked you for a call, and meant today. {Hands}, today becomes tomorrow without anybody having decided it, and {next}.",
  close: "Today, even if it is short. Tomorrow you will be calling somebody who has found another.",
  thesis: "Whoever calls today is called back today",
  reasons: [
    {
      head: "The wish to talk is a matter of hours",
      text: "At the moment of the call somebody has the question in mind, the papers at hand, and a few minutes. By tomorrow they are at work again or have tried elsewhere: {next}. The same call, a day later, begins from zero.",
    },
    {
      head: "Late call backs cost more calls",
      text: "Called on the same day, most of what is needed is said once. A day later there is a missed call on each side, and then a second one, and the telephone rings more because it was answered less.",
    },
    {
      head: "A short call is enough to keep the promise",
      text: "It does not have to hold the answer. “I have read it, I will look at {expert}, and you hear from me on Thursday at ten” takes a minute, and the search is over.",
    },
  ],
  against: {
    text: "There are days on which nobody can call, {hands}, and a hurried call may be worse than a calm one tomorrow.",
    reply:
      "On such a day somebody else makes the call, or a text names the hour tomorrow. What counts is that the day does not end in silence.",
  },
  near: ["followup", "writing", "after-hours"],
  points: [
    {
      id: "age-of-list",
      phase: "find out",
      do: "Measure how long a call back takes today",
      how: "For a week write two times beside each name: when they called, and when you reached them. Sort by the difference. You will see at once at which hour of the day a call has to come in to be left until tomorrow.",
      mistake: "Believing that you call back quickly",
      harm: "The quick ones are remembered, the slow ones are not. Write down both times for a week; the gap between the two is the truth about it.",
      ask: "How quick are we really?",
      answer:
        "Two times beside each name will tell: called at, reached at. A week is enough, and nobody has to guess any more.",
      check: "For a week, the time of the call and of the call back stand beside each name.",
      task: "Write beside each name when they called and when they were reached, for a week.",
    },
    {
      id: "cut-off",
      obvious: true,
      phase: "decide",
      do: "Draw a line in the afternoon",
      how: "Whoever calls before four, say, is called back today. Whoever calls after it is told so and gets an hour for the morning. A line that callers know is a promise; a feeling of haste is none.",
      mistake: "Promising the same day to everybody",
      harm: "Somebody calls at ten to five, and either you stay or you break it. Draw the line at an hour that you can keep on a Monday too.",
      ask: "Does it have to be the same day for every call?",
      answer:
        "For each one that comes before a line that you draw in the afternoon. For the others the same day means a word that says when tomorrow.",
      check: "There is an hour until which calls are called back today, and callers hear it.",
      task: "Set the hour until which a call is called back today, and put it into the greeting.",
    },
    {
      id: "two-windows",
      obvious: true,
      phase: "decide",
      do: "Block two windows a day, with a name",
      how: "One before lunch and one before closing, a quarter of an hour each, in {system} like an appointment. The name beside it changes, the window does not. What does not fit moves first in the next one.",
      mistake: "Calling back in between",
      harm: "In between does not come, {hands}. Two short windows with a name in front of them hold; good intentions do not.",
      ask: "When are we supposed to do that?",
      answer:
        "In two windows of a quarter of an hour, one late in the morning and one before closing, with somebody’s name on them. They stand where appointments stand.",
      check: "Two windows a day for call backs are blocked, and each has a name.",
      task: "Block a quarter of an hour before lunch and before closing, with a name on each.",
    },
    {
      id: "order-of-calls",
      obvious: true,
      phase: "write down",
      do: "Settle who is called first",
      how: "First what cannot wait until tomorrow; danger is never on this list, for it was passed on at once. Then {newOnes}, then those who are waiting for a decision, then the rest. In the order of arrival the patient ones win.",
      mistake: "Working from the top of the pile",
      harm: "The pile is in the order of arrival, and that is nobody’s order. {ANewOne} lies under three questions about {status}, and is gone by noon.",
      ask: "Whom do we call first?",
      answer:
        "What cannot wait, then {newOnes}, then whoever needs a yes or a no from you. Three marks on the list are enough.",
      check: "The list has three marks: cannot wait, new, rest; and it is called in that order.",
      task: "Mark each open line as pressing, new or rest, and call in that order for a week.",
    },
    {
      id: "first-minute",
      phase: "start",
      do: "Call even without the answer",
      how: "Say that you have read the note, what you still need, and when they hear the rest. Ask {sort0} while you are at it. A call of a minute today saves one of ten tomorrow.",
      mistake: "Waiting until the answer is complete",
      harm: "It is complete on Thursday, and on Thursday somebody else has it. Call today with what you have, and name the day for the rest.",
      ask: "What if we do not have the answer yet?",
      answer:
        "Then say that, and by when you will. Callers seldom mind a second call; they mind not knowing whether there will be one.",
      check: "Whoever could not be answered yet has been told by when.",
      task: "Call three people without having the answer; say when it comes, and keep it.",
    },
    {
      id: "not-reached",
      phase: "start",
      do: "Leave a sentence when nobody picks up",
      how: "Name, the matter in three words, and two times at which you can be reached. Then a text with the same. Your number alone on a screen says nothing, and many do not pick up a number they do not know.",
      mistake: "Counting a missed call as a call back",
      harm: "For you it was tried, for them nothing happened. A sentence on the mailbox and a text make it a reply.",
      ask: "And if they do not pick up?",
      answer:
        "One sentence on the mailbox, one text, two times at which you can be reached. After a second try the list says so, and somebody looks at it again the next day.",
      check: "A try that reached nobody leaves a sentence and a text with two times.",
      task: "Write the two lines for mailbox and text, and use them for every try this week.",
    },
    {
      id: "empty-by-night",
      phase: "look back",
      do: "Close the day with the list",
      how: "Five minutes before closing somebody reads what is open. Every line is called, handed on by name, or gets a text with an hour for tomorrow. Count the lines that stayed open at the end of the week.",
      mistake: "Letting the list run over into the next day",
      harm: "Yesterday’s names lie on top of today’s, and soon each list is two days old. Empty it before closing, if only with texts.",
      ask: "How do we keep it up?",
      answer:
        "With a number on Friday: names that did not hear from you on their day. If it is none, leave everything as it is.",
      check: "At closing, no name is open without a word from us.",
      task: "Read the open names five minutes before closing, and count on Friday how many were left.",
    },
  ],
};
