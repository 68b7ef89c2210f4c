import type { Course } from "./kind.ts";

export const hangUps: Course = {
  id: "hang-ups",
  name: "callers who hang up",
  heard: /\bh[au]ng[- ]?ups?\b|\bh[au]ng(?:s|ing)? up\b|\babandon(?:ed|ment) (?:calls?|rates?)\b/,
  not: /\b(?:ai|assistants?|no[- ]?shows?|robocalls?|after[- ]hours)\b/,
  title: "A plan for fewer hang-ups at {who}",
  lead: "People don’t hang up on you in general. They hang up at one of five places: while it rings, in the menu, in the greeting, on hold, or at the beep. The log shows which, because each has its own number of seconds. So the plan finds the place first, mends that one, and counts again.",
  before: [],
  after: [
    {
      name: "find where they hang up",
      tasks: [
        [
          "Sort two weeks by seconds",
          "From the phone company’s log, take each call that ended without a word: under 10 seconds, 10 to 30, half a minute to three minutes, more. Write the hour next to it, and whether that number called again the same day.",
          "desk",
        ],
        [
          "Call yourself five times",
          "At eight, at noon, at the busiest hour, on a Monday, after closing. Write down what you heard second by second, and where you’d have given up.",
          "owner",
        ],
        [
          "Ask ten who got through",
          "“Did you try us before?” For a week, whoever answers asks each {newOne} that one question and makes a mark.",
          "desk",
        ],
      ],
      see: "a sheet with four heaps, and one of them is the largest.",
      decide: "which one place you’ll work on first. The others wait.",
    },
    {
      name: "shorten what they hear first",
      tasks: [
        [
          "Set the second place to ring at the third ring",
          "A second phone, a service or an assistant, for “no answer” and for “busy.” Test both while somebody talks on line one.",
          "desk",
        ],
        [
          "Cut the greeting to ten seconds",
          "Your name, what to do in an emergency if callers may have one, then a person or a question. Hours, fax and website go to the end or out.",
          "desk",
        ],
        [
          "Cut the menu to three",
          "What most people need comes first, and saying nothing brings a person. If there are two of you, have no menu.",
          "owner",
        ],
      ],
      see: "the seconds until a voice asks what they need, before and after, from five test calls.",
      decide: "the number of seconds that you’ll hold. Fifteen is a good one.",
    },
    {
      name: "take the wait out of hold and beep",
      tasks: [
        [
          "Ask before you hold, and wait for the answer",
          "“Can you hold for a minute, or shall I call you at ten past?” Whoever says the second is called at ten past, and not at twenty past.",
          "desk",
        ],
        [
          "Come back every forty seconds",
          "With a sentence that’s true: “One more before you.” After two minutes you take the number.",
          "desk",
        ],
        [
          "Text whoever reaches the beep",
          "Within a minute, with your name and a time: “Sorry we missed you. We’ll call you by [time], or tell us here what you need.” One person reads the answers.",
          "desk",
        ],
      ],
      see: "for each hang-up of the week, whether it was reached the same day.",
      decide: "at which hours the desk needs a second pair of ears, and who that is.",
    },
    {
      name: "count again, and decide what’s left",
      tasks: [
        [
          "Draw the four heaps once more",
          "The same log, the same seconds, two weeks later. Lay it next to the first.",
          "desk",
        ],
        [
          "Listen to three that stayed",
          "Where calls are recorded, and callers know it: what did they say after the wait? “Finally” is a finding.",
          "all",
        ],
        [
          "Do the sum",
          "Hang-ups that are gone, times the share that was new, times what one is worth to you, beside what it cost in hours and fees. If an assistant is on the list, {priceRange} is the range on this site.",
          "owner",
        ],
      ],
      see: "two sheets side by side, and one line with what it brought.",
      decide: "what stays, and whether the place that’s left is worth paying for.",
    },
  ],
  close:
    "Call yourself once a month from a phone nobody knows. The first place to get slow again is always the greeting, because somebody adds a sentence to it.",
};
