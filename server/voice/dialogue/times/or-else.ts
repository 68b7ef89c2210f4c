import {
  CANCEL_IF_NONE,
  CANCEL_UNLESS,
  ELSE_CANCEL,
  MOVE_OR_CANCEL,
  UNLESS,
} from "../../../../content/understanding/or-else-words.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { withRow, rowsOf } from "../paper/note-rows.ts";
import { plain } from "../readers/text.ts";
import { saysHour } from "../readers/when.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";

// Another time if there is one, and else it comes off: one request of two halves, and neither is dropped.

const LABEL = "If nothing is free";
const VALUE = "cancel it";

/** ', and to cancel it if there is nothing', of what is read back. */
export function orElseWords({ notes, language }: Pick<DialogueState, "notes" | "language">): string {
  if (rowsOf(notes, LABEL).length === 0) return "";
  return language === "es" ? ", y que la cancelen si no hay nada" : ", and to cancel it if there is nothing";
}

/**
 * Hears that an appointment comes off only where there is no other time for it, and notes that half.
 * @returns the turn as a plain wish for the other time; undefined where none was told
 */
export function takeOrElse(state: DialogueState, words: string): string | undefined {
  const top = state.stack.at(-1);
  if (top !== undefined && top !== "move" && top !== "cancel") return undefined;
  const last = state.filed.at(-1);
  if (!top && last?.kind === "booking") return undefined;
  const rest = asMove(state, words);
  if (rest === undefined) return undefined;
  const now = withRow(state.notes, LABEL, VALUE);
  if (now.length > NOTES_MAX) return undefined;
  state.notes = now;
  // What would have been canceled is moved.
  if (top === "cancel") {
    state.stack.splice(-1, 1, "move");
    state.reread = true;
  }
  return rest;
}

function asMove(state: DialogueState, words: string): string | undefined {
  const es = state.language === "es";
  const open = ["move", "cancel"].includes(state.stack.at(-1) ?? "");
  const to = (what: string, wish: string): string =>
    open &&
    !/\p{L}{3}/u.test(what.replace(/(?<!\p{L})(?:it|that|my|the|appointment|visit|then)(?!\p{L})/giu, ""))
      ? `${es ? "mejor a" : "to"} ${wish}`
      : `${es ? "Quiero cambiar" : "I need to move"}${what || (es ? " mi cita" : " it")} ${es ? "a" : "to"} ${wish}`;
  for (const each of [CANCEL_UNLESS, UNLESS, CANCEL_IF_NONE]) {
    const found = each.exec(words);
    const wish = found?.groups?.["wish"];
    if (!found || !wish || !isWish(wish)) continue;
    const what = found.groups?.["what"] ?? "";
    // 'Only if there's nothing later', alone, is of what is being canceled.
    if (!/\p{L}/u.test(what) && !open && each !== CANCEL_UNLESS && !saysCancel(found[0])) continue;
    return joined(words, found, to(what, plainWish(wish)));
  }
  const either = MOVE_OR_CANCEL.exec(words);
  const wish = either?.groups?.["wish"];
  if (either && wish && isWish(wish)) return joined(words, either, to("", plainWish(wish)));
  const other = ELSE_CANCEL.exec(words);
  if (!other) return undefined;
  const before = words.slice(0, other.index);
  // Beside a wish for another time: 'otherwise cancel it' alone, of nothing, is no such thing.
  if (
    !open &&
    !/(?<!\p{L})(?:move|change|switch|push|resched\p{L}*|later|earlier|another|cambi\p{L}*|mover\p{L}*)(?!\p{L})/iu.test(
      before,
    )
  )
    return undefined;
  return joined(words, other, "");
}

/** 'In the afternoon', behind 'move it to'. */
const plainWish = (wish: string): string => wish.trim().replace(/^(?:in|on|at|for) /iu, "");
const isWish = (wish: string): boolean =>
  WHEN_WORDS.test(wish) ||
  /(?<!\p{L})(?:later|earlier|same (?:day|week)|m[aá]s (?:tarde|temprano)|mismo d[ií]a)(?!\p{L})/iu.test(
    wish,
  ) ||
  saysHour(plain(wish), "en");
const saysCancel = (words: string): boolean => /cancel|scrap|scratch|call off|drop|take off/iu.test(words);

/** A turn with other words in the place of some. */
function joined(words: string, found: RegExpExecArray, now: string): string {
  const before = words.slice(0, found.index).trim();
  const lead = before === "" || /[.!?]$/.test(before) || now === "" ? before : `${before}.`;
  const after = words.slice(found.index + found[0].length).replace(/^[\s,;.!]+/u, "");
  return [lead, now && `${now}.`, after].filter(Boolean).join(" ");
}
