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
  {
    heard:
      /\b(?:ai|assistants?|bots?|robots?|machine)\b.{0,40}\b(?:understand\w*|accents?|hear)\b|\baccents?\b.{0,40}\b(?:ai|assistants?|bots?|robots?)\b/,
    topic: "choosing",
    short:
      "Mostly, and you can find out for your own callers in an hour. Have three people with different accents call it, one of them from a car and one in a hurry, and read the notes afterward. What matters as much as understanding is what it does when it doesn’t: it should read names and numbers back, ask once more, and then get a person.",
    title: "Five calls to test it with",
    lines: [
      ["An accent you hear every week", "Ask a regular caller to try it, and thank them."],
      ["A name that is hard to spell", "It should spell it back, letter by letter."],
      ["A bad line", "Call from a car, or from next to a running machine."],
      ["Another language in mid-sentence", "It should offer that language, or a person."],
      ["Nothing but “Can I talk to someone?”", "It should say yes, and say when."],
    ],
  },
  {
    heard:
      /^(?=(?:can|could|does|do|will|how|is|are|letting|connecting|booking)\b)(?=.*\b(?:ai|assistants?|voice agents?|bots?)\b)(?=.*\b(?:book\w*|schedul\w+|appointments?|integrat\w+|connect\w*|sync\w*|write)\b).*\b(?:software|calendars?|system|crm|ehr|emr|dentrix|eaglesoft|outlook|google)\b/,
    topic: "booking",
    short:
      "Yes, if your software lets it. It has to do two things there: see what is free at that moment, and write the appointment in so that the desk sees it at once. Ask the vendor to show both in your own system, with your rules for how long a visit takes and who sees whom. If it can only take wishes, someone has to call every one of them back.",
    title: "What to test before you rely on it",
    lines: [
      ["The same slot twice", "Book it from two phones at the same time. One of you has to be refused."],
      ["A visit of the wrong length", "Ask for something long in a short gap. It should offer another time."],
      ["Moving and canceling", "Both have to change the entry, and not add a second one."],
      [
        "The connection down",
        "Switch it off for five minutes. It should take a name and a number, and say so.",
      ],
      [
        "What needs a person",
        "Call about {urgents}. It should put you through, or say who calls back and when.",
      ],
    ],
  },
];
