import type { Point } from "../kinds.ts";

/** Weeks in which more comes than usual, and the doors are open. */
export const rush: readonly Point[] = [
  {
    id: "second-person",
    obvious: true,
    state: "open",
    phase: "decide",
    do: "Put a second person on the phone for the busiest hours",
    how: "Not all season, just for the two or three hours that stood out in last year’s log. Someone from the back, a student, or a service by the hour. Arrange it now, because in the season nobody has time to look.",
    mistake: "Hoping that the usual people can manage",
    harm: "They can, for a week. Then one gets sick and the others answer {hands}. Two or three hours a day of a second person cost less than the calls you lose.",
    ask: "Do we need more people on the phone in season?",
    answer:
      "For certain hours, probably. For whole days, seldom. Check last year’s log for the hours that stood out, and staff those.",
    check: "A second person has agreed to answer in the season’s busiest hours.",
    task: "Find the two busiest hours a day in last year’s log, and arrange a second person for them.",
  },
  {
    id: "full-is-an-answer",
    obvious: true,
    state: "open",
    phase: "write down",
    do: "Write what you say when you are full",
    how: "“We’re full that day. I have the Tuesday after, or I can put you on the list and call you by six.” A no, another offer, and the list. Whoever answers can say it without asking anyone.",
    mistake: "Only saying that you are full",
    harm: "It sends away people who might have come on Tuesday. Always offer another day.",
    ask: "What do we say when everything is taken?",
    answer: "No, another day, and the list, all in one breath. Say by when people on the list hear from you.",
    check: "We have a sentence for full days, with another day and a list in it.",
    task: "Write the sentence for full days, and try it on ten callers.",
  },
  {
    id: "ahead-of-them",
    state: "open",
    phase: "start",
    do: "Contact the people who come every year before they call",
    how: "Take last year’s names from {system} and send them two lines four weeks ahead: what is open, and how to book it. Everyone who answers is one call less in your busiest week.",
    mistake: "Waiting until they all call in the same week",
    harm: "They would have booked a month ago if you had asked. Two lines to last year’s names move part of the rush into a quiet week.",
    ask: "Can we spread out the rush?",
    answer:
      "Part of it. You can ask the people who came last year before they ask you. Two lines, four weeks ahead, with a way to answer.",
    check: "Last year’s seasonal {customers} heard from us four weeks ahead.",
    task: "Write to last year’s seasonal names with two lines and two open days.",
  },
  {
    id: "daily-ten-minutes",
    state: "open",
    phase: "try",
    do: "Meet for ten minutes a day while it lasts",
    how: "Before the doors open, standing up: what did people ask yesterday that nobody could answer, what is full, who is out? Change the sheet by the phone right there. When the season ends, so does the meeting.",
    mistake: "Changing things in the middle of the day",
    harm: "Half of you know it and half don’t, and callers get both answers. Do it once a day, together, in writing.",
    ask: "How do we all keep saying the same thing?",
    answer:
      "With ten minutes in the morning and one sheet. Anything that changes later waits until tomorrow.",
    check: "During the season, we update the sheet by the phone every morning.",
    task: "Put ten minutes before opening in the calendar for every day of the season.",
  },
];
