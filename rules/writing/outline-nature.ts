import { withoutAnybody } from "./head.ts";
import { cases, ofAnything, ofPersons, ofPlace } from "../../content/writing/outline/cases.ts";
import { extensions } from "../../content/writing/outline/extensions.ts";
import { natures } from "../../content/writing/outline/natures/index.ts";
import type { Nature } from "../../content/writing/outline/natures/kind.ts";
import { capital } from "../../content/capital.ts";
import { withoutLearners } from "./outline-learners.ts";
import { hearsModifierOnly, withoutWhom } from "./head-noun.ts";
import { wordsOf } from "./outline-neutral.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

/** What a request’s subject is by its own words; absent where they don’t tell. */
export function natureIn({ clause, typed }: Pick<Request, "clause" | "typed">): Nature | undefined {
  // Who comes along is not what it is about.
  const said = withoutWhom(withoutAnybody(plain(clause || typed))).replace(
    /(?<=.{8}) (?:with|without|near|around) .*$/,
    "",
  );
  const whole = plain(typed);
  return natures.find((nature) => {
    const { heard, with: also, not, learned } = nature;
    return (
      heard.test(learned ? withoutAnybody(toLearn(clause || typed).toLowerCase()) : said) &&
      also?.test(whole) !== false &&
      not?.test(whole) !== true &&
      (learned || !hearsModifierOnly(heard, clause || typed, () => wordsOf(nature)))
    );
  });
}
/** What is explained, without whoever it is explained to. */
export const toLearn = (clause: string): string =>
  withoutLearners(clause.replaceAll("'", "’")).replace(/[.?!]+$/, "");

/** The name of what is explained, as it is typed: ‘the bicycle’, ‘Marie Curie’. */
export function learnedIn({ clause, typed }: Pick<Request, "clause" | "typed">): string | undefined {
  const nature = natureIn({ clause, typed });
  if (!nature?.learned) return undefined;
  const said = toLearn(clause || typed);
  const thing = Object.values(nature.heard.exec(said.toLowerCase())?.groups ?? {}).find(Boolean);
  const at = thing === undefined ? -1 : said.toLowerCase().lastIndexOf(thing);
  return at < 0 || !thing ? undefined : said.slice(at, at + thing.length);
}

const STATE = new RegExp(
  `\\b(?:${Object.keys(extensions)
    .toSorted((a, b) => b.length - a.length)
    .join("|")})\\b`,
);
const PLACE = /\b(?:in|around|near|visit|visiting|to|through|for) ([A-Z][a-z]+(?: [A-Z][a-z]+)?)\b/;

/** The state that a request names, or another place, as it is typed. */
const placeIn = (typed: string): { state: string | undefined; place: string | undefined } => {
  const state = STATE.exec(typed)?.[0];
  return { state, place: state ?? PLACE.exec(typed)?.[1] };
};

/** Fills in what a nature says in the words of its request. */
export function inItsWords(
  { words = [] }: Pick<Nature, "words">,
  request: Pick<Request, "clause" | "typed">,
): (text: string) => string {
  const { typed } = request;
  const { place } = placeIn(typed);
  const own = words.find(([heard]) => heard.test(plain(typed)))?.[1] ?? {};
  const thing = learnedIn(request);
  const filled: Record<string, string> = {
    ...own,
    ...(thing ? { thing } : {}),
    in: place ? ` in ${place}` : "",
    to: place ? ` to ${place}` : "",
  };
  return (text) =>
    text
      .replaceAll(/\{(in|[a-z]{1,10})\}/g, (all, key: string) => filled[key] ?? all)
      .replaceAll(/\{([A-Z][a-z]{1,10})\}/g, (all, key: string) => {
        const said = filled[key.toLowerCase()];
        return said === undefined ? all : capital(said);
      });
}

/** An extension service by its name, where a request names the state. */
export function withExtension({ typed }: Request): (text: string) => string {
  const { state } = placeIn(typed);
  const name = state && extensions[state];
  return (text) =>
    name
      ? text
          .replaceAll(/\b[Yy]our state’s extension service\b/g, name)
          .replaceAll(/\b[Tt]he (?:county )?extension(?: service)?’s\b/g, `${name}’s`)
          .replaceAll(/\b[Tt]he extension (?:service|office)\b/g, name)
      : text;
}

const PHRASE =
  /(?:^| )((?:in|on|at|for|with|without|before|after|during|over|under|near|around) (?:[^ ,:;]+)(?: (?!(?:in|on|at|for|with|without|before|after|during|over|under|near|around|by|that|which|who|when|while|so|if|and|or|vs\.?|but|to) )[^ ,:;]+){0,4})/g;
/** A length, a number or whoever reads it is no case. */
const NO_CASE =
  /^(?:in|over|within|under|for|at|by) (?:\d+|[\w-]+ (?:days?|weeks?|months?|hours?|minutes?|words|steps)\b)|^(?:on|with|for|in) (?:how|what|it|your own|order|time|general|advance)\b/;
const MOST = 3;
/** What it is about is none of its circumstances. */
const isSame = (phrase: string, said: string): boolean => {
  const [bare, thing] = [phrase, said].map((each) =>
    each.replace(/^(?:(?:in|on|at|for|with|a|an|the|your|of) )+/, ""),
  );
  return thing !== "it" && ((thing ?? "").includes(bare ?? "") || (bare ?? "").includes(thing ?? ""));
};

/** What the circumstances that a request names change, a line each. */
export function casesOf({ clause, typed }: Request, said: string, any: boolean): string[] {
  const phrases = [...(clause || typed).matchAll(PHRASE)]
    .map(([, phrase = ""]) => phrase.replace(/[.?!]+$/, ""))
    .filter((phrase) => !NO_CASE.test(plain(phrase)) && !isSame(plain(phrase), plain(said)));
  const persons = personsIn({ text: plain(typed) });
  const own = phrases.filter((phrase) => !persons || !plain(phrase).includes(persons));
  const asked = own.slice(0, MOST).flatMap((phrase) => {
    const ask =
      cases.find(({ heard }) => heard.test(plain(phrase)))?.ask ??
      (/^(?:in|around|near|at|for) [A-Z]/.test(phrase) ? ofPlace : any ? ofAnything : undefined);
    return ask ? [ask.replace("{Case}", capital(phrase)).replaceAll("'", "’")] : [];
  });
  return persons ? [ofPersons.replace("{Case}", `For ${persons}`), ...asked] : asked;
}

const PERSONS =
  /\b(?:first-time|beginning|beginner|new|busy|single|working|older|retired|expecting|urban|backyard|horse|dog|cat|home) (?:parents|owners|home ?buyers|homeowners|renters|beekeepers|gardeners|keepers|couples|families|travelers|runners|moms|dads|grandparents)\b/;
/** Who reads it, where no trade does: ‘first-time beekeepers’. */
export const personsIn = ({ text }: Pick<Request, "text">): string | undefined => PERSONS.exec(text)?.[0];

const LISTED = /: ([^:.?!]{5,120})$/;
const EITHER_FOR = /^((?:[\w-]+ ){0,2}[\w-]+) or ((?:[\w-]+ ){0,2}[\w-]+) (?:for|in|on) /i;
/** What is weighed behind a colon or at the head, of a nature that has rows for it: ‘vinyl, carpet tile or hardwood’. */
export function sidesNamed(request: Request): string[] {
  if (request.form !== "how-to" || !natureIn(request)?.compared) return [];
  const [, one = "", other = ""] = EITHER_FOR.exec(request.typed) ?? [];
  if (one) return [one, other].map((side) => plain(side));
  const listed = LISTED.exec(request.typed)?.[1] ?? "";
  const sides = listed.split(/,? (?:or|vs\.?|versus) |, /);
  return / (?:or|vs\.?|versus) /.test(listed) && sides.every((side) => side.split(" ").length < 4)
    ? sides.map((side) => plain(side))
    : [];
}
