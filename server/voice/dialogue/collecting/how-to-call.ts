import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { topFlow } from "../next.ts";
import { withRow } from "../paper/note-rows.ts";
import type { Plan } from "../plan.ts";
import { fill, inTurn } from "../say/speech.ts";
import { BY, EXTENSION } from "./reach.ts";

const VOICEMAIL =
  /(?<!\p{L})(?:leave|leaving|left on|deje\p{L}*) (?:me |it |that |them |a message |one )?(?:on )?(?:a |my |the |un |en mi )?(?:voice ?mail|answering machine|machine|buz[oó]n)(?!\p{L})/iu;
/** Somebody else may hear what is left there: 'please don't leave a voicemail', 'no voicemails'. 'If I don't answer, leave one' is none. */
const NO_VOICEMAIL =
  /(?<!\p{L})(?:(?:don't|do not|never|not to|rather not|no)(?: (?!(?:answer|pick|get|mind|care|come|hear|reach|can|could|may|they|you|just|please) )[^\s,.;]+| (?:please|just|they|you) ){0,3}? ?(?:leave|leaving|deje\p{L}*) (?:me |us |it |any |a message )?(?:on )?(?:a |any |my |the |un |ning[uú]n |mensajes? )?(?:en (?:el |mi )?)?(?:voice ?mails?|answering machine|machine|buz[oó]n)|no (?:voice ?mails?|buz[oó]n))(?!\p{L})/iu;
/** Takes back that there is to be none. */
const MAY_AFTER_ALL = /(?<!\p{L})(?:can|may|okay|ok|fine|all right|alright|i meant?|s[ií] pueden)(?!\p{L})/iu;
const EXTENSION_TOLD = /(?<!\p{L})(?:extension|ext\.?|extensi[oó]n) (\d{1,6})(?!\d)/iu;

/** How the number is to be used: its extension, and a voicemail where nobody picks up. */
export function takeHowToCall(state: DialogueState, heard: Heard, plan: Plan): void {
  const record = topFlow(state) ? state : lastWritten(state);
  if (!record) return;
  const [, extension] = EXTENSION_TOLD.exec(heard.words) ?? [];
  if (extension && !record.notes.includes(`${EXTENSION}: ${extension}`)) {
    record.notes = withRow(record.notes, EXTENSION, extension).slice(-NOTES_MAX);
    plan.understood = true;
  }
  const never = NO_VOICEMAIL.test(heard.words);
  if ((!never && !VOICEMAIL.test(heard.words)) || heard.has("returning")) return;
  const row = never ? "no voicemail" : "leave a voicemail";
  const had = record.notes.find((each) => each.startsWith(`${BY}: `));
  // A plain wish does not undo what was told before; what must not be done does.
  if (had && (had.endsWith(row) || (!never && !MAY_AFTER_ALL.test(heard.words)))) return;
  const beside = had && !/voice ?mail|message/i.test(had) ? `${had.slice(BY.length + 2)}, ` : "";
  record.notes = withRow(record.notes, BY, `${beside}${row}`).slice(-NOTES_MAX);
  plan.understood = true;
  // Its 'no' is said of the voicemail, not of what was read back.
  if (never || had) forget(heard, "refuse", "deny", "drop", "decline", "correct", "frustrated");
  const note =
    state.language === "es" ? (never ? "no dejar mensaje en el buzón" : "dejar un mensaje en el buzón") : row;
  plan.said.push(fill(inTurn(talk.addedThis, state.language, 0), { note }));
  for (const each of heard.clauses)
    if (VOICEMAIL.test(each.words) || NO_VOICEMAIL.test(each.words)) heard.answered.add(each.words);
}
