import type { DialogueState } from "../../../../contracts/voice.ts";
import { NOTES_MAX } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import type { Heard } from "../hearing/heard.ts";
import { withRow } from "../paper/note-rows.ts";
import { CALLER, COMES, OWNER } from "./place-words.ts";
import { RELATIONS, relationHeard } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";
import { timeOfOld } from "../times/time-of-old.ts";

// 'Can I take my husband's Tuesday spot?': the appointment keeps its time, and somebody else comes to it.

const SPOT = "(?:spot|slot|place|appointment|time|turn|cleaning|check-?up|physical|visit)";
const WHO = "(?:i|we|(?:my|our) \\p{L}+(?:-in-law)?|he|she)";
const OWNED = `(?:(?:my|our) (?:${RELATIONS})(?:['’]s|s['’])|his|hers?|their|my)`;
/** What is asked about an appointment, and asks for no other person. */
const NO_MORE =
  "(?! (?:be |to )?(?:moved|cancel\\p{L}*|chang\\p{L}*|resched\\p{L}*|off|back|later|earlier|confirm\\p{L}*|again))";
const PATTERNS: readonly RegExp[] = [
  `(?<comes>${WHO}) (?:please |just |maybe |rather )*(?:take|use|grab|fill|go in|have|get)(?: over)? (?<owner>${OWNED})(?: [\\p{L}\\d:'’]+){0,5}? (?:spot|slot|place|turn)${NO_MORE}`,
  `(?<comes>${WHO}) (?:please |just |maybe |rather )*(?:take|use|grab|take over) (?<owner>${OWNED})(?: [\\p{L}\\d:'’]+){0,4}? ${SPOT}${NO_MORE}`,
  `(?<comes>${WHO}) (?:please |just |maybe |rather )*(?:come(?: in)?|go|be seen|show up|use it|take it|have it|take that one) (?:instead of (?<owner>him|her|them|me|us|(?:my|our) \\p{L}+)|in (?<place>(?:his|her|their|my|our)(?: \\p{L}+['’]s)?) (?:place|stead|spot|slot))`,
  `(?:give|let|switch|transfer|hand|pass)(?: over)? (?<owner>${OWNED})(?: [\\p{L}\\d:'’]+){0,4}? ${SPOT}(?: over| go)? to (?<comes>me|us|(?:my|our) \\p{L}+)`,
  `let (?<comes>(?:my|our) \\p{L}+) (?:have|take|use) (?<owner>${OWNED})(?: [\\p{L}\\d:'’]+){0,4}? ${SPOT}`,
  `i (?:just )?(?:want|need|would like|['’]d like)(?: to take)? (?<owner>his|hers?|their|(?:my|our) (?:${RELATIONS})['’]s)(?: [\\p{L}\\d:'’]+){0,3}? (?:spot|slot|place|turn)`,
].map((each) => new RegExp(`(?<!\\p{L})${each}(?!\\p{L})`, "iu"));
/** 'My husband can't make it. Can I take it instead?' */
const CANNOT = new RegExp(
  `(?<!\\p{L})(?<owner>(?:my|our) (?:${RELATIONS})) (?:can['’]?t|cannot|won['’]t(?: be able to)?|isn['’]t able to|is not able to|is unable to|can no longer) (?:make|come|go|do|keep|be there)[^?]*?[.,;!?] (?:so |and |but |would it be ok(?:ay)? if )*(?:can|could|may|might) (?<comes>${WHO}) (?:just )?(?:(?:take|have|use|come in for) (?:it|that|that one|his|hers)|come(?: in)?|go)(?: spot| slot| one)?(?: instead| then)`,
  "iu",
);

const CANNOT_COME =
  / (?:can['’]?t|cannot|won['’]t(?: be able to)?|isn['’]t able to|is unable to)(?: make| come| go| do| keep)+(?: it| in)?(?!\p{L})/giu;

interface Spot {
  comes: string;
  owner: string;
}

/** Who comes, and in whose place; undefined where no turn says both. */
function spotIn(words: string, other = ""): Spot | undefined {
  const found = CANNOT.exec(words) ?? PATTERNS.map((each) => each.exec(words)).find((each) => each !== null);
  if (!found) return undefined;
  const { comes = "i", owner, place } = found.groups ?? {};
  const [who, whose] = [asTold(comes, words) || other, asTold(owner ?? place ?? "", words)];
  // 'Can my son have his appointment on Friday?' is his own.
  return who === whose || whose === "" || who === "" ? undefined : { comes: who, owner: whose };
}
/** 'The caller', 'their husband', as the paper has it. */
function asTold(who: string, words: string): string {
  const text = plain(who).replace(/['’]s$|s['’]$/u, "");
  if (/^(?:i|we|me|us|my|our)$/u.test(text)) return CALLER;
  const kin = relationHeard(text);
  if (kin) return `their ${kin}`;
  const named = relationHeard(plain(words));
  return /^(?:he|she|him|hers?|his|them|their)$/u.test(text) && named ? `their ${named}` : "";
}

/** Begins, or takes up, what puts somebody in another's place. @returns whether it did so now */
export function takeSpot(context: DialogueContext, state: DialogueState, heard: Heard): boolean {
  const top = state.stack.at(-1);
  if (top !== undefined && top !== "move" && top !== "cancel" && top !== "existing") return false;
  if (state.language === "es") return false;
  const spot =
    spotIn(heard.words) ??
    spotIn([...state.told.slice(-2), state.note, heard.words].join(" "), "somebody else");
  if (!spot) return false;
  const notes = withRow(withRow(state.notes, COMES, spot.comes), OWNER, spot.owner);
  if (notes.length > NOTES_MAX) return false;
  if (top) state.stack.splice(-1, 1);
  state.notes = notes;
  state.stack.push("instead");
  state.asked = "nothing";
  state.tries = 0;
  // 'She can't make it Thursday at ten' tells when it is.
  const told = timeOfOld(
    context,
    state,
    hearTurn(context, state, heard.words.replace(CANNOT_COME, " is in ")),
  );
  if (told) state.which = told;
  state.note = "";
  return true;
}
