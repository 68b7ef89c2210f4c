import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { Clause, Heard } from "./heard.ts";
import { sentencesOf } from "../paper/note-words.ts";

/** Kept of a clause that was noted: what it answers. */
const STAYS: readonly string[] = ["affirm", "deny", "thanks", "select", "inform"];

/** The clauses of each sentence, in their order. */
export function bySentence(
  heard: Pick<Heard, "words" | "clauses">,
): { sentence: string; clauses: Clause[] }[] {
  let at = 0;
  const placed = heard.clauses.map((clause) => {
    const from = heard.words.indexOf(clause.words, at);
    at = from < 0 ? at : from + clause.words.length;
    return { clause, from: Math.max(0, from) };
  });
  let start = 0;
  return sentencesOf(heard.words).map((sentence) => {
    const begin = Math.max(start, heard.words.indexOf(sentence, start));
    start = begin + sentence.length;
    const clauses = placed.filter(({ from }) => from >= begin && from < start).map(({ clause }) => clause);
    return { sentence, clauses };
  });
}

/** Whether an act stands in a sentence of its own, beside any question of the turn. */
export const standsApart = (heard: Heard, act: ActId): boolean =>
  bySentence(heard).some(
    ({ sentence, clauses }) =>
      !/\?\W*$/.test(sentence) &&
      clauses.some((clause) => clause.acts.includes(act)) &&
      clauses.every((clause) => clause.acts.every((each) => acts[each]?.[0] !== "ask")),
  );

export function wordsFrom(sentence: string, clauses: readonly Clause[], first: number): string {
  const from = sentence.indexOf(clauses[first]?.words ?? "");
  const last = clauses.at(-1);
  const end = last ? sentence.indexOf(last.words) + last.words.length : sentence.length;
  return sentence.slice(Math.max(0, from), end > from ? end : undefined);
}

const LEAVES = /^\W*(?:that's all|thats all|bye|goodbye|thank|thanks|es todo|gracias|adi[oó]s)/i;

/** These acts are not heard in the turn after all. */
export function forget(heard: Heard, ...gone: readonly ActId[]): void {
  for (const act of gone) heard.acts.delete(act);
  for (const clause of heard.clauses) clause.acts = clause.acts.filter((act) => !gone.includes(act));
}

/** What was noted is not begun or answered too. */
export function quietClauses(heard: Heard, clauses: readonly Clause[]): void {
  const gone = new Set<ActId>();
  for (const clause of clauses) {
    if (LEAVES.test(clause.words)) continue;
    for (const act of clause.acts) if (!STAYS.includes(act) && acts[act]?.[0] !== "alarm") gone.add(act);
    clause.acts = clause.acts.filter((act) => !gone.has(act)).concat("inform");
  }
  // Plain words are heard in the whole turn, and stand at its first clause.
  for (const clause of heard.clauses)
    clause.acts = clause.acts.filter((act) => !(gone.has(act) && (act === "callback" || act === "message")));
  for (const act of gone)
    if (!heard.clauses.some(({ acts: own }) => own.includes(act))) heard.acts.delete(act);
  if (!heard.acts.has("inform")) heard.acts.set("inform", 0.5);
}
