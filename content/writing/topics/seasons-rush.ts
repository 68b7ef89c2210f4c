import type { Point } from "../kinds.ts";

/** Weeks in which more comes than usual, and the doors are open. */
export const rush: readonly Point[] = [
  {
    id: "second-person",
    obvious: true,
    state: "open",
    phase: "decide",
    do: "Put a second person on the telephone for the hours that need it",
    how: "Not for the whole season: for the two or three hours that stood out in last year’s log. Somebody from the back, a student, a service by the hour. Agree on it now, because in the season nobody has time to find anybody.",
    mistake: "Hoping that the usual people can manage",
    harm: "They can, for a week. Then one is ill and the others answer {hands}. Two or three hours a day of a second person cost less than the calls that are lost in them.",
    ask: "Do we need more people on the telephone in season?",
    answer:
      "For single hours, probably, and seldom for whole days. Look in last year’s log which hours stood out, and staff those.",
    check: "For the fullest hours of the season a second person has agreed to answer.",
    task: "Find two hours a day in last year’s log, and agree with a second person on them.",
  },
  {
    id: "full-is-an-answer",
    obvious: true,
    state: "open",
    phase: "write down",
    do: "Write what you say when you are full",
    how: "“We are full that day; I have the Tuesday after, or I put you on the list and call by six.” Three parts: the no, another offer, the list. Whoever answers can say it without asking anybody.",
    mistake: "Saying only that you are full",
    harm: "It sends away someone who might have come on Tuesday. A no with another day in it is half a yes.",
    ask: "What do we say when everything is taken?",
    answer:
      "No, another day, and the list, in one breath. The list needs an hour by which they hear, or it is only a polite end.",
    check: "There is a sentence for full days, with another day and a list in it.",
    task: "Write the sentence for full days, and try it on ten callers.",
  },
  {
    id: "ahead-of-them",
    state: "open",
    phase: "start",
    do: "Write to those who come every year before they call",
    how: "Take last year’s names from {system} and send them two lines, four weeks ahead: what is free, and how to take it. Each who answers is a call that does not come in the fullest week.",
    mistake: "Waiting until they all call in the same week",
    harm: "They would have booked a month ago if somebody had asked. Two lines to last year’s names move a part of the rush into a quiet week.",
    ask: "Can the rush be spread?",
    answer:
      "A part of it: those who came last year can be asked before they ask you. Two lines, four weeks ahead, with a way to answer.",
    check: "Last year’s {customers} of the season were written to four weeks ahead.",
    task: "Write to last year’s names of the season with two lines and two free days.",
  },
  {
    id: "daily-ten-minutes",
    state: "open",
    phase: "try",
    do: "Meet for ten minutes a day while it lasts",
    how: "Standing, before the doors open: what was asked yesterday that nobody could answer, what is full, who is away. The sheet at the telephone is changed there and then. After the season the meeting ends.",
    mistake: "Changing things in the middle of the day",
    harm: "Half of you know it and half do not, and callers get both answers. Once a day, all together, in writing.",
    ask: "How do we all keep saying the same?",
    answer:
      "With ten minutes in the morning and one sheet. What changes after that waits until tomorrow morning.",
    check: "While the season lasts, the sheet at the telephone is renewed every morning.",
    task: "Put ten minutes before opening into the calendar of each day of the season.",
  },
];
