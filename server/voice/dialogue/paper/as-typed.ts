import type { DialogueState } from "../../../../contracts/voice.ts";
import { capital } from "../../../../content/capital.ts";
import { plain } from "../readers/text.ts";

// A typing error is put right to be understood; whoever reads the paper reads what was typed, and a guess misleads nobody.

const TOLD_LENGTH = 240;
const ASKED_LENGTH = 160;
const OPEN_LENGTH = 160;

/** Gives a caller's own sentences of this turn their own spelling back. */
export function keepSpelling(
  state: DialogueState,
  before: Pick<DialogueState, "told" | "filed" | "answered" | "open">,
  typed: string,
  read: string,
): void {
  const changed = typed === read ? [] : changes(typed, read);
  if (changed.length === 0) return;
  const back = (sentence: string, most: number): string =>
    changed.reduce((text, [right, own]) => spelledBack(text, right, own), sentence).slice(0, most);
  const of = (told: readonly string[], known: readonly string[]): string[] =>
    told.map((each) => (known.includes(each) ? each : back(each, TOLD_LENGTH)));
  const filed = before.filed.flatMap((each) => ("told" in each ? each.told : []));
  const known = [...before.told, ...filed];
  state.told = of(state.told, known);
  for (const each of state.filed) if ("told" in each) each.told = of(each.told, known);
  if (state.open)
    state.open = state.open.map((each) => (before.open?.includes(each) ? each : back(each, OPEN_LENGTH)));
  for (const each of state.answered ?? [])
    if (!before.answered?.some(({ asked }) => asked === each.asked))
      each.asked = back(each.asked, ASKED_LENGTH);
}

const spelledBack = (text: string, right: string, own: string): string =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{N}'’])${right}(?![\\p{L}\\p{N}'’])`, "giu"), (word) =>
    /^\p{Lu}/u.test(word) ? capital(own) : own,
  );

/** The words that were read for others; where one stands there as it was typed too, nobody can tell which is which. */
function changes(typed: string, read: string): [right: string, own: string][] {
  const [from, to] = [typed.split(/\s+/), read.split(/\s+/)];
  if (from.length !== to.length) return [];
  const pairs = from.flatMap((own, at): [string, string][] => {
    const [one, other] = [bare(to[at]!), bare(own)];
    return one !== other && one !== "" && other !== "" ? [[one, other]] : [];
  });
  return pairs.filter(
    ([right, own]) =>
      to.filter((each) => plain(bare(each)) === plain(right)).length ===
      pairs.filter((each) => each[0] === right && each[1] === own).length,
  );
}
const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
