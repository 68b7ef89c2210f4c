import { type CallOutcome, receiptOf } from "./call-log.ts";
import type { CallEffect, CallState, Step } from "./call-state.ts";

/** What is over when a call is over, whatever ended it. */
const quiet = {
  queued: [],
  partial: null,
  assistantSpeaking: false,
  visitorSpeaking: false,
  suggestions: [],
  closing: false,
  soundBlocked: false,
};
export const closing: readonly CallEffect[] = [
  { type: "watch", ms: null },
  { type: "patience", ms: null },
  { type: "close" },
];

export function toIdle(state: CallState, outcome: CallOutcome, at: number): Step {
  const receipt = receiptOf(state.log, outcome, at);
  return [{ ...state, ...quiet, status: "idle", muted: false, transcript: [], log: null, receipt }, closing];
}

export function toError(
  state: CallState,
  message: string,
  at: number,
  more: readonly CallEffect[] = [],
): Step {
  const receipt = receiptOf(state.log, "error", at);
  const next: CallState = {
    ...state,
    ...quiet,
    status: "error",
    error: message,
    muted: false,
    log: null,
    receipt,
  };
  return [next, [...closing, ...more]];
}
