import type { Subject } from "./kinds.ts";

export const recordsCalls: Subject = {
  id: "records",
  of: ["medical", "dental", "vet", "other"],
  name: "calls about records",
  heard:
    /\b(?:medical|patient|dental|health|vaccin\w+|immunization|x-?ray) (?:records?|charts?|images?)\b[^.?!]{0,40}\b(?:requests?|calls?|phone|ask\w*|send\w*|releas\w+|transfer\w*)\b|\b(?:requests?|calls?|asking|releas\w+|transfer\w*)\b[^.?!]{0,30}\b(?:medical|patient|dental|health|vaccin\w+|immunization) records?\b|\brecords? requests?\b/,
  not: /\b(?:recording|vs|versus)\b/,
  title: "How {who} can handle records requests by phone",
  lead: "Nothing leaves the office on a phone call alone; the call only starts the request. Take who’s asking, whose records, which part, where to, and by when, then send the form or the portal link while they’re on the line. With one person who works the requests twice a week and a date given to each caller, the second and third calls stop. (Have your compliance officer check the rules below against your state’s.)",
  close:
    "Count the calls about records for two weeks: first calls, and calls asking where they are. When the second number is larger than the first, the form isn’t your problem. The date you didn’t give is.",
  rules: [
    [
      "A patient’s right to get copies, and in how many days",
      "hhs.gov, “Individuals’ Right under HIPAA to Access their Health Information”; 45 CFR 164.524",
    ],
    ["When somebody else may have them", "hhs.gov, “Authorizations”; 45 CFR 164.508 and 164.502(g)"],
  ],
  passages: [
    {
      does: "Take five facts and send the link",
      asks: "What do we ask on the call?",
      heard: /\b(?:ask|take|facts|script|say|call|questions?|form)\b/,
      says: [
        "The call should last two minutes. You need the name and date of birth, which records and from when, who they go to, how, and the date they’re needed. Then the link or the form goes out, and you say what happens next.",
      ],
      lines: [
        [
          "Opening",
          "I can get that started. Are these your own records, or are you calling for someone else?",
        ],
        [
          "Narrowing it",
          "Do you need everything, or would the last visit and the lab results do? The smaller request is usually faster.",
        ],
        [
          "Closing",
          "I’ve texted you the form. Once it’s signed you’ll have them by the 18th, and if anything’s missing I’ll call you before then.",
        ],
      ],
      checks: ["The call takes five facts, and the form goes out while the caller’s on the line."],
      tasks: ["Put the five facts and the link on one card at the desk."],
    },
    {
      does: "Tell apart who’s asking",
      asks: "Who may have them?",
      heard:
        /\b(?:who|family|spouse|parents?|attorneys?|insur\w+|another (?:doctor|office)|authoriz\w+|allowed)\b/,
      says: [
        "Four kinds of callers have four answers. Patients have a right to their own. A treating office may get what it needs for treatment, once you’ve made sure that it’s that office: call back on a number you looked up. Attorneys, insurers and employers need a signed authorization or legal process. Family needs to be the personal representative, or named by the patient in writing. Parents of minors are mostly yes, with exceptions that your state and your clinicians know.",
      ],
      mistake: [
        "Faxing to a number the caller just gave you",
        "A confident voice isn’t an identity. Look up the office’s number yourself, call it, and then send.",
      ],
      checks: ["Other offices are called back on a number we looked up ourselves."],
      tasks: ["Make a card with the four kinds of callers and the answer to each."],
    },
    {
      does: "Give a date, and know the legal one",
      asks: "How long may it take?",
      heard: /\b(?:how long|date|days|deadline|when|time)\b/,
      says: [
        "Under HIPAA a patient’s request has to be met within 30 days, with one extension of up to 30 more that you explain in writing; several states are shorter. That’s the limit, and it’s a poor promise. Most requests are ten minutes of work. Two fixed half hours a week, Tuesday and Thursday, let whoever answers say “by Thursday” and be right nearly every time.",
      ],
      checks: ["Two half hours a week are set aside, and callers are given a date."],
      tasks: ["Set two fixed half hours a week for requests, and tell callers the day."],
    },
    {
      does: "Say what it costs, or that it’s free",
      asks: "May we charge for copies?",
      heard: /\b(?:cost|charge|fee|free|pay|price)\b/,
      says: [
        "For a patient’s own copy you may charge no more than a reasonable, cost-based fee for copying, supplies and postage; time spent searching isn’t part of it, and viewing them in the portal is free. States set limits, too. Many offices send electronic copies to patients at no charge, since billing four dollars costs more than four dollars. Whatever you decide, the desk needs one sentence and no calculator.",
      ],
      checks: ["The desk has one approved sentence on what copies cost."],
      tasks: ["Have the sentence on fees approved, and print it on the card."],
    },
    {
      does: "Teach people to get them without you",
      asks: "How do we cut the number of calls?",
      heard: /\b(?:portal|reduce|fewer|cut|online|themselves|website|less)\b/,
      says: [
        "Shot records, visit summaries and lab results are what people call about most, and all three are usually in the portal. Put “How to get your records” on the website with pictures of each tap, and the link into the hold message and the text that ends a call. Schools and camps ask for the same form every summer: in May, send it to every parent who’ll need it, and June gets quieter.",
      ],
      checks: ["The website shows in pictures how to get records from the portal."],
      tasks: [
        "Write the page on getting records from the portal, and add its link to texts and the hold message.",
      ],
    },
    {
      does: "Keep one list with a column for done",
      asks: "How do we keep track?",
      heard: /\b(?:track|list|log|status|where are|follow[- ]?up)\b/,
      says: [
        "Date, who, what, where to, promised for, sent on. It lives where everyone who answers can see it, so the call “Where are my records?” takes ten seconds. Whoever owns the list starts with the oldest promise and calls anybody whose date will slip before the date has passed. The same list is your proof if someone says nothing was ever sent.",
      ],
      checks: ["Everyone who answers can see the list with promised and sent dates."],
      tasks: ["Move all open requests onto one list with a promised date."],
    },
  ],
};
