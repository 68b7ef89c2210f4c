/** What the entries of a list stay open for where the site cannot fill them: each another kind, by what the list holds. */
export const entries = {
  mistake: [
    "the mistake that costs the most; name the sum",
    "the one that everybody makes at the beginning",
    "the one that is noticed too late; say by which sign it could have been",
    "the one that a rule forbids, with the rule",
    "the one that you made yourself",
    "the one that a customer would name; ask one",
    "the one that looks like thrift",
    "the one that was right once and is not any more",
    "the one that comes with growing",
    "the one that a supplier or adviser has seen most often; ask one",
  ],
  do: [
    "what can be done today without money",
    "what pays for itself soonest; show the sum",
    "what has to be done first, or the rest is lost",
    "what everybody does and what you do differently",
    "what you stopped doing, and why",
    "what needs another person; say who",
    "what has to be repeated, and how often",
    "what a professional should do; say when and what it costs",
    "what a customer has told you; quote them",
    "how to see whether it helped; name a number",
  ],
  ask: [
    "the question that everybody asks first",
    "the question that people are ashamed to ask",
    "the question about money",
    "the question about time",
    "the question about what can go wrong",
    "the question for a professional",
    "the question that is asked too late",
    "the question to put to a seller",
    "the question about leaving or giving back",
    "the question to which you have no answer",
  ],
  other: [
    "the one that surprises most; with a source",
    "the one that can be checked at once; say how",
    "the one that concerns money; with a sum",
    "the one that you have seen yourself; with a date",
    "the one that speaks against the usual opinion; with somebody who holds it",
    "the one that is often told and not true",
    "the one that a professional would put first; ask one",
    "the one that will matter in five years",
    "the one that needs a picture",
    "the one that readers can act on today",
  ],
} as const;

/** The reasons of an opinion. */
export const stands = [
  "what you have seen yourself: [when, where, how often]",
  "what others have counted: [figure, source, year]",
  "what follows for somebody who ignores it: [a case, told with leave]",
] as const;
