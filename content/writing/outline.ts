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
      ["Rates, limits and dates in {s}", "the authority’s current leaflet; note the year"],
      ["How {s} is applied in practice", "a lawyer or tax adviser who does it daily, quoted by name"],
      ["A decided case about {s}", "the court’s published decisions"],
    ],
    own: [
      "A case of your own in which {s} mattered, with leave from whoever it concerns",
      "The mistake with {s} that you have seen more than once, and how often you have seen it",
    ],
  },
  {
    heard: /\b(choos(e|ing)|buy(ing)?|best|pick(ing)?|select(ing)?|which|worth|review)\b/,
    questions: [
      "Who will use {s}, how often, and for what?",
      "Which three properties decide about {s}, and which only look good in a catalog?",
      "What do {s} cost to run, over and above the price?",
      "What breaks first in {s}, who repairs it, and how long are parts to be had?",
      "For whom are {s} the wrong choice altogether?",
    ],
    facts: [
      ["Prices of {s} today, at three sellers", "the sellers’ own pages; note the day"],
      ["Measurements of {s}", "makers’ data sheets, and one independent test that tells how it measured"],
      ["What goes wrong with {s}", "a repairer, asked on the telephone and quoted by name"],
      ["What the guarantee on {s} leaves out", "the conditions themselves, in full"],
    ],
    own: [
      "The {s} that you use yourself, since when, and what annoys you about it",
      "What you would buy today in the matter of {s}, and what it was that changed your mind",
    ],
  },
  {
    heard:
      /\b(bak(e|ing)|cook(ing)?|brew(ing)?|recipes?|mak(e|ing)|build(ing)?|grow(ing)?|sew(ing)?|knit(ting)?|paint(ing)?|repair(ing)?|fix(ing)?|sourdough|bread|garden(ing)?|train(ing)?|learn(ing)?|beginners?)\b/,
    questions: [
      "What does a beginner need for {s}, and what is only sold to beginners?",
      "In which order is {s} done, and how long does each step take?",
      "How can one see, smell or hear that a step of {s} has worked?",
      "What goes wrong with {s} at the first try, and what saves it?",
      "What about {s} can hurt somebody?",
    ],
    facts: [
      ["Amounts, times and temperatures for {s}", "two standard books, compared; where they differ, say so"],
      ["Why each step of {s} is needed", "a textbook or a technical college"],
      ["What {s} costs for a first try", "a receipt of your own, with its date"],
      ["Safety in {s}", "the public body responsible for it, with a link"],
    ],
    own: [
      "Your own first attempt at {s}: what you expected, and what came out",
      "Pictures of each stage of {s}, taken by you",
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
        "A number that shows how large {s} is",
        "official statistics, with the year and the way it was counted",
      ],
      ["How others deal with {s}", "two people who do it, asked by you and quoted by name"],
      ["What {s} costs, in money or in hours", "an invoice or a log of your own"],
      ["What is known about {s} from research", "the study itself, not an article about it"],
    ],
    own: [
      "What you have seen of {s} with your own eyes, and when",
      "The case about {s} in which you were wrong",
    ],
  },
];

/** What the entries of a form stay open for: one line for each, `{n}` counts. */
export const slots = {
  "how-to": "Step {n} of {s}: [what is done] and [how one sees that it is done]",
  list: "[No. {n}: one thing about {s}, with an example that happened]",
  plan: "[Two tasks for {s}, and how one knows that part {n} is done]",
  checklist: "☐ [Line {n} on {s}: something that is either true or not]",
  questions: "[Question {n} on {s}, as somebody really asked it], answered in [two sentences]",
  opinion: "Reason {n} about {s}: [what you hold, and what you have seen of it]",
} as const;
