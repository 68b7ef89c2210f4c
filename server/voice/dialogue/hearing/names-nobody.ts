import type { Desk } from "../../../../content/desks/desk.ts";
import { FIRST_NAMES } from "../../../../content/understanding/first-names.ts";
import { THING_WORDS } from "../../../../content/understanding/thing-words.ts";
import { MEDICINE } from "../../../../content/understanding/told-facts.ts";
import type { DialogueContext } from "../context.ts";
import { isName, NOBODY } from "../readers/plain-name.ts";
import { serviceHeard } from "../readers/service.ts";
import { NAME_WORDS } from "../readers/name-words.ts";
import { plain } from "../readers/text.ts";

/** 'Another day' is nobody; Doris Day is somebody. */
const NO_ONE =
  /^(?:(?:\p{L}+ )?(?:(?:an)?other|any|this|that|next|some|the|an?|which|what|every|each|same|one|first|last|my|your|new|best|good|better|different|earlier|later|whole|(?:mon|tues|wednes|thurs|fri|satur|sun)day) )?(?:day|time|week|month|morning|afternoon|evening|appointment|visit|complaint)s?$/iu;
/** 'They're coming, it's Dana, can the lawyer call me back?' */
export function itsMe(words: string): string | undefined {
  const told = HAS_CALLED.exec(words)?.[1];
  if (told && isName(told.includes(" ") ? told : `${told} ${told}`)) return told;
  const name = ITS_ME.exec(words)?.[1];
  return name && FIRST_NAMES.has(name.split(" ")[0]!.toLowerCase()) ? name : undefined;
}
/** 'Tell her Dana Whitcomb called.' */
const HAS_CALLED =
  /(?<!\p{L})(?:[Tt]ell|[Ll]et|[Dd][ií]gale(?: a)?) (?:(?:him|her|them|\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?)(?: know)?(?: that| que)? )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:called|rang|phoned|stopped by|came by|is calling|llam[oó])(?!\p{L})/u;
const ITS_ME =
  /(?:^|[,.;!?] )[Ii]t's (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=[,.;!]| (?:again|here|calling)(?!\p{L})|$)/u;
/** 'The last name is spelled wrong' names nobody. */
export const MISSPELLED = /^(?:(?:mis)?spel(?:led|t)|wrong|incorrect|equivocad[oa])(?!\p{L})/iu;
/** 'Basement', 'Gate code', 'Toque fuerte'; Hope Street and Rusty Pipes are people. */
const namesThings = (name: string): boolean => {
  const parts = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").split(" ");
  return (
    parts.every((part) => THING_WORDS.has(part)) &&
    (parts.length === 1 || !parts.some((part) => FIRST_NAMES.has(part) || NAME_WORDS.has(part)))
  );
};
/** 'Mountain bike', 'Blue house on the corner': words in small letters that begin a sentence. */
export const isPhrase = (name: string, words: string): boolean => {
  const [first = "", ...rest] = name.split(" ");
  const key = first.toLowerCase();
  if (rest.length === 0 || FIRST_NAMES.has(key) || NAME_WORDS.has(key)) return false;
  const small = [first, ...rest.map((word) => word.toLowerCase())].map(escaped).join("[ ]");
  return new RegExp(`(?:^|[.!?] )${small}(?![\\p{L}'-])`, "u").test(words) && words !== words.toLowerCase();
};
/** A word with a capital of what the desk tells about the business. */
const ofDesk = (desk: Desk, name: string): boolean =>
  desk.facts.some(
    ({ aspect, answer }) =>
      aspect !== "staff" && new RegExp(`(?<=\\p{Ll} )${escaped(name)}(?![\\p{L}'])`, "u").test(answer),
  );
const escaped = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, ".");

/** Where a refill goes. */
const SHOPS =
  /^(?:rite aid|walgreens?|cvs|wal-?mart|costco|safeway|kroger|publix|target|sam'?s club|fred meyer|albertsons|bartell|duane reade|h-?e-?b|meijer|wegmans|food lion|giant eagle|farmacia)(?: |$)/iu;
/** 'It's for Invisalign', 'put me down for another day': what the desk offers, and time, are nobody's name. */
export const namesNobody = ({ desk }: DialogueContext, name: string): boolean =>
  NO_ONE.test(name) ||
  SHOPS.test(name) ||
  MEDICINE.test(name) ||
  MISSPELLED.test(name) ||
  // 'Weds', short for the day.
  /^(?:tues?|weds?|thur?s?|fri|sat)\.?$/iu.test(name) ||
  // 'It's Mr Pell I work with.'
  (/^(?:mr|mrs|ms|dr|doctora?|attorney)\.? /i.test(name) &&
    desk.staff.some((person) => person.heard.includes(plain(name).split(" ").at(-1)!))) ||
  namesThings(name) ||
  // 'Larkspur', of the town that the desk serves.
  (!name.includes(" ") && ofDesk(desk, name)) ||
  // 'Samuel Pell is my lawyer.'
  desk.staff.some((person) => plain(person.name).replace(/^dra? /, "") === plain(name)) ||
  (!name.includes(" ") && (NOBODY.test(name) || serviceHeard(desk, plain(name)) !== undefined));
