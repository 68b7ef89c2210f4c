import type { DialogueState } from "../../../../contracts/voice.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import { suspicion } from "./suspicion.ts";
import { saysOver } from "./alarm-over.ts";
import { CONTACT } from "../paper/aside-words.ts";
import { takeAsides } from "../paper/asides.ts";
import { addNote } from "../paper/add-note.ts";
import { fileAsItStands } from "../confirming/left-open.ts";
import { addTo, paperOf } from "../paper/paper-rows.ts";
import type { DialogueContext } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import type { Heard } from "../hearing/heard.ts";
import { interpret } from "../interpret.ts";
import { matterOf, noteOf, sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { harmless } from "./harmless.ts";

/**
 * While an alarm stands: who calls, how they may be reached, what they want and what must be told is kept, and passed
 * on as it stands, in a record of the alarm's own: what was agreed before stays as it was. True when the caller is told so.
 */
export function heed(context: DialogueContext, state: DialogueState, words: string): boolean {
  const heard = hearTurn(context, state, words);
  const { phone } = heard.values;
  // '88 Birch Court' is where they are.
  const name = /\d [\p{L} ]*$/u.test(words.slice(0, words.indexOf(heard.values.name ?? " ")))
    ? undefined
    : heard.values.name;
  if (name) state.slots.name ??= { value: name, confirmed: false };
  if (phone) state.slots.phone = { value: phone, confirmed: false };
  // What they called for is known once the danger is over.
  const { service } = heard.values;
  if (service) state.slots.service ??= { value: service, confirmed: false };
  const contact = CONTACT.test(words) || phone !== undefined;
  if (contact) for (const note of takeAsides(context, state, heard).notes) addNote(state, noteOf(note));
  if (phone && !CONTACT.test(words))
    addNote(state, noteOf(matterOf(words, name)) || "Gave this number while told to call for help");
  else if (!contact && (wants(heard) || WISH.test(heard.text))) addNote(state, noteOf(matterOf(words, name)));
  const own = state.filed.findLast((filed) => filed.kind === "message" && filed.urgent && filed.unconfirmed);
  if (own?.kind === "message") {
    if (state.slots.name && own.name === "not given") own.name = state.slots.name.value;
    if (phone) own.phone = phone;
    addTo(own, paperOf({ ...state, which: "", callback: "", note: "" }));
    [state.notes, state.told] = [[], []];
  } else if (fileAsItStands(state, true))
    // What was told before the alarm stands there now.
    for (const filed of state.filed) if (filed.kind === "emergency") delete filed.before;
  return state.turn > 1 && (contact || name !== undefined);
}
const WISH =
  /\b(?:i (?:want|need|would like|was hoping|was calling)\p{L}*|i'd like|(?:calling|ask) about|quer[ií]a|necesito|quisiera)(?!\p{L})/u;
const wants = (heard: Heard): boolean =>
  [...heard.acts].some(([act, p]) => p >= 0.5 && WANTS.includes(acts[act]?.[0] ?? ""));

/** The danger is over: what else the caller said with it is served at once. */
export function relieved(
  context: DialogueContext,
  state: DialogueState,
  words: string,
  over: string,
): string {
  const rest = sentencesOf(words)
    // 'I'm stuck in traffic, I'll be late' is no danger, and what they call about.
    .filter((said) => !saysOver(plain(said)) || /\blate\b/i.test(said))
    .join(" ");
  const heard = hearTurn(context, state, rest);
  // What else was told may be another danger.
  const feared = harmless(context, state, heard) ? undefined : suspicion(state, heard, rest);
  if (feared && "reply" in feared) return feared.reply;
  if (!wants(heard)) return over;
  const [glad, ...more] = over.split(/(?<=[.!])\s+/).filter((said) => !said.endsWith("?"));
  return `${[glad, ...more].join(" ")} ${interpret(context, state, heard)}`;
}
const WANTS: readonly string[] = ["task", "ask"];
