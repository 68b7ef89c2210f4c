import type { Course } from "./kind.ts";

export const missed: Course = {
  id: "missed",
  name: "missed calls",
  heard:
    /\b(?:miss(?:ed|ing)?|unanswered|lost) (?:\w+ ){0,2}calls?\b|\bcalls? (?:that )?(?:are |get |go )?(?:missed|unanswered|lost)\b|\bevery caller called back\b|\b(?:los(?:e|es|ing)|miss(?:es|ing)?) (?:\w+ )?(?:phone )?calls\b/,
  // What is lost while nobody is there has a plan of its own.
  not: /\bno[- ]?shows?\b|\b(?:after[- ]hours|after (?:we )?clos(?:e|ing)|at night|overnight|on weekends)\b/,
  title: "A plan for missing fewer calls at {who}",
  lead: "You can’t fix missed calls in general; you can fix the two hours in which most of them happen. So the first thing the plan gives you is a sheet that shows which hours those are. Everything after it is tried against that sheet, and what doesn’t move the number is dropped.",
  before: [],
  after: [
    {
      name: "find the two hours",
      tasks: [
        [
          "Print the log",
          "Take two weeks of the phone company’s log and mark every call that nobody answered: weekday, hour, and whether that number called again within a day.",
          "desk",
        ],
        [
          "Time the call backs",
          "For one week, write next to each message when it came in and when you reached the person. Take the middle one of the list, not the best one.",
          "desk",
        ],
        [
          "Put a price on it",
          "Count the numbers that never called again. An example: 30 in two weeks are about 65 a month; if one in eight was somebody new, that’s eight. Multiply by what a new {customer} is worth to you in the first year.",
          "owner",
        ],
      ],
      see: "a sheet with the hours across and the weekdays down, and two dark spots in it.",
      decide: "which two hours you’ll work on. Leave the rest alone for now.",
    },
    {
      name: "catch what gets away today",
      tasks: [
        [
          "Send calls on",
          "Set the phone to ring a second place after four rings, and also when the line is busy. Test both from a cell phone while someone talks on line one.",
          "desk",
        ],
        [
          "Text back what’s still missed",
          "Within a minute: “This is [name of the business]. Sorry we missed you. What can we do for you? You can answer right here.” Decide who reads the answers.",
          "desk",
        ],
        [
          "Make the greeting short",
          "Ten seconds: 911 first if your callers may need it, then one promise with an hour in it, “Leave your number, and we’ll call you before noon.”",
          "desk",
        ],
      ],
      see: "for each missed call of the week, how it ended: reached, texted, or gone.",
      decide: "whether the second place really answers. If it doesn’t, somebody else gets that job.",
    },
    {
      name: "cover the two hours",
      tasks: [
        [
          "Put one name on each",
          "During those two hours one person does nothing but answer. Someone else takes over what they’d have done, and both names are on the wall.",
          "owner",
        ],
        [
          "Move what can be moved",
          "Lunch, deliveries, the weekly meeting: shift whatever falls into those hours for no better reason than habit.",
          "owner",
        ],
        [
          "Answer before they dial",
          "Put the three questions you hear most in those hours, with their answers, on the map listing and at the top of the website.",
          "desk",
        ],
      ],
      see: "the missed calls of those two hours, next to the same two hours in the first sheet.",
      decide:
        "keep the names there, or pay for help in exactly those hours. Two hours a day are cheap; a whole day isn’t.",
    },
    {
      name: "call back by a rule",
      tasks: [
        [
          "Fix two times",
          "11:30 and 4:30, a name for each. New numbers first, then anything with a date in it, then the rest.",
          "desk",
        ],
        [
          "Try three times",
          "Twice by phone at different hours, then by text with one question. After that the name is crossed off, and you know why.",
          "desk",
        ],
        [
          "Close the list every evening",
          "Whoever leaves last reads it aloud. An empty list is the only good ending.",
          "all",
        ],
      ],
      see: "how long the middle call back took, next to the first week’s figure.",
      decide: "the promise you can make in the greeting. Promise what you kept on the worst day.",
    },
    {
      name: "test it, compare, decide",
      tasks: [
        [
          "Call yourself at the worst hour",
          "Make two calls at once from two cell phones and write down what each caller got, and after how many seconds.",
          "owner",
        ],
        [
          "Draw the sheet again",
          "This week’s log, with the same marks, next to a week of the first sheet. Then once more in two weeks.",
          "desk",
        ],
        [
          "Do the sum",
          "Calls that now get an answer, times the share that is new, times what one is worth; then what it cost you in hours and fees. If an assistant is on your list, {priceRange} is the range on this site.",
          "owner",
        ],
      ],
      see: "two sheets side by side, and one line with what it brought and what it cost.",
      decide: "what stays, what goes, and whether the calls that are left are worth paying somebody for.",
    },
  ],
  close:
    "Hang the two sheets next to each other where everybody sees them. Nothing keeps a habit alive like a picture of what it was like before.",
};
