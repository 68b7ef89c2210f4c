import {
  LEADS_TO_PLACE,
  NO_PLACE,
  ONLY_NAMED,
  STREET,
  TELLS_NAME,
  TOWN,
} from "../../../../content/understanding/place-words.ts";
import { capital } from "../../../../content/capital.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { isQuestion } from "../questions/question-forms.ts";
import { nameHeard } from "../readers/name.ts";
import { isName } from "../readers/plain-name.ts";
import { shorten } from "../readers/text.ts";

// Where the work is: a business that comes to its customers knows the address before it sets a visit.

/** The row of it on the paper. */
const ADDRESS = "Address";
const PHONE = /(?:\d[ ().-]{0,3}){7}/;
const PLACE_MAX = 120;
const NOT_GIVEN = "Not given";

/** Whether what is being booked waits for it. */
export const wantsPlace = ({ desk }: DialogueContext, { changing }: DialogueState): boolean =>
  desk.comes === true && !changing;

/** Where to, as it was told; 'Not given' where they would not say. */
export const placeOf = ({ notes }: Pick<DialogueState, "notes">): string | undefined =>
  rowsOf(notes, ADDRESS)[0];

/** ', at 14 Alder Lane', of what is read back. */
export function placeWords(context: DialogueContext, state: DialogueState): string {
  const place = wantsPlace(context, state) ? placeOf(state) : undefined;
  if (!place || place === NOT_GIVEN) return "";
  return `, ${state.language === "es" ? "en" : "at"} ${place}`;
}

/**
 * Takes an address out of a caller's words: as the answer to its question, or told by the way. Its number is no time, and its
 * street nobody's name. @returns what else was said; undefined where no address was
 */
export function takePlace(context: DialogueContext, state: DialogueState, words: string): string | undefined {
  if (!context.desk.comes) return undefined;
  const street = STREET.exec(words);
  if (street && (state.asked === "place" || !ONLY_NAMED.test(street[0]))) {
    const behind = words.slice(street.index + street[0].length);
    // '9 Birch Lane, Dina Costa, 555 010 7714' tells who calls.
    const [town = ""] = !state.slots.name && NAME_AND_NUMBER.test(behind) ? [] : (TOWN.exec(behind) ?? []);
    const place = street[0] + town;
    note(state, place);
    return without(words, street.index, place.length);
  }
  if (state.asked !== "place" || words.includes("?") || isQuestion(words) || PHONE.test(words))
    return undefined;
  // 'Art Long', told before it is asked for, is who calls.
  if (
    nameHeard(words, { asked: false }) ||
    TELLS_NAME.test(words) ||
    (!state.slots.name && isName(words.replace(/[.!\s]+$/, "")) && !PLACE.test(words))
  )
    return undefined;
  if (NO_PLACE.test(words) || /^no(?!\p{L})/iu.test(words)) {
    if (state.tries < 2) return undefined;
    note(state, NOT_GIVEN);
    return "";
  }
  // 'The old mill on Route 9, past the bridge': whatever they say to it, unless it asks for something.
  if (!/\d|\p{Lu}\p{L}+ \p{Lu}/u.test(words) && !PLACE.test(words)) return undefined;
  note(state, words.replace(/^(?:it's|it is|we're|i'm|the address is|es)(?: (?:at|on|in|en))? /iu, ""));
  return "";
}

const NAME_AND_NUMBER = /^,? \p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]+,? \(?\d{3}[\d ().-]{6,}/u;
const PLACE =
  /(?<!\p{L})(?:corner|road|street|lane|avenue|house|place|farm|ranch|mile|mill|bridge|calle|casa|esquina|rancho)(?!\p{L})/iu;

/** What is left without it, and without what only led to it. */
function without(words: string, index: number, length: number): string {
  const before = words.slice(0, index).replace(LEADS_TO_PLACE, "");
  const after = words.slice(index + length).replace(/^[\s.,;]+(?:and |y )?/u, "");
  return [before.replace(/[\s,;]+$/, ""), after]
    .filter(Boolean)
    .join(before && !/[.?!]\s*$/.test(before) ? ", " : " ");
}

const note = (state: DialogueState, place: string): void => {
  state.notes = withRow(state.notes, ADDRESS, shorten(capital(place.replace(/[\s.,]+$/, "")), PLACE_MAX));
};
