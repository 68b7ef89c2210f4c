import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { standing } from "../context.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { shorten } from "../readers/text.ts";

// 'If something opens earlier I can't, so don't move it up': of a time that is agreed, it wishes for no other.

/**
 * Notes that an agreed time is not to be moved forward. @returns what else was said; undefined where nothing of it was
 */
export function takeStays(state: DialogueState, words: string): string | undefined {
  const open = state.stack.at(-1) === "book" && state.slots.time !== undefined;
  const booked = state.stack.length === 0 ? standing(state).at(-1)?.booking : undefined;
  if (!open && !booked) return undefined;
  const own = sentencesOf(words).filter((each) => STAYS.test(each));
  if (own.length === 0) return undefined;
  const notes = booked?.notes ?? state.notes;
  const now = [...notes, ...own.map((each) => shorten(each.replace(LEAD, "").replace(/[.!]+$/, ""), 160))];
  if (booked) booked.notes = now.slice(-12);
  else if (now.length > NOTES_MAX) return undefined;
  else state.notes = now;
  // 'Yes, and if anything opens sooner, don't move me.'
  return sentencesOf(words)
    .map((each) => (own.includes(each) ? (YES.exec(each)?.[0] ?? "") : each))
    .join(" ")
    .trim();
}
const OPENS =
  "(?:if|even if|when) (?:something|anything|a (?:spot|slot|time)|somebody|someone|there(?:['’]s| is))[^.?!]*?(?:open|come|cancel|free|earlier|sooner)[^.?!]*";
const STAYS = new RegExp(
  `${OPENS}(?:can['’]?t|cannot|don['’]t|do not|won['’]t|leave|keep|no need|not interested)|(?<!\\p{L})(?:don['’]t|do not|please don['’]t|no need to) (?:move|bump|change|push|switch)(?: it| me| us| that| mine)? (?:up|forward|earlier|sooner)`,
  "iu",
);
const YES = /^(?:yes|yeah|yep|sure|right|correct|ok|okay|no)(?!\p{L})/iu;
const LEAD = /^(?:(?:and|but|oh|so|also|yes|no|please),? )+/iu;
