import type { Provider } from "../ports.ts";
import type { FiledRecord, Role } from "../transport.ts";

/** What is noted while a call runs, from its events and their times alone (milliseconds of one clock). */
export interface CallLog {
  provider: Provider;
  startedAt: number;
  activeAt: number | null;
  firstSoundAt: number | null;
  lines: { role: Role; text: string; at: number }[];
  /** When the visitor's latest turn ended; null once it was answered. */
  turnEndedAt: number | null;
  replies: number[];
  interruptions: number;
  /** The present utterance of the assistant was interrupted already: later signs of it count no more. */
  interrupted: boolean;
  filed: FiledRecord[];
}

export type CallOutcome = "visitor" | "assistant" | "provider" | "error";

/** The facts of a finished call that was active. Times in milliseconds. */
export interface CallReceipt {
  provider: Provider;
  outcome: CallOutcome;
  startedAt: number;
  /** From active to the end. */
  lengthMs: number;
  /** From the press of Start to the first sound; null when there was none. */
  startToFirstSoundMs: number | null;
  /** End of the visitor's turn to the first sound of the answer; to its first words where there is no sound. */
  replies: { count: number; medianMs: number | null };
  interruptions: number;
  filed: FiledRecord[];
  lines: { role: Role; text: string; at: number }[];
}

export const newLog = (provider: Provider, at: number): CallLog => ({
  provider,
  startedAt: at,
  activeAt: null,
  firstSoundAt: null,
  lines: [],
  turnEndedAt: null,
  replies: [],
  interruptions: 0,
  interrupted: false,
  filed: [],
});

export function withLine(log: CallLog, role: Role, text: string, at: number): CallLog {
  const lines = [...log.lines, { role, text, at }];
  // Without a speech-update the final transcript is the only sign that the visitor's turn is over.
  if (role === "user") return { ...log, lines, turnEndedAt: log.turnEndedAt ?? at };
  return { ...log, lines };
}

export const withTurnEnd = (log: CallLog, at: number): CallLog => ({ ...log, turnEndedAt: at });

/** The assistant's sound begins: the answer to an open turn. */
export const withSound = (log: CallLog, at: number): CallLog => ({
  ...withReply(log, at),
  firstSoundAt: log.firstSoundAt ?? at,
  interrupted: false,
});

/** The open turn, if there is one, is answered now. */
export function withReply(log: CallLog, at: number): CallLog {
  if (log.turnEndedAt === null) return log;
  return { ...log, replies: [...log.replies, Math.max(0, at - log.turnEndedAt)], turnEndedAt: null };
}

export const withInterruption = (log: CallLog): CallLog =>
  log.interrupted ? log : { ...log, interrupted: true, interruptions: log.interruptions + 1 };

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2;
}

/** The receipt, or null for a call that never was active. */
export function receiptOf(log: CallLog | null, outcome: CallOutcome, endedAt: number): CallReceipt | null {
  if (!log || log.activeAt === null) return null;
  return {
    provider: log.provider,
    outcome,
    startedAt: log.startedAt,
    lengthMs: Math.max(0, endedAt - log.activeAt),
    startToFirstSoundMs: log.firstSoundAt === null ? null : log.firstSoundAt - log.startedAt,
    replies: {
      count: log.replies.length,
      medianMs: median(log.replies),
    },
    interruptions: log.interruptions,
    filed: log.filed,
    lines: log.lines,
  };
}
