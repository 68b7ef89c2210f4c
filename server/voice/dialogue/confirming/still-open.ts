import { capital } from "../../../../content/capital.ts";
import type { Paper } from "../../../../contracts/voice-call.ts";
import { type DialogueState, OPEN_MAX } from "../../../../contracts/voice.ts";
import { bare } from "../paper/note-words.ts";
import { contentOf } from "../paper/paper-text.ts";
import { shorten } from "../readers/text.ts";

// Questions that nobody on the call could answer: whoever runs the business has yet to.

/** Keeps a question for the people here, once. */
export function leaveOpen(state: DialogueState, question: string): void {
  const asked = shorten(question.trim(), 160);
  const kept = state.open ?? [];
  if (asked && !kept.some((each) => bare(each) === bare(asked)))
    state.open = [...kept, asked].slice(-OPEN_MAX);
}

/** The paper of what stayed open and stands on no other. */
export function stillOpen(state: Pick<DialogueState, "open">, others: readonly Paper[]): Paper[] {
  const told = bare(
    others
      .flatMap(({ rows, asks, quotes }) => [...rows.map(({ value }) => value), ...asks, ...quotes])
      .join(" "),
  );
  const left = (state.open ?? []).filter((each) => !contentOf(each).every((word) => told.includes(word)));
  const [first, ...more] = left.map((each) =>
    capital(each.replace(/(?:[.,;\s]*)$/, "").replace(/(?<![?!…])$/, "?")),
  );
  if (first === undefined) return [];
  return [
    more.length === 0
      ? { title: "Question for you", large: first, rows: [], asks: [], quotes: [] }
      : { title: "Questions for you", rows: [], asks: [first, ...more], quotes: [] },
  ];
}
