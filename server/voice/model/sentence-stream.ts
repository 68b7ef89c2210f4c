import { sentences } from "../speech/sentences.ts";

/** Cuts a text that comes in pieces into sentences for speaking, each as soon as it is whole. */
export class SentenceStream {
  #rest = "";
  #given = 0;
  readonly #max: number;

  /** @param max characters of the whole text; what comes after them is dropped */
  constructor(max: number) {
    this.#max = max;
  }

  get full(): boolean {
    return this.#given >= this.#max;
  }

  push(delta: string): string[] {
    // Marks of a written text would be read aloud.
    this.#rest += delta.replace(/[*_#`]/g, "");
    const found = sentences(this.#rest);
    // The last one may go on.
    const last = found.pop() ?? "";
    this.#rest = /\s$/.test(this.#rest) ? `${last} ` : last;
    return this.#give(found);
  }

  end(): string[] {
    const found = sentences(this.#rest);
    this.#rest = "";
    return this.#give(found);
  }

  #give(found: string[]): string[] {
    const given: string[] = [];
    for (const text of found) {
      if (this.full) break;
      this.#given += text.length;
      given.push(text);
    }
    return given;
  }
}
