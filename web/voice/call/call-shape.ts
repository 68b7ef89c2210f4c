import type { Role } from "./transport.ts";

/** Bars that a whole call is drawn with. */
const SHAPE_BARS = 70;
/** What one stretch of a short call lasts: the levels come as often. Milliseconds. */
const FINEST_MS = 100;
/** Words that made no sound, typed or read, stand this high. */
const SILENT_WORDS = 0.3;
/** Quieter is silence. */
const AUDIBLE = 0.01;

export interface ShapeBar {
  /** Who was louder; null: nobody spoke. */
  who: Role | null;
  /** 0 to 1, against the loudest moment of the call. */
  level: number;
}

interface Stretch extends Record<Role, number> {
  /** Who had words in it that made no sound. */
  silent: Role | null;
}
const silence = (): Stretch => ({ assistant: 0, user: 0, silent: null });
/** Of several neighbours as one: means, so that pauses keep their place in a long call. */
const together = (parts: readonly Stretch[]): Stretch => ({
  assistant: parts.reduce((sum, part) => sum + part.assistant, 0) / parts.length,
  user: parts.reduce((sum, part) => sum + part.user, 0) / parts.length,
  silent: parts.find((part) => part.silent)?.silent ?? null,
});

/**
 * How loud each side was, from the call's first moment to its last. Its memory is bounded: when a call grows long, two
 * neighbouring stretches become one.
 */
export class CallShape {
  #begun = 0;
  #stretchMs = FINEST_MS;
  #stretches: Stretch[] = [];
  /** Who has made a sound since their last line. */
  readonly #heard = new Set<Role>();

  /** @param at milliseconds of the clock that the levels are given in */
  begin(at: number): void {
    this.#begun = at;
    this.#stretchMs = FINEST_MS;
    this.#stretches = [];
    this.#heard.clear();
  }

  hear(who: Role, level: number, at: number): void {
    const stretch = this.#at(at);
    stretch[who] = Math.max(stretch[who], Math.min(1, level));
    if (level > AUDIBLE) this.#heard.add(who);
  }

  /** A whole line was said, typed or shown. */
  line(who: Role, at: number): void {
    if (!this.#heard.delete(who)) this.#at(at).silent = who;
  }

  /** The call as so many bars, the highest of them 1; nothing but silence where nobody spoke. */
  bars(count = SHAPE_BARS): ShapeBar[] {
    const all = this.#stretches;
    const parts = Array.from({ length: count }, (_, i) => {
      const from = Math.floor((i * all.length) / count);
      const to = Math.max(from + 1, Math.ceil(((i + 1) * all.length) / count));
      const part = all.slice(from, to);
      return part.length > 0 ? together(part) : silence();
    });
    const highest = Math.max(AUDIBLE, ...parts.map(({ assistant, user }) => Math.max(assistant, user)));
    return parts.map(({ assistant, user, silent }): ShapeBar => {
      const level = Math.max(assistant, user) / highest;
      // Typed words cut the assistant short: they show although it is louder.
      if (silent && user <= AUDIBLE && (silent === "user" || level < SILENT_WORDS))
        return { who: silent, level: SILENT_WORDS };
      if (level * highest <= AUDIBLE) return { who: null, level: 0 };
      return { who: assistant >= user ? "assistant" : "user", level };
    });
  }

  #at(at: number): Stretch {
    let index = Math.floor(Math.max(0, at - this.#begun) / this.#stretchMs);
    while (index >= SHAPE_BARS * 4) {
      this.#halve();
      index = Math.floor(index / 2);
    }
    while (this.#stretches.length <= index) this.#stretches.push(silence());
    return this.#stretches[index] as Stretch;
  }

  #halve(): void {
    const halves: Stretch[] = [];
    for (let i = 0; i < this.#stretches.length; i += 2)
      halves.push(together(this.#stretches.slice(i, i + 2)));
    this.#stretches = halves;
    this.#stretchMs *= 2;
  }
}
