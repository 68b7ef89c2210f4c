import type { CallState } from "./machine/call-state.ts";
import type { DialogueLanguage } from "../../../contracts/voice-desks.ts";
import type { CallTransport, FiledRecord, Understood } from "./transport.ts";

export type Provider = "hosted" | "built-in";

/**
 * Makes the transport for one call; this is where the lazy chunks load. Throws when the client cannot be made.
 * @param call as it stands when it is opened: who is called, and whether the microphone is wanted
 */
export type TransportFactory = (call: CallState) => Promise<CallTransport>;
export type Transports = Partial<Record<Provider, TransportFactory>>;

/** The server's public configuration of the hosted provider. */
export interface HostedConfig {
  key: string;
  /** Empty or absent: the call cannot start ('Assistant or Squad must be provided.'). */
  assistantId?: string | null;
  /** Absent: the provider's own address. */
  host?: string | null;
  /** Another place for the library's remote part, for a stand-in; absent: the provider's own. */
  bundleUrl?: string | null;
}

/** One turn of the visitor in a built-in call. `text` is null for the first: the assistant greets. */
export interface Turn {
  scenario: string;
  text: string | null;
  via: "voice" | "typing";
  /** What the last answer gave as its state; null at first. It travels with the call, so any server can answer. */
  state: unknown;
}

/** The assistant's answer, in the order it comes. */
export type Answer =
  | { type: "sentence"; text: string }
  | { type: "suggestions"; options: string[] }
  /** The call goes on in this language. */
  | { type: "language"; language: DialogueLanguage }
  | { type: "filed"; record: FiledRecord }
  | ({ type: "understood" } & Understood)
  | { type: "state"; state: unknown }
  /** The assistant ends the call after what it said. */
  | { type: "end"; reason: string };

/** Asks the server for the answer to a turn. Throws when it cannot be had; stops when the signal aborts. */
export type Converse = (turn: Turn, signal: AbortSignal) => AsyncIterable<Answer>;

/** Sends one utterance (WAV, 16 kHz, mono, 16 bit) to be written down. Empty text: nothing was understood. */
export type Transcribe = (wav: Blob, signal: AbortSignal) => Promise<string>;

/** Fetches speech for one sentence: WAV, MP3, or `audio/pcm;rate=24000` (16 bit, mono) which is played as it comes. */
export type FetchSpeech = (text: string, signal: AbortSignal) => Promise<Response>;

/** What one way of hearing reports. */
export interface HearingEvents {
  /** The visitor has been speaking for 160 to 200 ms. */
  speechStart(): void;
  speechEnd(): void;
  /** What sounded like speech was not. */
  misfire(): void;
  partial(text: string): void;
  /** The visitor's turn is over; `text` is what was understood. */
  final(text: string): void;
  /** The visitor's loudness, 0 to 1. */
  level(level: number): void;
  /** It stopped working for good; the next way is tried. */
  failed(error: unknown): void;
}

export interface Hearing {
  readonly name: string;
  /** Resolves when it is listening for real, rejects when it cannot. */
  start(events: HearingEvents): Promise<void>;
  setMuted(muted: boolean): void;
  stop(): void;
}

export interface Speaking {
  readonly name: string;
  /** Takes a language of the call. False: it cannot speak it. Absent: it speaks any. */
  speaks?(language: DialogueLanguage): boolean;
  /** Proves that it can speak: rejects when it cannot. */
  prepare(signal: AbortSignal): Promise<void>;
  /** Fetches early what will be spoken next. */
  prefetch?(text: string, signal: AbortSignal): void;
  /** Resolves when the sentence is over or the signal aborted (then silent at once); rejects when it failed. */
  speak(
    text: string,
    events: { start(): void; level(level: number): void },
    signal: AbortSignal,
  ): Promise<void>;
  stop(): void;
}
