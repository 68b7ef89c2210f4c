import { capital } from "../../../../content/capital.ts";
import type { Paper } from "../../../../contracts/voice-call.ts";
import { ANSWERED_MAX, type DialogueState } from "../../../../contracts/voice.ts";
import { shorten } from "../readers/text.ts";

// What a caller asked and was told, for whoever reads what the call left.

/** Keeps an answer beside its question; of two in one breath, both. The latest stay. */
export function noteAnswer(state: DialogueState, question: string, told: string): void {
  const asked = capital(shorten(question.trim(), 160));
  if (!asked || !told) return;
  const kept = state.answered ?? [];
  const known = kept.find((each) => each.asked === asked);
  const answer = known && !known.told.includes(told) ? `${known.told} ${told}` : told;
  state.answered = [...kept.filter((each) => each !== known), { asked, told: shorten(answer, 240) }].slice(
    -ANSWERED_MAX,
  );
}

/** A paper for each question that was answered; where only its matter is known, one that says so. */
export function answeredPapers({ answered, topics }: Pick<DialogueState, "answered" | "topics">): Paper[] {
  const papers = (answered ?? []).map(({ asked, told }) => ({
    title: "Question answered",
    large: asked,
    rows: [{ label: "Told", value: told }],
    asks: [],
    quotes: [],
  }));
  if (papers.length > 0 || topics.length === 0) return papers;
  return [{ title: "Questions answered", rows: [], asks: [], quotes: [] }];
}
