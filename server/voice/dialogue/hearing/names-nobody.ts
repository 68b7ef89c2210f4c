import type { DialogueContext } from "../context.ts";
import { NOBODY } from "../readers/plain-name.ts";
import { serviceHeard } from "../readers/service.ts";
import { plain } from "../readers/text.ts";

/** 'Another day' is nobody; Doris Day is somebody. */
const NO_ONE =
  /^(?:(?:\p{L}+ )?(?:(?:an)?other|any|this|that|next|some|the|an?|which|what|every|each|same|one|first|last|my|your|new|best|good|better|different|earlier|later|whole|(?:mon|tues|wednes|thurs|fri|satur|sun)day) )?(?:day|time|week|month|morning|afternoon|evening|appointment|visit)s?$/iu;
/** 'The last name is spelled wrong' names nobody. */
export const MISSPELLED = /^(?:(?:mis)?spel(?:led|t)|wrong|incorrect|equivocad[oa])(?!\p{L})/iu;
/** 'It's for Invisalign', 'put me down for another day': what the desk offers, and time, are nobody's name. */
export const namesNobody = ({ desk }: DialogueContext, name: string): boolean =>
  NO_ONE.test(name) ||
  MISSPELLED.test(name) ||
  // 'It's Mr Pell I work with.'
  (/^(?:mr|mrs|ms|dr|doctora?|attorney)\.? /i.test(name) &&
    desk.staff.some((person) => person.heard.includes(plain(name).split(" ").at(-1)!))) ||
  // 'Samuel Pell is my lawyer.'
  desk.staff.some((person) => plain(person.name) === plain(name)) ||
  (!name.includes(" ") && (NOBODY.test(name) || serviceHeard(desk, plain(name)) !== undefined));
