import { flowOf } from "../../../../content/flows/flows.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { isName, NAME_PART } from "../readers/plain-name.ts";
import { RELATIONS } from "../readers/relation.ts";
import { fill, wording } from "../say/speech.ts";
import { ASKS } from "../paper/paper-text.ts";
import { CALLS_THEM } from "../tasks/task-words.ts";

// Who books for a mother and asks about a bill of their own: the bill is not hers.

const MATTER =
  "(?:bill|statement|invoice|charge|account|balance|refill|prescription|results|records?|referral|insurance|message|question|cuenta|factura|receta|resultados)";
/** 'My bill', 'a bill I got', 'I got charged twice'. */
const MINE = new RegExp(
  `(?<!\\p{L})(?:(?:my|mi) (?:own )?(?:\\p{L}+ )?${MATTER}|${MATTER} (?:that )?i (?:got|have|received|need)|i(?:'ve| have| was| got)?(?: been)? (?:billed|charged|overcharged)|(?:if|whether|what|how much) i(?: still)? owe|me cobraron|una cuenta que recib[ií])(?!\\p{L})`,
  "iu",
);
const THEIRS = new RegExp(
  `(?<!\\p{L})(?:(?:her|his|their) (?:\\p{L}+ )?${MATTER}|(?:my|mi) (?:${RELATIONS})['’]s (?:\\p{L}+ )?${MATTER})(?!\\p{L})`,
  "iu",
);

/** Who called for somebody else's visit, where it was booked on this call. */
function callerOf({ filed }: DialogueState): string | undefined {
  const booked = filed.findLast((each) => each.kind === "booking");
  return booked?.kind === "booking" ? rowsOf(booked.notes, "Called by")[0]?.replace(/ \(.*/, "") : undefined;
}

/** The message that begins is under the name of who calls, where it is of their own. */
export function takeOwnMatter(state: DialogueState, words: string): void {
  const calls = state.stack.at(-1) === "callback" && !CALLS_THEM.test(words);
  // 'Our nurse can ask, and calls you back': it is the nurse who is asked for.
  if (calls && NURSE_CALLS.test(state.said)) {
    state.to ??= state.language === "es" ? "la enfermera" : "the nurse";
    state.note ||=
      lastWritten(state)
        ?.told.findLast((each) => each.startsWith(ASKS))
        ?.slice(ASKS.length) ?? "";
  }
  const caller = callerOf(state);
  if (!caller || !(calls || MINE.test(words)) || THEIRS.test(words)) return;
  const before = state.slots.name?.value;
  if (before !== caller) state.slots.name = { value: caller, confirmed: false };
  if (calls && before && before !== caller)
    state.notes = withRow(state.notes, "About", before).slice(-NOTES_MAX);
  delete state.whom;
}
const NURSE_CALLS = /\bnurse (?:can ask|calls)|enfermera (?:puede preguntar|le llama)/u;

/** 'It's my bill, Jen's, not my mother's', of a message that was read back or filed: whose it is now. */
const NOT_THEIRS = new RegExp(
  `(?<!\\p{L})(?:(?:it['’]s|that['’]s|this is|it is|is) (?:mine|my (?:own )?(?:\\p{L}+ )?${MATTER})[^.?!]{0,40}?(?:not|isn['’]t) (?:hers|his|theirs|my (?:${RELATIONS})['’]s)|(?:not|isn['’]t) (?:hers|his|theirs|my (?:${RELATIONS})['’]s)[^.?!]{0,20}? (?:mine|my (?:own )?${MATTER}|me))(?!\\p{L})`,
  "iu",
);
const WHOSE = new RegExp(`(?<!\\p{L})(${NAME_PART}(?: ${NAME_PART})?)['’]s(?!\\p{L})`, "gu");
export function putOwnRight(state: DialogueState, heard: Heard): string | undefined {
  if (!NOT_THEIRS.test(heard.words)) return undefined;
  const id = state.stack.at(-1);
  const flow = id === undefined ? undefined : flowOf(id);
  const last = flow ? undefined : lastWritten(state);
  if (flow ? flow.files?.kind !== "message" : last?.kind !== "message") return undefined;
  const told = [...heard.words.matchAll(WHOSE)]
    .map(([, name]) => name!)
    .find((name) => isName(`${name} ${name}`));
  const caller = callerOf(state);
  const name = caller && (!told || caller.startsWith(told)) ? caller : told;
  const before = last ? last.name : state.slots.name?.value;
  if (!name || before === name) return undefined;
  state.slots.name = { value: name, confirmed: last !== undefined };
  if (last) last.name = name;
  else state.reread ||= state.asked === "confirm";
  if (last) last.notes = last.notes.filter((each) => !each.startsWith("For: "));
  return fill(wording(talk.nowName, state.language), { name });
}
