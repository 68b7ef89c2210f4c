import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { wording } from "../say/speech.ts";

// What the people here are called, and which of them is asked for.

type Desk = DialogueContext["desk"];

/** Who works here under one word of a name. */
export const calledSo = (desk: Desk, word: string): Desk["staff"][number] | undefined =>
  desk.staff.find(({ name }) => name.split(" ").includes(word));

/** 'Mr. Harrow', of a Ms. Harrow: nobody is called what the desk does not call them. */
export function asTheyAreCalled(desk: Desk, named: string): string {
  const [, title, last = ""] = /^(?:(Mr|Mrs|Ms|Miss)\.? )?(.+)$/u.exec(named) ?? [];
  const known = calledSo(desk, last);
  if (!known || !title) return known?.name ?? named;
  const ours = desk.facts.flatMap(
    ({ answer }) => new RegExp(`(?<!\\p{L})(Mrs?|Ms|Miss)\\. ${last}(?!\\p{L})`, "u").exec(answer)?.[1] ?? [],
  );
  return ours.length > 0 && !ours.includes(title!) ? known.name : named;
}

const ROLE = /^your (?:lawyer|attorney)s?$/u;
const OWN = /(?<!\p{L})(?:my|our) (?:lawyer|attorney)(?!['’\p{L}]| (?:said|told|wants?|gave|from|at|in) )/iu;
const WHICH = "which-lawyer";
/** Whoever calls for 'my attorney', of several, is asked once which of them. */
export function whichOne({ desk }: DialogueContext, state: DialogueState, flow: string): string {
  if (desk.neverAdvise !== "legal" || desk.staff.length < 2 || state.topics.includes(WHICH)) return "";
  if (!PASSES.includes(flow)) return "";
  const [known] = rowsOf(state.notes, "For");
  if (known ? !ROLE.test(known) : !OWN.test([state.note, ...state.told].join(" "))) return "";
  state.topics = [...state.topics, WHICH].slice(-8);
  return `${wording(talk.whichAttorney, state.language)} `;
}
const PASSES: readonly string[] = ["message", "callback", "case-status"];
