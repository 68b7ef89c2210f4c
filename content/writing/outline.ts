/**
 * What is asked and collected where the site knows nothing itself. `{s}` is the subject, `{readers}` whom it is for.
 * The first list whose words fit the prompt counts.
 */
export interface Inquiry {
  heard: RegExp;
  questions: readonly string[];
  /** A fact, and where it is to be had. */
  facts: readonly (readonly [fact: string, where: string])[];
  /** Places for what only the writer has. */
  own: readonly string[];
}

export const inquiries: readonly Inquiry[] = [
  {
    heard:
      /\b(invest(ing|ments?)?|crypto|bitcoin|gold|stocks?|shares|loans?|mortgages?|pensions?|retirement|savings)\b/,
    questions: [
      "What can a reader lose with {s}, and how quickly?",
      "For which purpose and over how many years would {readers} need it?",
      "What does it cost to get in, to stay in and to get out of {s}?",
      "Who earns from it when somebody follows the article?",
      "Where does information on {s} end, and where does advice begin that only a licensed person may give?",
    ],
    facts: [
      [
        "Prices over a long stretch, losses included",
        "an exchange’s or a central bank’s own series; note the dates",
      ],
      ["Fees and taxes", "the provider’s full list, and the tax authority’s leaflet of this year"],
      ["Warnings that have been published", "the financial supervisor’s site"],
      ["A view that speaks against it", "somebody independent who is quoted by name"],
    ],
    own: [
      "Whether you hold any of it yourself; readers must be told",
      "A decision of yours that went badly, in figures",
    ],
  },
  {
    heard:
      /\b(law|laws|legal|tax(es)?|regulations?|compliance|visas?|permits?|licen[cs]es?|contracts?|court|inheritance)\b/,
    questions: [
      "To whom exactly does {s} apply, and since when?",
      "What must {readers} do because of {s}, and by which date?",
      "What happens to those who get {s} wrong?",
      "Which part of {s} is disputed or about to change?",
      "At which point of {s} should the reader stop reading and ask a professional?",
    ],
    facts: [
      ["The text of the rule behind {s}, with its date", "the official gazette or the authority’s own site"],
      ["The rates, limits and dates in it", "the authority’s current leaflet; note the year"],
      ["How it is applied in practice", "a lawyer or tax adviser who does it daily, quoted by name"],
      ["A decided case", "the court’s published decisions"],
    ],
    own: [
      "A case of your own in which it mattered, with leave from whoever it concerns",
      "The mistake that you have seen more than once, and how often you have seen it",
    ],
  },
  {
    heard:
      /\b(choos(e|ing)|buy(ing)?|best (?!.*(strateg|practice|way|tip|idea))|pick(ing)?|select(ing)?|which|worth|review)\b/,
    questions: [
      "Who will use {s}, how often, and for what?",
      "Which three properties decide about {s}, and which only look good in a catalog?",
      "What is to be paid after the price, in a year of daily use?",
      "What wears out first, who mends it, and for how long can that be done?",
      "For whom are {s} the wrong choice altogether?",
    ],
    facts: [
      ["Prices today, at three sellers", "the sellers’ own pages; note the day"],
      ["Measurements", "makers’ data sheets, and one independent test that tells how it measured"],
      [
        "What goes wrong in use",
        "somebody who sees them come back: a repairer or a returns desk, quoted by name",
      ],
      ["What the guarantee leaves out", "the conditions themselves, in full"],
    ],
    own: [
      "What you use yourself, since when, and what annoys you about it",
      "What you would buy today, and what it was that changed your mind",
    ],
  },
  {
    heard:
      /\b(bak(e|ing)|cook(ing)?|brew(ing)?|recipes?|mak(e|ing)|build(ing)?|grow(ing)?|sew(ing)?|knit(ting)?|paint(ing)?|repair(ing)?|fix(ing)?|sourdough|bread|garden(ing)?|train(ing)?|learn(ing)?|beginners?)\b/,
    questions: [
      "What does a beginner need for {s}, and what is only sold to beginners?",
      "In which order is {s} done, and how long does each step take?",
      "How can a beginner tell that a step has worked?",
      "What goes wrong with {s} at the first try, and what saves it?",
      "What about {s} can hurt somebody?",
    ],
    facts: [
      ["Amounts, times and measures", "two standard books, compared; where they differ, say so"],
      ["Why each step is needed", "a textbook or a technical college"],
      ["What a first try costs", "a receipt of your own, with its date"],
      ["What is said about safety", "the public body responsible for it, with a link"],
    ],
    own: [
      "Your own first attempt: what you expected, and what came out",
      "Pictures of each stage, taken by you",
    ],
  },
  {
    heard: /(?:)/,
    questions: [
      "What does a reader want to be able to do after reading about {s}?",
      "What do {readers} believe about {s} that is not so?",
      "What has changed about {s} in the past two years?",
      "Which decision about {s} has to be made, by whom, and on what grounds?",
      "What would somebody who disagrees with you say about {s}?",
    ],
    facts: [
      [
        "A number that shows how large the matter is",
        "official statistics, with the year and the way it was counted",
      ],
      ["How others deal with it", "two people who do it, asked by you and quoted by name"],
      ["What it costs, in money or in hours", "an invoice or a log of your own"],
      ["What is known from research", "the study itself, not an article about it"],
    ],
    own: ["What you have seen with your own eyes, and when", "A case in which you were wrong about it"],
  },
];

/** What the entries of a form stay open for: one line for each, `{n}` counts. */
export const slots = {
  "how-to": "Step {n}: [what is done] and [how one sees that it is done]",
  list: "[No. {n}: one thing, with an example that happened]",
  plan: "[Two tasks, and how one knows that part {n} is done]",
  checklist: "☐ [Line {n}: something that is either true or not]",
  questions: "[Question {n}, as somebody really asked it], answered in [two sentences]",
  opinion: "Reason {n}: [what you hold, and what you have seen of it]",
} as const;
