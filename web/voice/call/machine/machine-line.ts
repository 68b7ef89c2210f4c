import { toError, toIdle } from "./call-ends.ts";
import { withSound } from "./call-log.ts";
import {
  type CallEffect,
  type CallEvent,
  type CallState,
  GREETING_PATIENCE_MS,
  isInCall,
  type Step,
} from "./call-state.ts";
import { type CallFault, readFault } from "../fault.ts";
import { faultReport } from "../fault-report.ts";
import { onMessage } from "./machine-messages.ts";
import { sendQueued } from "./machine-visitor.ts";
import { MICROPHONE_TEXTS } from "../microphone-trouble.ts";
import { ERROR_OCCURRED, FAILED_TO_START } from "../texts.ts";
import type { TransportEvent } from "../transport.ts";

// What a transport does, and what it fails to do: loaded with the transports, since nothing of it comes before them.

const stay = (state: CallState): Step => [state, []];

function fail(state: CallState, fault: CallFault, fallback: string, at: number): Step {
  const report = faultReport(state.provider, fault, state.log?.activeAt != null);
  return toError(state, fault.message ?? fallback, at, [{ type: "report", report }]);
}

function onError(state: CallState, raw: unknown, at: number): Step {
  const fault = readFault(raw);
  const running = isInCall(state.status) || state.status === "completed";
  if (!running) {
    // One failure of the library comes as several events: the first with a readable text is the one shown.
    const fallback = state.error === ERROR_OCCURRED || state.error === FAILED_TO_START;
    const better = state.status === "error" && fallback && fault.kind === "fatal";
    return better && fault.message ? stay({ ...state, error: fault.message }) : stay(state);
  }
  switch (fault.kind) {
    case "notice":
      return stay(fault.type === "audio-start-failed" ? { ...state, soundBlocked: true } : state);
    case "hang-up":
      if (state.status === "completed") return toIdle(state, "assistant", at);
      return state.status === "active"
        ? toIdle(state, "provider", at)
        : fail(state, { ...fault, message: null }, FAILED_TO_START, at);
    case "microphone": {
      const trouble = fault.trouble ?? "blocked";
      // The built-in assistant goes on by typing; a hosted call would go on deaf.
      if (state.provider === "built-in") return stay({ ...state, microphone: trouble });
      return toError({ ...state, microphone: trouble }, MICROPHONE_TEXTS[trouble], at);
    }
    case "fatal":
      return fail(state, fault, fault.type === "start-method-error" ? FAILED_TO_START : ERROR_OCCURRED, at);
  }
}

function onCallStart(state: CallState, at: number): Step {
  if (state.status !== "initializing" && state.status !== "connecting") return stay(state);
  const log = state.log && { ...state.log, activeAt: at };
  const patience: readonly CallEffect[] =
    state.queued.length > 0 ? [{ type: "patience", ms: GREETING_PATIENCE_MS }] : [];
  return [
    { ...state, status: "active", log },
    [{ type: "watch", ms: null }, { type: "set-muted", muted: state.muted }, ...patience],
  ];
}

/** The greeting is there: words that waited for it are sent. */
function onLine(state: CallState, effects: readonly CallEffect[]): Step {
  if (state.status !== "active" || state.transcript.length === 0) return [state, effects];
  const [next, more] = sendQueued(state);
  return [next, [...effects, ...more]];
}

function onTransport(state: CallState, event: TransportEvent, at: number): Step {
  switch (event.type) {
    case "error":
      return onError(state, event.error, at);
    case "call-start":
      return onCallStart(state, at);
    case "call-end":
      if (state.status === "active") return toIdle(state, "provider", at);
      if (state.status === "completed") return toIdle(state, "assistant", at);
      // A line that ends before anybody listened is a failed start.
      return isInCall(state.status) ? toError(state, FAILED_TO_START, at) : stay(state);
    case "speech-start":
      if (state.status !== "active" || !state.log) return stay(state);
      return stay({ ...state, assistantSpeaking: true, soundBlocked: false, log: withSound(state.log, at) });
    case "speech-end":
      return stay(state.assistantSpeaking ? { ...state, assistantSpeaking: false } : state);
    case "message":
      return onLine(...onMessage(state, event.message, at));
    default:
      return stay(state);
  }
}

function onWatchdog(state: CallState, at: number): Step {
  if (state.status === "completed") return toIdle(state, "assistant", at);
  if (state.status !== "initializing" && state.status !== "connecting") return stay(state);
  const fault: CallFault = { ...readFault({ type: "start-timeout" }), stage: state.status };
  return fail(state, fault, FAILED_TO_START, at);
}

/** What came from the line, or did not come in time. */
export type LineEvent = Extract<CallEvent, { type: "transport" | "watchdog" | "not-started" }>;
export type LineStep = (state: CallState, event: LineEvent) => Step;

export const stepOfLine: LineStep = (state, event) => {
  switch (event.type) {
    case "transport":
      return onTransport(state, event.event, event.at);
    case "watchdog":
      return onWatchdog(state, event.at);
    case "not-started":
      if (!isInCall(state.status)) return stay(state);
      return fail(state, readFault(event.error), FAILED_TO_START, event.at);
  }
};
