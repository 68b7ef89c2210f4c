import { corrected } from "./corrections.ts";
import { has, plain } from "./text.ts";

/** Which of the times on offer is taken by its place, or by how near it is to the one wished for. */
export type Pick = "first" | "second" | "nearest" | "any";

/** 'The first visit' and 'the last time I came' are none of the times on offer. */
const NO_OFFER =
  "(?! (?:visit|consult\\p{L}*|meeting|week|day|part|half|thing|floor|name|time (?:i|we|he|she|i'm|i've|there|here)|appointment (?:i|we)|bill|in|on the|vez|visita|cita|semana|parte|nombre))";
const ONE =
  "(?: (?:available|free|open))?(?: (?:one|option|slot|opening|time|of (?:those|these|them|the two)))";
const FIRST = [
  `(the )?(first|1st|early|earlier|earliest|former|sooner|soonest)${ONE}${NO_OFFER}`,
  `the (first|earlier|earliest|former|sooner)${NO_OFFER}`,
  "(which|what)ever(?:'s| is| comes| one is)? (the )?(earlier|earliest|sooner|soonest|first)",
  "^(?:ok |okay |oh |um |well |yes |yeah |sure )*that (?:one|time|slot)(?:(?:'s| is| would be| sounds) (?:fine|good|great|perfect|okay|ok)| works| will (?:do|work)|'ll (?:do|work))(?: for (?:me|us|him|her|them)| then| thanks| please)*$",
  "^(?:ok |okay |oh |um |well )*(early|earlier|sooner) (?:is|works|would be|'s) (?:better|best|good|great|fine|easier)(?: for (?:me|us|him|her|them))?$",
  "^(?:ok |okay |sure |yes |um |oh )*(?:the )?(first|former)( please| is (?:fine|good)| works| by (?:phone|video)| in person)*$",
  "^(?:ok |okay |sure |yes |yeah |yep |um |oh |like |well |just |i guess )*(?:the |whatever's |whatever is )?(early|earliest|soonest)( please| is (?:fine|good)| works| (?:that )?(?:you|y'all|ya)(?: guys|'ve)? (?:have|got|can do|can)| one| possible| available)*$",
  `(el|la) (?:de )?(primer[oa]?|m.s tempran(?:o|a|ito|ita))${NO_OFFER}`,
  "^(?:s[ií] |ok |bueno )*(?:esa|ese|ésa|ése)(?: (?:est. bien|me (?:sirve|queda|conviene)|mism[oa]|por favor))",
];
const SECOND = [
  `(the )?(second|2nd|late|later|latter|other)${ONE}${NO_OFFER}`,
  `(the )?last (one|option|slot)${NO_OFFER}`,
  `the (second|later|latter)${NO_OFFER}`,
  "(which|what)ever(?:'s| is| comes| one is)? (the )?(later|latest|last)",
  "^(?:ok |okay |oh |um |well )*(late|later) (?:is|works|would be|'s) (?:better|best|good|great|fine|easier)(?: for (?:me|us|him|her|them))?$",
  "^(?:ok |okay |sure |yes |um |oh )*(?:the )?(second|latter|last)( please| is (?:fine|good)| works| by (?:phone|video)| in person)*$",
  `(el|la) (?:de )?(segund[oa]|.ltim[oa]|otr[oa]|m.s (?:tarde|tardecit[oa]))${NO_OFFER}`,
];
const NEAREST = ["(closest|nearest)( \\S+)?", "(el|la|lo) m.s (cercan[oa]|cerca)"];
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
  if (has(text, ...NEAREST)) return "nearest";
  if (has(text, ...SECOND)) return "second";
  if (has(text, ...FIRST)) return "first";
  return has(text, ...ANY) ? "any" : undefined;
}

/** The same of a whole turn, the last that it says. 'Is the first one free?' takes none. */
export const pickIn = (words: string): Pick | undefined =>
  words
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !/\?\W*$/.test(sentence) || /\b(?:closest|nearest)\b/i.test(sentence))
    .flatMap((each) => corrected(plain(each)))
    .map(pickHeard)
    .findLast(Boolean);
