import { has } from "./text.ts";

/** Which of the times on offer is taken by its place. */
export type Pick = "first" | "second" | "any";

const FIRST = [
  "(the )?(first|1st|earlier|earliest|former|sooner|soonest) (one|time|option|slot|appointment)",
  "the (first|earlier|former|sooner)",
  "first one",
  "^(?:ok |okay |sure |yes |um |oh )*(?:the )?(first|former)( please| is (?:fine|good)| works)*$",
  "(el|la) (primer[oa]?|m.s temprano|m.s temprana)",
];
const SECOND = [
  "(the )?(second|2nd|later|latter|last|other) (one|time|option|slot|appointment)",
  "the (second|later|latter)",
  "second one",
  "^(?:ok |okay |sure |yes |um |oh )*(?:the )?(second|latter|last)( please| is (?:fine|good)| works)*$",
  "(el|la) (segund[oa]|.ltim[oa]|otr[oa])",
];
const ANY = [
  "either( one| of (them|those))?( is| works| would)?( \\S+)*",
  "(which|what)ever( one)?( \\S+)*",
  "(doesn't|don't) matter",
  "both (work|are)( \\S+)*",
  "you (choose|pick|decide)",
  "cualquiera( de (los|las) dos)?",
  "(el|la) que sea",
];

/** Reads 'the later one', 'either is fine' out of plain text. */
export function pickHeard(text: string): Pick | undefined {
  if (
    has(
      text,
      "(neither|none|no|not)( \\S+){0,2} (one|of them|of those|either)",
      "not (the )?either",
      "don't want either",
      "can't do either",
      "ningun[oa]?",
    )
  )
    return undefined;
  if (has(text, ...SECOND)) return "second";
  if (has(text, ...FIRST)) return "first";
  return has(text, ...ANY) ? "any" : undefined;
}
