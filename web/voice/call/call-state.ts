import type { CallLog, CallReceipt } from "./call-log.ts";
import type { FaultReport } from "./fault-report.ts";
import type { MicrophoneTrouble } from "./microphone-trouble.ts";
import type { Provider } from "./ports.ts";
import type { Role, TransportEvent } from "./transport.ts";

export type CallStatus = "idle" | "initializing" | "connecting" | "active" | "completed" | "error";

export interface CallState {
  status: CallStatus;
  provider: Provider;
  muted: boolean;
  /** Text of the error, shown in red; only in the status 'error'. */
  error: string | null;
  /** The call's list: each final line as 'role: transcript'. */
  transcript: string[];
  /** Words that are not final yet, for the live captions. */
  partial: { role: Role; text: string } | null;
  assistantSpeaking: boolean;
  visitorSpeaking: boolean;
  /** How the visitor is heard and the assistant spoken, when the transport tells (built-in). */
  hearing: string | null;
  speaking: string | null;
  suggestions: string[];
  microphone: MicrophoneTrouble | null;
  /** The browser would not start the sound: a click or key will. */
  soundBlocked: boolean;
  /** A hosted call was left but the provider never confirmed: only a reload frees it. */
  stuck: boolean;
  log: CallLog | null;
  receipt: CallReceipt | null;
}

/** `at` is the time of the event in milliseconds. */
export type CallEvent = { at: number } & (
  | { type: "start"; provider: Provider }
  /** The transport's start() settled: with a call, without one, or with an error. */
  | { type: "started" }
  | { type: "not-started"; error?: unknown }
  | { type: "client-failed"; reason: "initialize" | "missing" }
  | { type: "watchdog" }
  | { type: "end" }
  | { type: "toggle-mute" }
  | { type: "transport"; event: TransportEvent }
  /** What became of closing the transport. */
  | { type: "left" }
  | { type: "leave-timeout" }
  | { type: "dismiss-receipt" }
);

export type CallEffect =
  | { type: "open"; provider: Provider }
  | { type: "close" }
  | { type: "set-muted"; muted: boolean }
  /** One timer: a new one replaces the old; null stops it. */
  | { type: "watch"; ms: number | null }
  | { type: "report"; report: FaultReport };

export type Step = readonly [CallState, readonly CallEffect[]];

/** The library's own patience is 3 attempts of 20 s with 3 s between them: 66 s. */
export const START_TIMEOUT_MS = 75_000;
export const LISTEN_TIMEOUT_MS = 20_000;
/** The assistant said that the call has ended, and the line stays open: it is closed after this time. */
export const COMPLETED_TIMEOUT_MS = 5_000;

export const initialState: CallState = {
  status: "idle",
  provider: "hosted",
  muted: false,
  error: null,
  transcript: [],
  partial: null,
  assistantSpeaking: false,
  visitorSpeaking: false,
  hearing: null,
  speaking: null,
  suggestions: [],
  microphone: null,
  soundBlocked: false,
  stuck: false,
  log: null,
  receipt: null,
};

export const isInCall = (status: CallStatus): boolean =>
  status === "initializing" || status === "connecting" || status === "active";
