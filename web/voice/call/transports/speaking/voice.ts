import type { DialogueLanguage } from "../../../../../contracts/voice-desks.ts";
import type { Speaking } from "../../ports.ts";
import { firstThatWorks } from "../first-that-works.ts";

export interface VoiceEvents {
  /** The first sound after silence, and silence after the last. */
  start(): void;
  end(): void;
  level(level: number): void;
  /** Which way of speaking serves from now on; null: captions only. */
  chosen(name: string | null): void;
}

export const SPEAKING_PROBE_MS = 2000;

/**
 * The assistant's voice: speaks sentences one after the other with the first way that works, passes to the
 * next way when one fails, and can be cut off at any moment.
 */
export class Voice {
  #speaking: Speaking | null = null;
  #rest: readonly Speaking[];
  readonly #all: readonly Speaking[];
  readonly #events: VoiceEvents;
  #queue: string[] = [];
  #current: string | null = null;
  #cut = new AbortController();
  #running = false;
  #sounding = false;
  #idle: Promise<void> = Promise.resolve();
  silent = false;

  constructor(candidates: readonly Speaking[], events: VoiceEvents) {
    this.#rest = this.#all = candidates;
    this.#events = events;
  }

  /** The sentence being spoken. */
  get current(): string | null {
    return this.#current;
  }
  get busy(): boolean {
    return this.#running;
  }

  async choose(): Promise<void> {
    const choice = await firstThatWorks(this.#rest, (s, signal) => s.prepare(signal), SPEAKING_PROBE_MS);
    this.#speaking = choice?.found ?? null;
    this.#rest = choice?.rest ?? [];
    this.#events.chosen(this.#speaking?.name ?? null);
  }

  /** From the first way again that speaks this language; captions alone when none does. */
  async setLanguage(language: DialogueLanguage): Promise<void> {
    this.cut();
    this.#speaking?.stop();
    this.#speaking = null;
    this.#rest = this.#all.filter((speaking) => speaking.speaks?.(language) ?? true);
    await this.choose();
  }

  say(sentence: string): void {
    if (this.silent || !this.#speaking) return;
    this.#queue.push(sentence);
    if (this.#running) this.#speaking.prefetch?.(sentence, this.#cut.signal);
    else this.#idle = this.#run();
  }

  /** Resolves when everything said so far is over. */
  done(): Promise<void> {
    return this.#idle;
  }

  /** Silence now. Gives what was not, or not wholly, spoken. */
  cut(): string[] {
    const unspoken = this.#current === null ? [...this.#queue] : [this.#current, ...this.#queue];
    this.#queue = [];
    this.#cut.abort();
    this.#cut = new AbortController();
    this.#running = false;
    this.#current = null;
    this.#sound(false);
    return unspoken;
  }

  stop(): void {
    this.cut();
    this.#speaking?.stop();
    for (const speaking of this.#rest) speaking.stop();
    this.#speaking = null;
    this.#rest = [];
  }

  #sound(on: boolean): void {
    if (on === this.#sounding) return;
    this.#sounding = on;
    if (on) this.#events.start();
    else {
      this.#events.level(0);
      this.#events.end();
    }
  }

  async #run(): Promise<void> {
    const { signal } = this.#cut;
    this.#running = true;
    for (let sentence = this.#queue.shift(); sentence !== undefined; sentence = this.#queue.shift()) {
      this.#current = sentence;
      const [next] = this.#queue;
      if (next !== undefined) this.#speaking?.prefetch?.(next, signal);
      await this.#speak(sentence, signal);
      if (signal.aborted) return;
      this.#current = null;
    }
    this.#running = false;
    this.#sound(false);
  }

  async #speak(sentence: string, signal: AbortSignal): Promise<void> {
    const events = {
      start: () => signal.aborted || this.#sound(true),
      level: (level: number) => signal.aborted || this.#events.level(level),
    };
    while (this.#speaking && !signal.aborted) {
      try {
        return await this.#speaking.speak(sentence, events as never, signal);
      } catch {
        this.#speaking.stop();
        await this.choose();
      }
    }
  }
}
