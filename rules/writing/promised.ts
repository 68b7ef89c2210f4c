import { deeds } from "../../content/writing/deeds.ts";
import { qualifiers } from "../../content/writing/qualifiers.ts";
import { events } from "../../content/writing/events.ts";
import { andAlsoIn } from "./and-also.ts";
import type { DraftedArticle } from "./article.ts";
import { speaksOfAsked } from "./asked-thing.ts";
import { formFaults } from "./form-check.ts";
import { withoutNotes } from "./notes.ts";
import { isOnSubject } from "./on-subject.ts";
import { numberOf, plain } from "./plain.ts";
import type { Request } from "./request.ts";
import { unservedIn } from "./unserved.ts";
import { thingIn } from "./thing.ts";

/** What a title asks for and its text doesn't have. */
export type Unkept = "form" | "count" | "sides" | "deed" | "event" | "part" | "qualifier" | "noun" | "asked";

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Heading and text of each part, and what stands before the first. */
const sectionsOf = (html: string): string[] =>
  withoutNotes(html)
    .split(/(?=<h2>)/)
    .map(textOf)
    .filter(Boolean);
/** What of a text can speak of a thing by itself: its sections, or its lines where it is made of lines. */
const partsOf = (html: string, { form }: Pick<Request, "form">): string[] =>
  form === "plan" || form === "checklist"
    ? withoutNotes(html)
        .split(/(?=<h2>|<li>)/)
        .slice(1)
        .map(textOf)
        .filter((part) => part.length > 40)
    : sectionsOf(html);
const shareOf = (parts: readonly string[], said: RegExp): number =>
  parts.filter((part) => said.test(part)).length / Math.max(1, parts.length);
/** More of a neighbor's words make it the neighbor's text. */
const WRONG = 1 / 3;

/** A day by which it is done is no part of it. */
const BY_WHEN =
  /\b(?:before|by|ahead of|in time for) (?:the |this |next )?(?:\w+ )?(?:seasons?|weekends?|mondays?|fridays?|saturdays?|summer|winter|rush|school|storms?)\b/;

/** What a title names beside its matter and no part speaks of, in the words of the request. */
export function unspokenOf(
  request: Request,
  { title, content }: Pick<DraftedArticle, "title" | "content">,
): string[] {
  const parts = partsOf(content, request).map((part) => plain(part).replaceAll("'", "’"));
  if (parts.length < 3) return [];
  const asked = plain(request.clause);
  return qualifiers.flatMap(({ heard, not, said, share }) => {
    const phrase = heard.exec(asked)?.[0];
    return phrase &&
      !not?.test(asked) &&
      !BY_WHEN.test(asked) &&
      heard.test(plain(title)) &&
      shareOf(parts, said) < share
      ? [phrase.trim()]
      : [];
  });
}

const headsOf = (html: string): string[] =>
  [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head = ""]) => textOf(head));

const LEADING = /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const NUMBERED = /^\d{1,2}\. /;

/**
 * A draft before it is given, held against its title: of that form, with so many entries, of what is done, with every
 * part. What it finds is for the next candidate to do better; where none does, an outline is honest.
 */
export function unkept(
  request: Request,
  { title, content }: Pick<DraftedArticle, "title" | "content">,
): Unkept[] {
  const broken: Unkept[] = [];
  const sections = sectionsOf(content);
  const heads = headsOf(content);
  const clause = plain(request.clause);
  const numbered = heads.filter((head) => NUMBERED.test(head)).length;
  const counted = LEADING.exec(title)?.[1];
  if (request.form === "list" && counted && numbered > 0 && numbered !== numberOf(counted.toLowerCase()))
    broken.push("count");
  if (
    /^(?:checklist|plan|comparison)$/.test(request.form) &&
    new RegExp(`\\b(?:${request.form === "comparison" ? "vs|versus|compared" : request.form})\\b`, "i").test(
      title,
    ) &&
    formFaults({ ...request, items: undefined, sides: [], words: undefined }, content).length
  )
    broken.push("form");
  // Who names three is shown three.
  if (
    request.form === "comparison" &&
    request.sides.length > 2 &&
    Math.max(0, (/<tr>(?:(?!<\/tr>).)*<\/tr>/.exec(content)?.[0].match(/<th/g)?.length ?? 0) - 1) <
      request.sides.length
  )
    broken.push("sides");
  const done = deeds.filter(
    ({ heard, not, nouns }) =>
      heard.test(clause) && !not?.test(clause) && (!nouns || nouns.test(request.noun)),
  );
  // A checklist may show it in its lines alone.
  const lines = request.form === "checklist" ? partsOf(content, request) : [];
  if (
    sections.length > 3 &&
    done.some(
      ({ shown, share, wrong }) =>
        Math.max(shareOf(sections, shown), shareOf(lines, shown)) < share ||
        (wrong && shareOf(sections, wrong) > WRONG),
    )
  )
    broken.push("deed");
  if (unspokenOf(request, { title, content }).length) broken.push("qualifier");
  if (
    sections.length > 3 &&
    request.form !== "opinion" &&
    events.some(
      ([heard, said]) =>
        heard.test(clause) && !sections.some((each) => said.test(plain(each).replaceAll("'", "’"))),
    )
  )
    broken.push("event");
  if (!speaksOfNouns(request, content) || !tellsIt(request, content)) broken.push("noun");
  if (!speaksOfAsked(request, textOf(withoutNotes(content))) || !isOnSubject(request, content))
    broken.push("asked");
  const also = andAlsoIn(title)?.said;
  if (also && !hasPart(also, content)) broken.push("part");
  return broken;
}

/** What is worked out, bought or opened, and what else it is called; a draft with no word for it is on something else. */
const NOUNS: readonly (readonly [noun: RegExp, said: RegExp])[] = [
  [/^(?:rates?|prices?|fees?|charges?)$/, /\b(?:rates?|pric\w+|fees?|charg\w+|costs?|\$)/],
  [/^(?:vans?|trucks?|trailers?|vehicles?|fleets?)$/, /\b(?:vans?|trucks?|trailers?|vehicles?|fleets?)\b/],
  [/^(?:premiums?|insurance|deductibles?)$/, /\b(?:premiums?|insur\w+|deductibles?)\b/],
  [/^(?:loans?|lease|leases|rent|mortgages?)$/, /\b(?:loans?|leas\w+|rents?|mortgages?|lend\w+)\b/],
  [
    /^(?:wages?|salar(?:y|ies)|raises?|payroll|paychecks?)$/,
    /\b(?:wages?|salar\w+|raises?|payroll|paychecks?|pay)\b/,
  ],
  [/^(?:tax|taxes|deductions?)$/, /\b(?:tax\w*|deduct\w+)\b/],
];
const speaksOfNouns = ({ clause }: Request, content: string): boolean => {
  const { said, doing } = thingIn(clause);
  const noun = plain(said).split(" ").at(-1) ?? "";
  const own = doing ? NOUNS.find(([heard]) => heard.test(noun)) : undefined;
  return !own || own[1].test(plain(textOf(content)));
};

/** What somebody is to be told of: a text that has no word for it tells something else. */
const TOLD =
  /\b(?:tell|telling|inform|notify|let) (?:[\w'-]+ ){1,4}?(?:about|of|know about) (?:(?:an?|the|our|my|your|their|new) )*([a-z][a-z' -]{3,40}?)(?= (?:by|on|for|at|in|over|when|before|without|after)\b|[.,;:?!]|$)/;
const tellsIt = ({ clause, typed }: Request, content: string): boolean => {
  const told = TOLD.exec(plain(clause || typed))?.[1];
  return !told || !unservedIn(told, content).length;
};

/** Questions are there as questions, a checklist as boxes, a plan under its weeks. */
const hasPart = (said: string, content: string): boolean =>
  /\bchecklist\b/i.test(said)
    ? content.includes("☐")
    : /\bplan\b/i.test(said)
      ? /<h[234]>(?:Day|Week|Month) \d/.test(content)
      : /\b(?:e-?mail|letter|announcement|notice)\b/i.test(said)
        ? true
        : (content.match(/<h[234]>[^<]*\?<\/h[234]>/g)?.length ?? 0) > 2;
