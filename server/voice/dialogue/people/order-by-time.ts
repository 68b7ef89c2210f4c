import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { isSameHour, toMinutes } from "../readers/calendar.ts";
import { digitize } from "../readers/number-words.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { timeHeard } from "../readers/time.ts";
import { fill, wording } from "../say/speech.ts";
import { startsOf } from "./pair.ts";

/**
 * 'No, four is for Asha, four thirty for Dev': of two who come one after the other, whose which time is. They change
 * places where it is not as it was read back, and it is read back again.
 */
export function orderedByTime(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { said: string; rest: string } | undefined {
  const { slots, names, language } = state;
  if (!slots.name || !slots.time || names?.length !== 1) return undefined;
  const both = [slots.name.value, names[0]!];
  const [one, two] = both.map((name) => name.split(" ")[0]!) as [string, string];
  const starts = startsOf(context, state, toMinutes(slots.time.value));
  const places = words.split(/[.;,!?]+\s+|\s(?:and|but|y|pero)\s/iu).flatMap((part) => {
    const who = [one, two].findIndex((name) => namesIn(part).includes(name));
    const { at } = timeHeard(digitize(plain(part)), true);
    const place = at === undefined ? -1 : starts.findIndex((start) => isSameHour(start, at));
    return who < 0 || at === undefined ? [] : [{ who, place }];
  });
  if (places.length === 0 || places.some(({ place }) => place < 0)) return undefined;
  const stands = places.filter(({ who, place }) => who === place).length;
  if (stands > 0 && stands < places.length) return undefined;
  state.reread = true;
  if (stands > 0) return { said: wording(talk.asYouSay, language), rest: "" };
  slots.name = { value: both[1]!, confirmed: false };
  state.names = [both[0]!];
  return { said: fill(wording(talk.oneFirst, language), { one: two, two: one }), rest: "" };
}

const FIRST =
  /(?<!\p{L})(?<who>\p{Lu}\p{L}+)(?: (?:can|could|should|needs? to|has to|would|will|to))?(?: (?:go|goes|be|come|comes|is|in))? first(?! \p{L}*(?:name|time|visit))(?!\p{L})/u;
/** 'Can Mia go first?' @returns who, and what else was said */
export function firstNamed(words: string): { who: string; rest: string } | undefined {
  const sentences = sentencesOf(words);
  const at = sentences.findIndex((each) => FIRST.test(each));
  const who = FIRST.exec(sentences[at] ?? "")?.groups?.["who"];
  return who === undefined ? undefined : { who, rest: sentences.toSpliced(at, 1).join(" ") };
}
/** Two children who are known by name change places. */
export function putFirst(state: DialogueState, words: string): { said: string; rest: string } | undefined {
  const { slots, names, language } = state;
  if (!slots.name || names?.length !== 1) return undefined;
  const { who, rest } = firstNamed(words) ?? { rest: words };
  const both = [slots.name.value, names[0]!];
  const [one, two] = both.map((name) => name.split(" ")[0]!) as [string, string];
  if (who !== one && who !== two) return undefined;
  if (who === two) {
    slots.name = { value: both[1]!, confirmed: false };
    state.names = [both[0]!];
  }
  if (state.asked === "confirm") state.reread = true;
  const said = fill(wording(talk.oneFirst, language), { one: who, two: who === two ? one : two });
  return { said, rest };
}

/** The words that may be names, each without what hangs on it: 'Asha's'. */
const namesIn = (part: string): string[] => part.split(/\s+/).map((each) => each.replace(/['’]s$/u, ""));
