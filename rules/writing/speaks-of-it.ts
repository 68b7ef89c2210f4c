import type { DraftedArticle } from "./article.ts";
import { GIVEN_UP, type Knowledge, NEUTRAL } from "./knowledge.ts";
import { telling } from "./passages.ts";
import { plain, stem, wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";
import { choosing } from "../../content/writing/topics/choosing.ts";
import { RINGING } from "./skeleton.ts";

/** Stems of words that tell a clause from any other of its kind: no readers, times, forms nor what every advice says. */
export function distinctive(
  {
    clause,
    noun,
    audience,
    strangers,
    occasions,
    spot,
  }: Pick<Request, "clause" | "noun" | "audience" | "strangers" | "occasions" | "spot">,
  { topic, second, options }: Pick<Knowledge, "topic" | "second" | "options">,
): string[] {
  const heard = [
    audience?.heard,
    ...occasions.map((occasion) => occasion.heard),
    topic?.heard,
    // Whatever is begun with is an assistant.
    ...(topic?.id === "starting" ? [choosing.heard, /\b(?:switch|replac|mov)(?:e|ed|ing)?\b/] : []),
    second?.heard,
    ...options.map((option) => option.heard),
  ].filter((pattern) => pattern !== undefined);
  const quoted = /["“]([^"“”]{3,60})["”]/.exec(clause)?.[1] ?? "";
  // What is not wanted is rightly not spoken of.
  let rest = plain(clause)
    .replace(plain(quoted), " ")
    .replaceAll(GIVEN_UP, " ")
    .replaceAll(/\b(?:no|not|without|don't|never) [\w' ]{3,40}/g, " ");
  for (const pattern of heard) rest = rest.replaceAll(new RegExp(pattern.source, "g"), " ");
  if (strangers) rest = rest.replace(strangers, " ");
  if (spot) rest = rest.replace(new RegExp(`\\b${spot}s?\\b`, "g"), " ");
  const words = wordsIn(`${rest} ${quoted}`).filter(
    (word) =>
      word.length > 3 &&
      !/^\d/.test(word) &&
      !NEUTRAL.has(word) &&
      !MEANS.test(word) &&
      !noun.includes(word.replace(/s$/, "")),
  );
  return [...new Set(words.map(stem))].filter((word) => telling(word).size > 0 && !RINGING.has(word));
}
const MEANS =
  /^(?:stuff|suits?|techs?|crews?|versions?|scripts?|captions?|(?:\w+)-(?:weeks?|days?|months?|hours?|minutes?|step|chair|person|man|room|truck|van|table|doctor|lawyer|location|woman|people)|paper|stopped|started|letting|putting|getting|actually|honest|human|letter|friendly|practical|style|read|first|text|texts|how-to|isn't|aren't|don't|doesn't|can't|won't|tied|solutions?|banned|worst|clinics?|studios?|jobs?|outsourcing|visits?|drop|costs?|january|february|march|april|june|july|august|september|october|november|december|without|being|breaking|every|never|before|while|during|potential|list|setting|small|growing|hair|salon|family|phrase|article|should|going|moving|their|what|with|about|rudest|still|again|really|everyone|everybody|something|someone|nothing)$/;

/** Words that tell the prompt from others and stand nowhere in the text, as they were typed. */
export function unspoken(
  request: Request,
  knowledge: Pick<Knowledge, "topic" | "second" | "options">,
  html: string,
): string[] {
  const said = new Set(wordsIn(html.replaceAll(/<[^>]*>/g, " ")).map(stem));
  const words = distinctive(request, knowledge);
  const missing = words.filter((word) => !said.has(word));
  if (!missing.length || missing.length * 2 < words.length) return [];
  return wordsIn(request.clause).filter((word) => missing.includes(stem(word)));
}

/** False of a text in which most of what tells the prompt from others never occurs. */
export function speaksOfIt(request: Request, knowledge: Knowledge, { content }: DraftedArticle): boolean {
  const words = distinctive(request, knowledge);
  if (words.length < 2) return true;
  const said = new Set(wordsIn(content.replaceAll(/<[^>]*>/g, " ")).map(stem));
  return words.filter((word) => !said.has(word)).length / words.length < 0.7;
}
