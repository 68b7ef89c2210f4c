import type { DialogueLanguage } from "../../../../contracts/voice-desks.ts";
import type { ShownScenario } from "../../../../contracts/voice-call.ts";
import type { CallLog, CallReceipt } from "./call-log.ts";
import type { CallFaultReport } from "../../../../contracts/voice-faults.ts";
import type { MicrophoneTrouble } from "../microphone-trouble.ts";
import type { Provider } from "../ports.ts";
import type { Role, TransportEvent, Understood } from "../transport.ts";

export type CallStatus = "idle" | "initializing" | "connecting" | "active" | "completed" | "error";

/** The code that a call needs: it comes when the visitor reaches for the call, and a start waits for it. */
export type CallCode = "away" | "coming" | "here";

/** All that there is to know of the call: the one place where it is kept. */
export interface CallState {
  status: CallStatus;
  code: CallCode;
  provider: Provider;
  /** Who is called, or will be by the next start; null where a call has nobody to choose. */
  scenario: ShownScenario | null;
  /** Names a call whose state nobody sealed. */
  callId: string;
  /** True in a call that began with typed words: the microphone stays off. */
  typed: boolean;
  /** Typed words that wait until they can be sent. */
  queued: string[];
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
  /** What is spoken on the call. */
  language: DialogueLanguage;
  suggestions: string[];
  /** Good-bye is said: it is nobody's turn any longer. */
  closing: boolean;
  /** What the server understood so far, and its sealed state of the call (built-in). */
  understood: Understood | null;
  sealed: string | null;
  microphone: MicrophoneTrouble | null;
  /** The browser would not start the sound: a click or key will. */
  soundBlocked: boolean;
  /** A hosted call was left but the provider never confirmed: only a reload frees it. */
  stuck: boolean;
  log: CallLog | null;
  receipt: CallReceipt | null;
}

/** What can happen to a call. */
export type Happening =
  /** The visitor comes near: the code may come. */
  | { type: "reach" }
  | { type: "loaded" }
  | { type: "not-loaded" }
  | { type: "start"; provider: Provider; typed?: boolean }
  /** Typed or chosen words. Outside a call they begin one with this provider. */
  | { type: "say"; text: string; provider: Provider }
  /** Somebody else answers: at once, when a call is running. */
  | { type: "choose"; scenario: ShownScenario }
  /** The greeting took too long for words that wait for it. */
  | { type: "patience" }
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
  | { type: "dismiss-receipt" };

/** `at` is the time of the event in milliseconds; `callId` a new name, for the call that the event may begin. */
export type CallEvent = Happening & { at: number; callId: string };

export type CallEffect =
  /** Sound is asked for inside the click: some browsers grant it only there. */
  | { type: "prime-sound" }
  | { type: "load" }
  | { type: "open"; provider: Provider }
  | { type: "type"; text: string }
  /** One timer, like the one of `watch`. */
  | { type: "patience"; ms: number | null }
  | { type: "close" }
  | { type: "set-muted"; muted: boolean }
  /** One timer: a new one replaces the old; null stops it. */
  | { type: "watch"; ms: number | null }
  | { type: "report"; report: CallFaultReport };

export type Step = readonly [CallState, readonly CallEffect[]];

/** Typed words wait for the greeting, but not for longer. */
export const GREETING_PATIENCE_MS = 3_000;
/** The library's own patience is 3 attempts of 20 s with 3 s between them: 66 s. */
export const START_TIMEOUT_MS = 75_000;
export const LISTEN_TIMEOUT_MS = 20_000;
/** The assistant said that the call has ended, and the line stays open: it is closed after this time. */
export const COMPLETED_TIMEOUT_MS = 5_000;

/** What the built-in transport tells as its way of speaking when it has none. */
export const CAPTIONS_ONLY = "captions";

export const initialState: CallState = {
  status: "idle",
  code: "here",
  provider: "hosted",
  scenario: null,
  callId: "",
  typed: false,
  queued: [],
  muted: false,
  error: null,
  transcript: [],
  partial: null,
  assistantSpeaking: false,
  closing: false,
  visitorSpeaking: false,
  hearing: null,
  speaking: null,
  language: "en",
  suggestions: [],
  understood: null,
  sealed: null,
  microphone: null,
  soundBlocked: false,
  stuck: false,
  log: null,
  receipt: null,
};

export const isInCall = (status: CallStatus): boolean =>
  status === "initializing" || status === "connecting" || status === "active";
