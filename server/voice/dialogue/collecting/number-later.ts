import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { withRow } from "../paper/note-rows.ts";
import { writtenPhone } from "../readers/phone.ts";

/** 'The tenant's the one to call, her name's Amy Ruiz, 303 555 0112', once it was filed: her number goes with it. */
export function takeNumberLater(state: DialogueState, { values, words }: Heard): boolean {
  const last = state.stack.length === 0 ? lastWritten(state) : undefined;
  const [number] = values.numbers ?? [];
  if (!last || !number?.whose || number.own || number.phone === last.phone || MINE.test(words)) return false;
  const whose = values.name && values.name !== last.name ? values.name : THEIRS[number.whose.toLowerCase()];
  if (!whose) return false;
  const label = /^(?:his|her|their)$/i.test(whose) ? `${whose} number` : `${whose}'s number`;
  last.notes = withRow(last.notes, label, writtenPhone(number.phone));
  delete values.phone;
  delete values.name;
  return true;
}
const THEIRS: Record<string, string | undefined> = {
  his: "His",
  her: "Her",
  hers: "Her",
  their: "Their",
  theirs: "Their",
};
const MINE = /(?<!\p{L})(?:my|mi) (?:\p{L}+ )?(?:number|phone|cell|n[uú]mero|tel[eé]fono)(?!\p{L})/iu;
