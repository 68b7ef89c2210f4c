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
  `(el|la|las|los) (?:de )?(primer[oa]?s?|m.s tempran(?:o|a|ito|ita))${NO_OFFER}`,
  "^(?:s[ií] |ok |bueno )*(?:esa|ese|ésa|ése)(?: (?:est. bien|me (?:sirve|queda|conviene)|mism[oa]|por favor))",
];
const SECOND = [
  `(the )?(second|2nd|late|later|latter|other)${ONE}${NO_OFFER}`,
  `(the )?last (one|option|slot)${NO_OFFER}`,
  "(?:what ?ever(?:'s| is) )?(?:the )?next (?:one|time|slot) after (?:that|it|this)",
  `the (second|later|latter)${NO_OFFER}`,
  "(which|what)ever(?:'s| is| comes| one is)? (the )?(later|latest|last)",
  "^(?:ok |okay |oh |um |well )*(late|later) (?:is|works|would be|'s) (?:better|best|good|great|fine|easier)(?: for (?:me|us|him|her|them))?$",
  "^(?:ok |okay |sure |yes |um |oh |so |then |well |just |maybe |i'll take |let's (?:do|take|go with|say) )*(?:the )?(second|latter|last)( please| is (?:fine|good)| works| by (?:phone|video)| in person)*$",
  "^(?:ok |okay |sure |yes |um |oh |so |then |well |just |no |maybe |i'll take |let's (?:do|take|go with|say) )*(?:the |for the )other(?: (?:please|then|is (?:fine|good|better)|works|for (?:me|us|him|her)))*$",
  "(?:do|have|take|get|rather|rather have|want|prefer|like|need|say|with|make it) the other(?: (?:please|then|instead|if (?:possible|that's \\S+|i can|you can)))*$",
  `(el|la|las|los) (?:de )?(segund[oa]s?|.ltim[oa]s?|otr[oa]s?|m.s (?:tarde|tardecit[oa]))${NO_OFFER}`,
];
const NEAREST = ["(closest|nearest)( \\S+)?", "(el|la|lo) m.s (cercan[oa]|cerca)"];
const ANY = [
  "either( one| of (them|those))?( is| works| would)?( \\S+)*",
  "(which|what)ever( one)?( \\S+)*",
  "(doesn't|don't) matter",
  "both (work|are (?:fine|good|great|ok|okay|possible|all right))( \\S+)*",
  "you (choose|pick|decide)",
  "cualquiera( de (los|las) dos)?",
  "(el|la) que sea",
];

/** 'The first's too early for me': the other is taken, where nothing else is said. */
export const ONE_REFUSED =
  /(?<!\p{L})(?:the )?(first|second|early|earlier|late|later|last|latter)(?: one)?(?:(?:'s| is| would be|'d be)(?: just| really| a (?:bit|little)| way| kind of)*(?: too (?:early|late|soon|close|tight|far)| no good| out| bad| impossible| not (?:good|great|possible))| (?:won't|doesn't|does not|isn't going to) (?:work|do))(?: for (?:me|us|him|her|them))?(?!\p{L})/u;

/** Reads 'the later one', 'either is fine' out of plain text. */
export function pickHeard(said: string): Pick | undefined {
  const refused = ONE_REFUSED.exec(said)?.[1];
  const text = refused ? said.replace(ONE_REFUSED, " ").trim() : said;
  const other = /^(?:first|early|earlier)$/.test(refused ?? "") ? "second" : "first";
  return (
    placeHeard(text.replace(/^(?:(?:so|then|but|and|can we|could we|do|i'll|let's) )+(?=the )/, "")) ??
    (refused ? other : undefined)
  );
}
function placeHeard(text: string): Pick | undefined {
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

/** The same of a whole turn, the last that it says. 'Is the first one free?' takes none, 'can we do the later one?' does. */
const pickIn = (words: string): Pick | undefined =>
  words
    .split(/(?<=[.!?])\s+/)
    // 'The first's too early, the other?' wishes with its last words.
    .map((each) =>
      /\?\W*$/.test(each) && !ASKS_FOR_IT.test(plain(each)) ? each.split(/[,;] /).at(-1)! : each,
    )
    .filter((each) => !/\?\W*$/.test(each) || ASKS_FOR_IT.test(plain(each)))
    .flatMap((each) => corrected(plain(each)))
    .map(pickHeard)
    .findLast(Boolean);
/** The same of what a turn tells, and of all its words where one of the two is refused or asked for. */
export const pickOfTurn = (told: string, all: string): Pick | undefined =>
  pickIn(ONE_REFUSED.test(plain(all)) ? all : told) ?? pickIn(all);
/** A question that wishes for one of them. */
export const ASKS_FOR_IT =
  /^(?:(?:and|or|so|ok|okay|oh|um|maybe|then|yes) )*(?:the )?(?:first|second|early|earlier|earliest|late|later|last|latter|other)(?: (?:one|option|slot|time))?(?: (?:then|please|maybe))*$|(?<!\p{L})(?:closest|nearest|(?:can|could|may|might|shall|should) (?:we|i|you|he|she|they) (?:(?:please|just|maybe|still|both) )*(?:do|have|take|get|grab|book|go (?:with|for)|come (?:to|for|at)|make it|say|put (?:me|us|him|her|them)|give (?:me|us|him|her|them))|(?:how|what) about|(?:puedo|podemos|podr[ií]a\p{L}*|puede) (?:tomar|tener|ser|ir|darme|apartar\p{L}*|poner\p{L}*)|me (?:da|pone|aparta|deja))(?!\p{L})/u;
