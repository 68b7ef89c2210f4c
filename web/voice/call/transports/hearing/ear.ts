import type { MicrophoneTrouble } from "../../microphone-trouble.ts";
import type { Hearing, HearingEvents } from "../../ports.ts";
import { MicrophoneError } from "./microphone.ts";

export type EarEvents = Omit<HearingEvents, "failed"> & {
  /** Which way of hearing serves from now on; null: typing only. */
  chosen(name: string | null): void;
  trouble(trouble: MicrophoneTrouble): void;
};

/** Hears the visitor with the first way that works, and passes to the next when one fails. Each is made anew. */
export class Ear {
  #hearing: Hearing | null = null;
  #muted = false;
  #stopped = false;
  #generation = 0;
  readonly #make: readonly (() => Hearing)[];
  readonly #events: EarEvents;

  constructor(make: readonly (() => Hearing)[], events: EarEvents) {
    this.#make = make;
    this.#events = events;
  }

  /** Tries from the first, or from where the last one failed. Never rejects. */
  async choose(from = 0): Promise<void> {
    const generation = ++this.#generation;
    const current = (): boolean => !this.#stopped && generation === this.#generation;
    this.#hearing?.stop();
    this.#hearing = null;
    for (let index = from; index < this.#make.length && current(); index++) {
      const hearing = (this.#make[index] as () => Hearing)();
      this.#hearing = hearing;
      try {
        await hearing.start({ ...this.#events, failed: () => void (current() && this.choose(index + 1)) });
        if (!current()) return hearing.stop();
        hearing.setMuted(this.#muted);
        this.#events.chosen(hearing.name);
        return;
      } catch (error) {
        hearing.stop();
        if (!current()) return;
        // Without a microphone no other way of hearing would do better.
        if (error instanceof MicrophoneError) {
          this.#events.trouble(error.trouble);
          break;
        }
      }
    }
    if (!current()) return;
    this.#hearing = null;
    this.#events.chosen(null);
  }

  /** True while some way of hearing serves. */
  get hears(): boolean {
    return this.#hearing !== null;
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    this.#hearing?.setMuted(muted);
  }
  get muted(): boolean {
    return this.#muted;
  }

  stop(): void {
    this.#stopped = true;
    this.#hearing?.stop();
    this.#hearing = null;
  }
}
