import type { DialogueOutcome, ScenarioId, SlotName } from "../../../../contracts/voice.ts";

/** One thing a caller says, and what the answer to it must be like. */
export interface Turn {
  say: string;
  /** The answer must match. */
  hears?: RegExp;
  /** The answer must not match. */
  not?: RegExp;
  /** Slots after this turn; null means: must be empty. */
  slots?: Partial<Record<SlotName, string | null>>;
  /** How many times are on offer after this turn. */
  offers?: number;
}

export const CATEGORIES = [
  "booking",
  "dates",
  "times",
  "changes",
  "questions",
  "mid-booking questions",
  "names",
  "phones",
  "emergencies",
  "abuse",
  "injection",
  "languages",
  "noise",
  "people and messages",
  "existing appointments",
  "medical",
  "law",
  "ringwell",
  "about itself",
] as const;

/** A call, or the part of one, in the words of callers, with what must come of it. */
export interface Entry {
  is: (typeof CATEGORIES)[number];
  scenario?: ScenarioId;
  /** When the call comes in; default Thursday, November 19, 2026, 7:04 pm in Los Angeles. */
  now?: string;
  /** Times that are gone already: day, time, minutes. */
  taken?: readonly (readonly [day: string, time: string, minutes: number])[];
  turns: readonly (string | Turn)[];
  /** What the call has come to after the last turn; only the given fields are compared. */
  outcome?: Partial<DialogueOutcome> | null;
}

/** Thursday, November 19, 2026, 7:04 pm in Los Angeles. */
export const EVENING = "2026-11-20T03:04:00Z";
