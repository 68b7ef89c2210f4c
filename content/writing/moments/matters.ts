import type { Moment } from "./moment.ts";

/** On money, machines, texts and recordings. */
export const ofMatters: readonly Moment[] = [
  {
    heard:
      /^(?=.*\b(?:say|tell|answer|handle|respond|script|calls?|phone)\b).*\b(?:refunds?|money back|disput\w+ (?:a |the |their )?(?:bill|charge))\b/,
    topic: "complaints",
    points: [],
    short:
      "Hear what happened before you look for the rule, promise no sum, and name who decides by when. Whoever answers can settle what the written policy settles; everything else gets a person, a day and a call that comes even if there’s no answer yet.",
    title: "What to say",
    lines: [
      ["First", "“I’m sorry it came to that. Tell me what happened, and I’ll write it down as you say it.”"],
      ["Say it back", "“So you paid [sum] on [date], and [what happened]. Did I get that right?”"],
      [
        "When the policy says yes",
        "“That’s ours to give back. I’m sending it today to the card you paid with; the bank usually needs a few days. You’ll have it by e-mail in a minute.”",
      ],
      [
        "When somebody else decides",
        "“I can’t decide that, and I don’t want to guess. [Name] looks at it and calls you by [day and hour], also if there’s no answer yet.”",
      ],
      [
        "When insurance is in it",
        "“Part of that was the plan’s. I’ll have billing look at what was paid by whom, and you’ll have it in writing by [day].”",
      ],
      [
        "When the policy says no",
        "“I see why you ask. What we agreed on is [sentence from the policy]. What I can do is [the one thing you may offer], and if you’d like [name] to look at it, I’ll ask.”",
      ],
      [
        "What nobody says",
        "“That’s our policy” as a first sentence, whose fault it was, a sum, or anything about care or work that might sound like an admission. A complaint about harm goes to the owner the same hour.",
      ],
      [
        "The note",
        "Sum, date, words, what was promised, who calls by when. Read it before that call is made.",
      ],
    ],
  },
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
