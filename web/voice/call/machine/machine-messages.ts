import { withInterruption, withLine, withReply, withTurnEnd } from "./call-log.ts";
import { type CallState, CAPTIONS_ONLY, COMPLETED_TIMEOUT_MS, type Step } from "./call-state.ts";
import type { IncomingMessage } from "../transport.ts";

type Of<T extends IncomingMessage["type"]> = Extract<IncomingMessage, { type: T }>;

function onTranscript(
  state: CallState,
  { role, transcriptType, transcript }: Of<"transcript">,
  at: number,
): CallState {
  if (typeof transcript !== "string" || (role !== "user" && role !== "assistant")) return state;
  if (transcriptType !== "final") {
    // Without sound the first words are the answer.
    const answers = role === "assistant" && state.speaking === CAPTIONS_ONLY && state.log;
    return {
      ...state,
      partial: { role, text: transcript },
      log: answers ? withReply(answers, at) : state.log,
    };
  }
  if (transcript.trim() === "") return { ...state, partial: null };
  return {
    ...state,
    partial: state.partial?.role === role ? null : state.partial,
    suggestions: role === "user" ? [] : state.suggestions,
    closing: false,
    transcript: [...state.transcript, `${role}: ${transcript}`],
    log: state.log && withLine(state.log, role, transcript, at),
  };
}

function onSpeechUpdate(state: CallState, { role, status }: Of<"speech-update">, at: number): CallState {
  if (role !== "user" || !state.log) return state;
  if (status === "started") {
    const log = state.assistantSpeaking ? withInterruption(state.log) : state.log;
    return { ...state, visitorSpeaking: true, log };
  }
  return { ...state, visitorSpeaking: false, log: withTurnEnd(state.log, at) };
}

function change(state: CallState, message: IncomingMessage, at: number): CallState {
  switch (message.type) {
    case "transcript":
      return onTranscript(state, message, at);
    case "speech-update":
      return onSpeechUpdate(state, message, at);
    case "user-interrupted":
      return state.log ? { ...state, log: withInterruption(state.log) } : state;
    case "hearing":
      return { ...state, hearing: message.hearing };
    case "speaking":
      return { ...state, speaking: message.speaking };
    case "language":
      return { ...state, language: message.language };
    case "suggestions":
      return { ...state, suggestions: message.options };
    case "closing":
      return { ...state, closing: true, suggestions: [] };
    case "understood":
      return {
        ...state,
        understood: { slots: message.slots, summary: message.summary, alarm: message.alarm },
      };
    case "sealed":
      return { ...state, sealed: typeof message.state === "string" ? message.state : null };
    case "filed":
      return state.log
        ? { ...state, log: { ...state.log, filed: [...state.log.filed, message.record] } }
        : state;
    default:
      return state;
  }
}

/** A message of the running call. Messages before it is active or after it is over change nothing. */
export function onMessage(state: CallState, message: IncomingMessage, at: number): Step {
  const early = state.status === "connecting" || state.status === "initializing";
  if (early && (message.type === "hearing" || message.type === "speaking"))
    return [change(state, message, at), []];
  if (state.status !== "active" && state.status !== "completed") return [state, []];
  if (message.type === "status-update") {
    if (message.status !== "ended" || state.status !== "active") return [state, []];
    return [
      { ...state, status: "completed", partial: null, queued: [], suggestions: [], visitorSpeaking: false },
      [{ type: "watch", ms: COMPLETED_TIMEOUT_MS }],
    ];
  }
  return [change(state, message, at), []];
}
