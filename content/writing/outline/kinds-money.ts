import type { OutlineKind } from "./kind.ts";

// What is asked, paid and spent.

export const pricing: OutlineKind = {
  id: "pricing",
  heard:
    /\b(?:rais\w+|increas\w+|higher|chang\w+|set(?:ting)?|charg\w+) (?:my |our |your |the |their )?(?:prices?|rates?|fees?|tuition)|price (?:increase|rise|hike)|prices? (?:go|goes|going|went) up|pricing\b|\b(?:should|do|does|can|to) .{0,40}\bpay (?:for )?(?:an?|your|my|our|the) |salar(?:y|ies)|wages?\b/,
  heads: [
    [
      "What does it cost you?",
      "What does one unit of the work cost you, including your own hours, supplies and rent?",
    ],
    [
      "What do others charge or pay?",
      "What do three businesses nearby charge for {x}, and what do they include that you don’t?",
    ],
    [
      "How do you say it?",
      "What sentence do customers hear, from whom, and how many weeks ahead?",
      "What do you answer to “That’s a lot”, word for word?",
    ],
    [
      "How do you keep your regulars?",
      "What do you offer people who have come for years, until when, and how many could you lose before it doesn’t pay?",
    ],
  ],
  facts: [
    ["What one unit costs you", "Your books for the last twelve months"],
    ["What others charge or pay", "Three published lists or ads; note the date"],
  ],
  finds: [
    "Write down every objection to {x} you heard last time, with your answer.",
    "Ask two owners in your trade what they would do differently.",
  ],
};

export const money: OutlineKind = {
  id: "money",
  heard:
    /\b(?:tax(?:es)?|deduct\w*|irs|1099|invoic\w+|get(?:ting)? paid|late pay\w*|unpaid|cash ?flow|budget(?:s|ing)|payroll|deposits?|loans?|insurance|bookkeeping|expenses|write-?offs?|chargebacks?)\b/,
  heads: [
    ["Who does it apply to?", "Which businesses does it apply to, from what amount, and since what year?"],
    [
      "What does the rule say?",
      "What does the agency, bank or contract say about {x}, in one sentence, and on which page?",
    ],
    ["What does it look like with numbers?", "What does one real case come to, line by line, without names?"],
    [
      "What do you have to keep or send, and by when?",
      "How long do you keep which paper, what date matters, and what does missing it cost?",
    ],
  ],
  facts: [
    ["What the rule on {x} says now", "The official page (IRS, your state, the bank); note the date"],
    ["Whether the example is right", "Your accountant, before you publish it"],
  ],
  finds: [
    "Ask your accountant what goes wrong with {x} every year.",
    "Go through last year’s statements: every line nobody could explain is one.",
  ],
};

export const promoting: OutlineKind = {
  id: "promoting",
  heard:
    /\b(?:market\w*|advertis\w*|social media|instagram|facebook|tiktok|google|seo|newsletters?|referrals?|word of mouth|attract\w* (?:more |new )?(?:\w+ )?(?:customers|clients|patients|guests|students|members|visitors)|more (?:\w+ )?(?:customers|clients|patients|guests|bookings|students|members|sales|orders|followers)|promot\w+|brand\w*|sell(?:ing)? more)\b/,
  heads: [
    [
      "Where did the last ten come from?",
      "What did your last ten new customers say when you asked “How did you hear about us?”",
    ],
    [
      "What should they remember?",
      "What do you do that others nearby don’t, in a sentence a customer has said?",
    ],
    [
      "What do you do in one hour a week?",
      "What do you make, show or send for {x}, on which day, and who does it?",
    ],
    [
      "Did it help?",
      "How many people came and mentioned it, this month and the month before, and when do you stop?",
    ],
  ],
  facts: [
    ["How new customers found you", "Ask every one of them for a month, and keep a tally"],
    ["What you may not do", "The platform’s own rules, and the FTC’s pages on ads and reviews"],
  ],
  finds: [
    "Ask your last ten new customers what {x} had to do with their coming.",
    "Look at two busy businesses in another town: what do they do that you could?",
  ],
};
