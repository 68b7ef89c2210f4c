import { capital } from "../../../../content/capital.ts";
import type { Paper } from "../../../../contracts/voice-call.ts";
import { ANSWERED_MAX, type DialogueState } from "../../../../contracts/voice.ts";
import { bare } from "../paper/note-words.ts";
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

/** A thing is asked about, and in the same breath what it costs: 'do you do root canals and what do they cost?' */
const AND_ITS_PRICE =
  /(?:,|\band\b|\bor\b|\?)[^,?]{0,20}\b(?:what|how much)\b[^,?]{0,30}\b(?:it|that|they|those|them|one)\b/i;
const OF_PRICE = /\b(?:costs?|price[ds]?|charged?|fees?|how much|run me)\b/i;
const SUM = /\b\d{2,}\b/;
/** Words of a question that name nothing. */
const BARE =
  /^(?:do|does|you|your|the|what|whats|how|much|they|them|that|those|with|have|offer|cost|costs|price|prices|charge|fees?|also|there|take|make|done|would|could|need|want)$/;

/** True where the answer lists what other things cost, and none of what was asked about. */
function leavesPriceOpen(asked: string, told: string): boolean {
  if (!AND_ITS_PRICE.test(asked) || !OF_PRICE.test(asked)) return false;
  const things = (asked.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !BARE.test(word));
  const lists = told
    .split(/(?<=[.!?]) /)
    .map((sentence) => sentence.split(", ").filter((part) => SUM.test(part)));
  const names = (part: string) => things.some((thing) => part.toLowerCase().includes(thing.slice(0, 4)));
  return things.length > 0 && lists.some((list) => list.length > 2) && !lists.flat().some(names);
}

/** 'And what do they cost?' is no question of its own. */
const PRICE_OF_IT = /\b(?:what|how much)\b[^,?]{0,30}\b(?:it|that|they|those|them)\b/i;
const isPriceOf = (open: string, { asked }: { asked: string }) =>
  OF_PRICE.test(open) &&
  PRICE_OF_IT.test(open) &&
  AND_ITS_PRICE.test(asked) &&
  bare(asked).includes(bare(open));
/** The questions that stayed open and are no half of an answered one. */
export const withoutHalves = ({ open, answered }: Pick<DialogueState, "open" | "answered">): string[] =>
  (open ?? []).filter((each) => !answered?.some((one) => isPriceOf(each, one)));

/** A paper for each question that was answered; where only its matter is known, one that says so. */
export function answeredPapers(state: Pick<DialogueState, "answered" | "topics" | "open">): Paper[] {
  const { answered, topics } = state;
  const papers = (answered ?? []).map(({ asked, told }) => {
    const open =
      leavesPriceOpen(asked, told) || (state.open ?? []).some((each) => isPriceOf(each, { asked }));
    return {
      title: open ? "Question half answered" : "Question answered",
      large: asked,
      rows: [{ label: "Told", value: told }, ...(open ? [{ label: "Not known", value: "The price" }] : [])],
      asks: [],
      quotes: [],
    };
  });
  if (papers.length > 0 || topics.length === 0) return papers;
  return [{ title: "Questions answered", rows: [], asks: [], quotes: [] }];
}
