import type { DialogueLanguage } from "../../../contracts/voice-desks.ts";
import type { TurnAnswer } from "../../../contracts/voice-call.ts";

/** Who said something: the words used on the wire and in the call's list. */
export type Role = "assistant" | "user";

/** What the page may send into a running call, in the hosted provider's own words. */
export type OutgoingMessage =
  | { type: "add-message"; message: { role: "user" | "system"; content: string } }
  | { type: "control"; control: "mute-assistant" | "unmute-assistant" | "say-first-message" }
  | { type: "say"; message: string; endCallAfterSpoken?: boolean }
  | { type: "end-call" };

/** Something the assistant would have filed in a real office. Values are ready to be shown. */
export interface FiledRecord {
  kind: string;
  title: string;
  fields: { label: string; value: string }[];
}

/** All that the built-in assistant's server understood so far, ready to be shown. */
export type Understood = Omit<Extract<TurnAnswer, { type: "understood" }>, "type">;

/** What a call may send to the page. Providers send other types too: those are passed over. */
export type IncomingMessage =
  | { type: "transcript"; role: Role; transcriptType: "partial" | "final"; transcript: string }
  | { type: "status-update"; status: string; endedReason?: string }
  | { type: "speech-update"; role: Role; status: "started" | "stopped" }
  | { type: "user-interrupted" }
  /** Built-in only: how the visitor is heard and how the assistant is spoken, once it is known. */
  | { type: "hearing"; hearing: string }
  | { type: "speaking"; speaking: string }
  /** Built-in only: what is spoken from now on. */
  | { type: "language"; language: DialogueLanguage }
  | { type: "suggestions"; options: string[] }
  /** Built-in only: the last words are said, and the line closes unless the visitor says something yet. */
  | { type: "closing" }
  | ({ type: "understood" } & Understood)
  /** The server's state of the call, which only it can read. */
  | { type: "sealed"; state: unknown }
  | { type: "filed"; record: FiledRecord };

export type TransportEvent =
  | { type: "call-start" }
  | { type: "call-end" }
  | { type: "speech-start" }
  | { type: "speech-end" }
  /** The assistant's loudness, 0 to 1. */
  | { type: "volume-level"; level: number }
  /** The visitor's loudness, 0 to 1. */
  | { type: "local-volume-level"; level: number }
  | { type: "message"; message: IncomingMessage }
  | { type: "error"; error: unknown };

/**
 * One call over one provider, shaped like @vapi-ai/web. It reports and never decides: no state of the
 * call lives here. Made for one call; a next call gets a new one.
 */
export interface CallTransport {
  /** Events that came before the first listener are kept and handed over in order. */
  listen(listener: (event: TransportEvent) => void): () => void;
  /** True when the call came up, false when it did not (an `error` event says why). May never settle after stop(). */
  start(): Promise<boolean>;
  /** May be called at any time, repeatedly. Resolves when the call is left; may hang when the provider does. */
  stop(): Promise<void>;
  send(message: OutgoingMessage): void;
  say(message: string, endCallAfterSpoken?: boolean): void;
  /** Throws when there is no call to mute yet. */
  setMuted(muted: boolean): void;
  isMuted(): boolean;
  /** Takes another microphone, before or during the call. Rejects when it cannot be opened. */
  setMicrophone(deviceId: string): Promise<void>;
}

/** The event side of a transport: keeps early events until somebody listens. */
export class TransportEvents {
  #listener: ((event: TransportEvent) => void) | null = null;
  #early: TransportEvent[] = [];

  readonly emit = (event: TransportEvent): void => {
    if (this.#listener) this.#listener(event);
    else this.#early.push(event);
  };

  readonly listen = (listener: (event: TransportEvent) => void): (() => void) => {
    this.#listener = listener;
    for (const event of this.#early.splice(0)) listener(event);
    return () => {
      if (this.#listener === listener) this.#listener = () => {};
    };
  };
}
