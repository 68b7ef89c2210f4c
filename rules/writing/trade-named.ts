import { trades, wordsUntilKnown } from "../../content/report/trades/index.ts";
import type { Trade } from "../../content/report/kinds.ts";
import { article } from "../../content/report/words.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

/** A trade that a request names, with what it calls it. */
export interface TradeNamed {
  /** As it stands in the request, lower case. */
  phrase: string;
  /** ‘a mobile car detailing business’. */
  one: string;
  trade: Trade;
}

const WORD = "[a-z][a-z'&-]+";
/** Whom it is for, where, as what, and what is begun or owned. */
const NAMED = [
  new RegExp(
    `\\b(?:for|at|in|as|by) (?:an?|our|my|the|your) ((?:${WORD} ){0,4}?${WORD})(?=$|[.,;:?!)]| (?:and|that|who|with|to|on|owners?|in|from|without|before|after|when|about|vs|or)\\b)`,
    "g",
  ),
  new RegExp(
    `\\b(?:start(?:ing)?|open(?:ing)?|launch(?:ing)?|run(?:ning)?|own(?:ing)?|buy(?:ing)?|sell(?:ing)?|grow(?:ing)?|lets?|answers?) (?:an?|our|my|the|your) ((?:${WORD} ){0,4}?${WORD})(?=$|[.,;:?!)]| (?:and|that|who|with|to|on|in|from|without|before|after|when|about|vs|or|phones?|for)\\b)`,
    "g",
  ),
  new RegExp(
    `\\b(?:an?|every|any|most|many) ((?:${WORD} ){0,3}?${WORD}) (?:should|needs?|must|can|forgets?|asks?|makes?|offers?)\\b`,
    "g",
  ),
  new RegExp(
    `\\b(?:do|does|can|should|will|must) (?:an?|our|my|the|your) ((?:${WORD} ){0,3}?(?:business|company|shop|store|studio|salon|clinic|practice|office|firm|agency|center|[a-z]{3,}(?:er|or|ist|ian)))(?= [a-z])`,
    "g",
  ),
  new RegExp(
    `^(?:why )?((?:${WORD} ){0,3}?${WORD}s) (?:should|need|must|ask)\\b|\\b(?:called|call) (?:an?|our|my|the) ((?:${WORD} ){0,3}?${WORD})(?= (?:and|but|who)\\b)`,
    "g",
  ),
] as const;
const SIZE =
  /^(?:(?:(?:one|two|three|four|five|six)-(?:chair|bay|truck|van|room|table|person|man|woman|doctor|dentist|lawyer|attorney|provider|crew|location)|small|new|local|busy|solo|little|second|first|self-employed|family|owner-operated|two|three|one|tiny|family[- ](?:owned|run)|existing)[ -])+/;
/** A phrase that is a place or a person by itself. */
const OF_ITSELF =
  /(?:business|company|shop|store|studio|salon|spa|clinic|practice|office|firm|agency|center|school|gym|cafe|restaurant|kennel|dispensary|daycare|bakery|brewery|hotel|yard|farm|service|rental|van|truck|boat|house|home|alley|range|church|(?:[a-z]{3}(?:er|or|ist|ian|man|wash|mat)))$/;
const OF_A_THING = /^(?:buy|sell|grow|answer|let)/;
const NEUTRAL = "a business like yours";
/** A name that tells more in another order, or in one rather than many of them. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/\bcharter boats?\b/, "boat charter"],
  [/\bday ?cares\b/, "daycare"],
  // What somebody contracts for says more than that they do.
  [/(?<=\b(?!general\b)[a-z]{3,} )contractors?$/, "company"],
];

/** The trade by what the request calls it: also one that articles have no words of their own for. */
export function tradeNamed({ prompt, text: asked, audience, called }: Request): TradeNamed | undefined {
  const text = plain(prompt).replace(/^(?:opinion|checklist|q ?& ?a|faq): /, "");
  const found = NAMED.flatMap((pattern) => [...text.matchAll(pattern)])
    .map((hit) => ({ phrase: (hit[1] ?? hit[2] ?? "").trim().replace(SIZE, ""), by: hit[0] }))
    // What is bought or answered is a thing, unless it is a business by its name.
    .filter(({ phrase, by }) => phrase !== "" && (!OF_A_THING.test(by) || OF_ITSELF.test(phrase)))
    .map(({ phrase }) => phrase);
  const known = trades.find(({ id }) => id === audience?.trade);
  for (const phrase of [
    ...found,
    ...(audience?.heard.exec(text) ?? audience?.heard.exec(asked) ?? []).slice(0, 1),
  ]) {
    const name = READ_AS.reduce((so, [heard, said]) => so.replace(heard, said), phrase);
    const trade = wordsUntilKnown("Other", name);
    if (trade.an === NEUTRAL) continue;
    return { phrase, one: OF_ITSELF.test(phrase) ? article(phrase) : (called.place?.one ?? trade.an), trade };
  }
  return audience && known && known.id !== "other"
    ? { phrase: "", one: called.place?.one ?? audience.one, trade: known }
    : undefined;
}
