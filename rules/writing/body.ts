import type { DraftParts } from "./draft.ts";
import { choice } from "./phrases.ts";

export interface Body {
  title: string;
  excerpt: string;
  /** Its headings, or what stands for them, as they are said. */
  heads: readonly string[];
  content: readonly string[];
}
export type Say = (text: string) => string;
export type Write = (parts: DraftParts, say: Say) => Body;

/** One that uses no word of the trade that was used just before. */
export function beside(texts: readonly string[], before: string, seed: string): string {
  const used = new Set(before.match(/\{\w+\}/gi)?.map((place) => place.toLowerCase()));
  const free = texts.filter(
    (text) => !text.match(/\{\w+\}/gi)?.some((place) => used.has(place.toLowerCase())),
  );
  return choice(free.length ? free : texts, seed);
}
