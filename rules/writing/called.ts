import { type Audience, audiences, implied } from "../../content/writing/audiences/index.ts";
import { article } from "../../content/report/words.ts";
import { inWords } from "./plain.ts";

/** What readers are called, in a sentence. */
export interface Called {
  one: string;
  many: string;
}

const BUSINESS =
  "practices?|offices?|clinics?|firms?|compan(?:y|ies)|business(?:es)?|shops?|stores?|studios?|salons?|spas?|agenc(?:y|ies)|centers?|schools?|gyms?|baker(?:y|ies)|restaurants?|bistros?|pizzerias?|diners?|cafes?|cafés?|hotels?|motels?|inns?|kennels?|barbershops?|garages?|pharmac(?:y|ies)|boutiques?|venues?|homes?|hospitals?|places?|joints?|parlors?";
/** What kind of such a place it is: a pediatric dental office is no other one. */
const KINDS = "pediatric|cosmetic|mobile|rural|solo|holistic|boutique";
const PLACE = new RegExp(`(?:^|[ -])(?:${BUSINESS})$`);
/** Those who do it, by the name of their work. */
const PERSON = /(?:ists|ers|ors|ians|eys|smiths|cpas|vets|realtors|tutors|landlords|agents)$/;
export const UPPER = /\b(hvac|rv|it|cpa|cpas|b&b|saas|msp|dj|ac)\b/g;

/** What the prompt itself calls its readers: a place, or people; absent where it gives only an adjective. */
export function calledIn(
  text: string,
  audience: Audience | undefined,
  strangers: string | undefined,
): { place?: Called; people?: string } {
  const wide = othersIn(text);
  if (wide) return { place: { one: "a small business", many: wide } };
  const pair = pairIn(text, audience);
  if (pair) return pair;
  const sized = audience && new RegExp(`\\b(${SIZES} (?:${audience.heard.source}))`).exec(text)?.[1];
  if (sized && audience) return { place: { one: audience.one, many: plural(singular(sized)) } };
  const own = audience && /^(shops?|stores?|studios?)$/.test(audience.heard.exec(text)?.[0] ?? "");
  const span = own
    ? /\b(?:(?!(?:the|a|an|our|my|your|their|small|local|new|busy|this|that|these|any|every|each|all|some|most|many|other|no|one|at|in|of|for|from|to|with|and|or|why|how|what|when|where|which|should|can|do) )[a-z-]+ )?(?:shops?|stores?|studios?)\b/.exec(
        text,
      )?.[0]
    : audience
      ? (new RegExp(`(?:\\b(?:${KINDS}) )?(?:${audience.heard.source})(?: (?:${BUSINESS})\\b)?`).exec(
          text,
        )?.[0] ?? impliedPlace(text, audience))
      : strangers;
  const said = span
    ?.trim()
    .replace(/^(?:new|small|local|busy|my|our|your|the|an?) /, "")
    // Who works there is counted: ‘a two dentist practice’.
    .replace(/^dentists? (?=practices?$|offices?$)/, "dental ")
    .replace(/^(?:lawyer|attorney)s? (?=firms?$|offices?$)/, "law ")
    .replace(" + ", " and ")
    .replace(UPPER, (word) => word.toUpperCase().replace("CPAS", "CPAs").replace("SAAS", "SaaS"));
  if (!said) return {};
  if (PLACE.test(said)) return { place: { one: article(singular(said)), many: plural(singular(said)) } };
  if (!audience) {
    const one = singular(said);
    return { place: { one: article(one), many: plural(one) } };
  }
  const people = plural(said.replace(/s$/, ""));
  return PERSON.test(people) ? { people } : {};
}

const SIZE = "(?:solo|small|mid-?sized?|medium|large|boutique|single-location|independent)";
/** 'Solo and small law firms': both. */
const SIZES = `${SIZE}(?:, ${SIZE})*,? (?:and|or|to) ${SIZE}`;

/** 'Plumbers, salons and other small businesses': readers of no one trade, all of them named. */
export const othersIn = (text: string): string | undefined =>
  /\b((?:[a-z]+(?: [a-z]+)?, ){0,4}[a-z]+(?: [a-z]+)?,? and other (?:(?:small|local|service) ){0,2}(?:businesses|companies|shops|firms|trades))\b/
    .exec(text)?.[1]
    ?.replace(/^(?:costing|for|to|of|by|at|hurts?|why|how|cost|against|among|with) /, "")
    .replaceAll(UPPER, (word) => word.toUpperCase());

const HALF = "[a-z]{3,}(?: (?!(?:and|or|for|to)\\b)[a-z]{3,})??";
/** 'HVAC and plumbing companies', 'dentists and orthodontists'. */
const PAIR = new RegExp(
  `\\b(${HALF})(?: and | or | & | \\+ |/)(${HALF})(?: (${BUSINESS}|contractors?|owners?))?(?=[^a-z]|$)`,
  "g",
);
const BARE_TRADE = /^(?:hvac|plumbing|roofing|electrical|landscaping|cleaning|pest control|heating|cooling)$/;
const PLURAL = /[a-z]{2,}[^s]s$/;

/** Readers of two trades: both are named, whichever lends its words. */
function pairIn(
  text: string,
  audience: Audience | undefined,
): { place?: Called; people?: string } | undefined {
  if (!audience) return undefined;
  for (const [, first = "", second = "", noun = ""] of text.matchAll(PAIR)) {
    const isTrade = (half: string) =>
      audiences.some(
        ({ heard }) => heard.test(half) || heard.exec(`${half} ${noun}`.trim())?.[0].includes(half),
      );
    // What stands before a trade is no part of it: 'that HVAC and electrical contractors'.
    const bare = first.replace(/^(?:like|as|of|for|that|by|with|the|owners|how|why|when|what) /, "");
    const one = [bare, bare.split(" ").at(-1) ?? ""].find(isTrade) ?? "";
    const other = noun ? second : (second.split(" ")[0] as string);
    if (!one || !isTrade(other)) continue;
    // 'A hair salon and spa' is one place.
    if (!noun && PLACE.test(one) && PLACE.test(other) && !PLURAL.test(one) && !PLURAL.test(other))
      return { place: { one: article(`${one} and ${other}`), many: `${plural(one)} and ${plural(other)}` } };
    // 'Plumbers and HVAC': people, and the other trade's name alone.
    if (!noun && PLURAL.test(one) && BARE_TRADE.test(other)) {
      const said = `${one} and ${other.replace(UPPER, (word) => word.toUpperCase())} companies`;
      return { place: { one: audience.one, many: said }, people: said };
    }
    if (!noun && !(PLURAL.test(one) && PLURAL.test(other))) continue;
    const said = `${one} and ${other}`.replace(UPPER, (word) => word.toUpperCase());
    if (!noun) return { people: said };
    if (/^(?:contractors?|owners?)$/.test(noun)) {
      const people = `${said} ${noun.replace(/s?$/, "s")}`;
      return { place: { one: article(`${said} company`), many: people }, people };
    }
    return {
      place: { one: article(`${said} ${singular(noun)}`), many: `${said} ${plural(singular(noun))}` },
    };
  }
  return undefined;
}

/** 'A family medicine practice': readers who are told by what they do. */
const impliedPlace = (text: string, { many }: Audience): string | undefined =>
  implied
    .filter((each) => each.many === many)
    .map(({ heard }) => new RegExp(`(?:${heard.source}) (?:${BUSINESS})\\b`).exec(text)?.[0])
    .find((found) => found !== undefined && found.split(" ").length < 5);

const singular = (noun: string): string =>
  noun
    .replace(/ies$/, "y")
    .replace(/(ss|ch|sh|x)es$/, "$1")
    .replace(/([^s])s$/, "$1");
/** 'One mistake', 'three mistakes': as many of what a prompt names in the plural. */
export const countOfThem = (count: number, nouns: string): string =>
  `${inWords(count)} ${count === 1 ? singular(nouns) : nouns}`;
export const plural = (noun: string): string =>
  // What has its s already has no second one.
  /(?:[^aiosu]|(?:ide|are|phot|vide|studi|log)[ao])s$/.test(noun) && !/lens$/.test(noun)
    ? noun
    : /(?:shel|lea|hal|loa|kni|wi|li)fe?$/.test(noun)
      ? noun.replace(/fe?$/, "ves")
      : /[^aeiou]y$/.test(noun)
        ? `${noun.slice(0, -1)}ies`
        : /(s|ch|sh|x)$/.test(noun)
          ? `${noun}es`
          : `${noun}s`;

/** Readers as the subject of a title: as the prompt calls them, one of them. */
export const oneOf = ({ people }: { people?: string }, one: string): string =>
  people ? article(singular(people)) : one;

/** Where in a business it happens, when the prompt says so; of many, as of one. */
export const spotIn = (text: string): string | undefined =>
  /\b(?:no|without|don'?t have|doesn'?t have) (?:an? |any )?(?:reception|front desk)/.test(text)
    ? undefined
    : /\b(reception(?! (?:staff|hall))|front desk|switchboard|call center|(?:front )?counter)s?\b/.exec(
        text,
      )?.[1];
