import type { DraftedArticle } from "./article.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

const FORMAL = /\b(?:formal|professional|serious|official|businesslike)\b/;
const EASY =
  /\b(?:friendly|casual|warm|conversational|punchy|relaxed|chatty|plain|light|informal|upbeat|down to earth)\b/;
/** 'A friendly checklist': how it is to be stands before what it is. */
const LED =
  /^(?:an? |our )?(?:[\w-]+,? ){1,2}(?=(?:checklist|plan|list|letter|policy|announcement|e-?mail)\b)/;

const LONG: [RegExp, string][] = [
  [/\bcan’t\b/g, "cannot"],
  [/\bwon’t\b/g, "will not"],
  [/\blet’s\b/gi, "let us"],
  [/n’t\b/g, " not"],
  [/’re\b/g, " are"],
  [/’ll\b/g, " will"],
  [/’ve\b/g, " have"],
  [/\bI’m\b/g, "I am"],
  [/\b(I|you|we|they|he|she)’d (?=like|rather|prefer|be|need|stop|run|say)\b/gi, "$1 would "],
  [/\b(it|that|what|here|there|who|he|she)’s (?=\w)/gi, "$1 is "],
];
const SHORT: [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could) not\b(?! only)/g, "$1n’t"],
  [/\bcannot\b/g, "can’t"],
  [/\bwill not\b/g, "won’t"],
  // Not in 'both of you are'.
  [/(?<!\b(?:of|and) )\b(you|we|they) are (?=\w)(?!to\b)/gi, "$1’re "],
  [/(?<!\b(?:of|and) )\b(you|we|they|I) will (?=\w)/gi, "$1’ll "],
  [/\bI am (?=\w)/g, "I’m "],
  [
    /\b(it|that|there) is (?=(?:a|an|the|not|no|too|so|about|all|just|also|only|yours|more|less|still|easy|fair|fine)\b)/gi,
    "$1’s ",
  ],
];

/** A text in the tone that was asked for: spelled out where it is to be formal, contracted where it is to be easy. */
export function inTone(
  article: DraftedArticle,
  { text, clause }: Pick<Request, "text" | "clause">,
): DraftedArticle {
  // A professional cleaner or a light bulb is what it is about, and no tone.
  const around = text.replace(plain(clause).replace(LED, ""), " ");
  const asked = EASY.test(around) ? SHORT : FORMAL.test(around) ? LONG : undefined;
  if (!asked) return article;
  // What is quoted is spoken, and what is linked has a name of its own.
  const change = (said: string) =>
    said
      .split(/(<[^>]*>|“[^”]*”)/)
      .map((piece, i) => (i % 2 ? piece : asked.reduce((so, [from, to]) => so.replaceAll(from, to), piece)))
      .join("");
  return { ...article, content: change(article.content), excerpt: change(article.excerpt) };
}
