import { capital } from "../../content/capital.ts";
import { noMatter } from "../../content/writing/served-words.ts";
import type { DraftedArticle } from "./article.ts";
import { plain, stem, wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";
import { notesIn } from "./notes.ts";
import { spokenIn } from "./unserved.ts";

/** What a request wants beside its matter, in its own words, and how an outline asks it. */
export interface Demand {
  said: string;
  asks: string;
}

const TIME = /\b((?:this|next) (?:year|month|quarter|season|summer|winter|fall|spring|week))\b/;
/** What is only not to be used is kept to by not using it. */
const WITHOUT =
  /\b(without (?:having to )?(?!getting (?:burned|burnt|scammed|cheated|ripped|stung|lost|overwhelmed)\b)(?!(?:us|ask|charg|buy|pay|add|hir|spend|install|need|chang|switch|tak|tell|giv|leav|call|answer|book)ing\b)[a-z]+ing(?: (?!and\b|or\b|but\b)[a-z'-]+){1,4})/;
/** Of what a thing is the first its owner hasn't got one yet. */
const FIRST =
  /(?<!\bbefore )(?<!\bafter )(?<!\buntil )\b(?:your|our|my|their|its|an?|the) (first (?!(?:call|time|step|visit|appointment|year|month|week|day|quarter|impression|thing|hour|minute|few|two|three|line|consultation|question|name|aid|contact)s?\b)(?:[a-z-]+ ){0,3}?[a-z-]{3,})\b(?=$|[?.!,:;]| (?:for|in|at|and|or|without|on|of|to|with)\b)/;
/** A second half of a request, behind what is asked first. */
const ALSO =
  /(?:,|;|\.|\?) (?:and|plus|and also|as well as) ((?:what|how|when|whether|who|where|why|which|the|an?|if)\b (?:[\w'’-]+ ?){2,14})/;
const WORKER =
  /\b(?:employee|hire|hygienist|associate|assistant|receptionist|manager|technician|tech|stylist|attorney|lawyer|paralegal|driver|helper|nurse|apprentice|bookkeeper|salesperson|crew|staff)\b/;

const ofFirst = (said: string): string =>
  WORKER.test(said.split(" ").at(-1) ?? "")
    ? "The first one: who has done this work until now, how many hours of it are there on day one, and what is new for an owner who has employed nobody like that? To find out: four weeks of those hours, written down; your payroll provider on what a first hire has to be registered for."
    : "The first one: what has stood in for it until now, and what is missing on the day on which there is one? To find out: your own way of doing it today, in five lines.";

/** So much of a second half that it’s answered. */
const ENOUGH = 0.5;
const LEAST_WORD = 4;

/** What of it a finished text has no word for. */
export function unmetIn(
  { text: asked, form, days, audience }: Request,
  { title, content }: DraftedArticle,
): Demand[] {
  // What is held, in the request’s own words, answers none of them.
  const text = spokenIn(content.replaceAll(/“[^”]*\[one figure\][^”]*”/g, " "));
  const notes = plain(notesIn(content).join(" "));
  const said = new Set(wordsIn(text).map(stem));
  const wordsOf = (phrase: string): string[] =>
    wordsIn(audience ? phrase.replace(audience.heard, " ") : phrase).filter(
      (word) => word.length >= LEAST_WORD && !noMatter.has(word),
    );
  const isServed = (words: readonly string[], by: ReadonlySet<string>): boolean =>
    words.filter((word) => by.has(stem(word))).length >= words.length * ENOUGH;
  const found: Demand[] = [];
  const time = TIME.exec(asked)?.[1];
  // A plan is of that time by itself.
  if (time && form !== "plan" && !days && !new RegExp(`\\b${time}\\b`).test(text))
    found.push({
      said: time,
      asks: `${capital(time)}: why now and not a year from now, by which date is it settled, and who has to hear of it before? To find out: the calendar of the dates that can’t be moved; what changed since last year, with its source and date.`,
    });
  const without = WITHOUT.exec(asked)?.[1];
  if (without && !isServed(wordsOf(without.slice("without ".length)), said))
    found.push({
      said: without,
      asks: `${capital(without)}: which of these holds to it, and what has to be left out? To find out: go through each part with that one question.`,
    });
  const first = FIRST.exec(asked)?.[1];
  if (first && !/\b(?:first one|until now|never had one|for the first time)\b/.test(text))
    found.push({ said: first, asks: ofFirst(first) });
  const also = ALSO.exec(asked)?.[1]?.trim();
  const words = also ? wordsOf(also) : [];
  const heads = [title, ...[...content.matchAll(/<h[234]>([^<]*)<\/h[234]>/g)].map(([, head = ""]) => head)];
  if (also && words.length && !heads.some((head) => isServed(words, new Set(wordsIn(plain(head)).map(stem)))))
    found.push({
      said: also,
      asks: `${capital(also)}: what is done, by whom, and in which words? To find out: the last time that it happened here, step by step.`,
    });
  return found.filter(({ said: each }) => !notes.includes(each));
}
