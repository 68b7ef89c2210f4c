import { plain, stem, wordsIn } from "./plain.ts";
import { thingIn } from "./thing.ts";

/** The object of the asking verb: the noun that decides what is asked, and what only says which of them it is. */
export interface HeadNoun {
  /** ‘van’ of ‘a mobile dog grooming van’. */
  noun: string;
  /** ‘mobile dog grooming’. */
  modifiers: string;
}

/** Nouns that are whatever their modifier says: a policy on dogs is on dogs. */
const LIGHT =
  /^(?:polic(?:y|ies)|programs?|plans?|systems?|tools?|process(?:es)?|letters?|forms?|lists?|rules?|kinds?|types?|parts?|problems?|issues?|mistakes?|questions?|signs?|tips|ideas?|needs?|things?|habits?|routines?|schedules?|costs?|expenses?|bills?|work|jobs?|care|training|supplies|products?|software|services?|items?|options?|methods?|styles?|skills?|basics?|law|laws|rights|claims?|cases?|times?|days?|weeks?|months?|seasons?|years?|symptoms?|diseases?|problem|behavior|breeds?|food|diets?|health|teeth|lines?|names?|ready)$/;

/** Who does it is not what it is about. */
const PERSONS = /(?:[a-z]{3}(?:ers|ors|ists)|owners?|parents?|people|beginners?|families|lovers?)$/;
/** What is opened, driven or paid is of a kind of its own, whatever trade it is of. */
const FIRM =
  /^(?:vans?|trucks?|trailers?|bus|buses|carts?|vehicles?|fleets?|business(?:es)?|company|shop|store|studio|schools?|academy|day ?care|kennel|salon|gym|agency|laundromat|rates?|premiums?|fees?|loans?)$/;

/** Two that are compared, and whoever it is for. */
const COMPARED = /\b(?:vs\.?|versus|or)\b/;
const FOR_WHOM =
  / (?:for|at|in) (?:an?|our|my|the|your) (?:[\w'-]+ ){1,4}?(?:services?|business|company|shop|store|crew|studio|firm|salon|clinic|kennel|stable|practice|office|hospital|shelter|boutique|agency|day ?care|spa|resort|groomers?)(?= |[.,:;?!]|$)/g;
/** Where it happens is not what it is about. */
export const withoutWhom = (clause: string): string => clause.replaceAll(FOR_WHOM, "");
/** Where a pattern begins in what a clause is about; -1 where it is heard only in whom it is for. */
export const heardOf = (heard: RegExp, clause: string): number => {
  const at = clause.search(heard);
  const bare = withoutWhom(clause);
  return bare === clause || heard.test(bare) || clause.slice(0, at) === bare.slice(0, at) ? at : -1;
};

export function headNounIn(clause: string): HeadNoun | undefined {
  const { said } = thingIn(clause);
  const words = plain(said)
    .replace(/^(?:(?:an?|the|your|our|my|new|used|old|first|second) )+/, "")
    .split(" ");
  const noun = words.at(-1) ?? "";
  return COMPARED.test(plain(clause)) ||
    said === "it" ||
    words.length < 2 ||
    / and | or |[^\w' -]/.test(plain(said)) ||
    LIGHT.test(noun) ||
    PERSONS.test(noun)
    ? undefined
    : { noun, modifiers: words.slice(0, -1).join(" ") };
}

/**
 * True of a pattern that hears only the modifiers of what is asked about, for a text that has no word for the noun itself:
 * ‘dog’, of a van. What hears modifiers and noun together (‘espresso machine’) hears the noun.
 */
export function hearsModifierOnly(
  heard: RegExp,
  clause: string,
  said: () => ReadonlySet<string>,
  of: "any" | "firm" = "any",
): boolean {
  const head = headNounIn(clause);
  if (!head || (of === "firm" && !FIRM.test(head.noun))) return false;
  const asked = plain(clause);
  const found = heard.exec(asked)?.[0];
  return (
    found !== undefined &&
    asked.includes(`${head.modifiers} ${head.noun}`) &&
    !wordsIn(found).includes(head.noun) &&
    !heard.test(asked.replace(`${head.modifiers} `, "").replaceAll(FOR_WHOM, "")) &&
    !said().has(stem(head.noun))
  );
}
