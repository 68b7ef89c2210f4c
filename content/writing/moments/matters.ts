import type { Moment } from "./moment.ts";

/** On money, machines, texts and recordings. */
export const ofMatters: readonly Moment[] = [
  {
    heard:
      /\b(?:ok(?:ay)?|legal|allowed|can (?:i|we|you)|should (?:i|we|you)|may (?:i|we)|hipaa)\b.{0,40}\btext(?:ing|s)?\b(?!.{0,10}\bback)/,
    topic: "reminders",
    short:
      "Yes, if people gave you the number for it and can stop it with one word. Keep a text to who you are, day, time and a question, with no reason for the visit in it. HIPAA lets a practice remind patients of appointments; it asks you to say as little as the purpose needs. Advertising by text is another matter: it needs written consent first, so have someone who knows the rules read those.",
    title: "What makes it all right",
    lines: [
      [
        "Ask when they book",
        "“May we text you the day before? Reply STOP at any time.” Note the answer with its date.",
      ],
      [
        "Say little",
        "“[Name of the practice]: see you tomorrow, Thursday, at 2:00. Reply YES or NO.” A name like “oncology” says too much; use a plain one.",
      ],
      [
        "Read the replies",
        "One person by name, at set times. Danger, bad news and test results are never a text.",
      ],
      ["Keep a way out", "People without a cell phone, and those who said no, get a call."],
    ],
  },
];
