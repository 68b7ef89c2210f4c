import type { DraftParts } from "./draft.ts";
import { oneOf } from "./called.ts";
import type { Form } from "./form.ts";
import { choice } from "./phrases.ts";

export interface Body {
  /** A plan’s own course, before any subject’s passages. */
  isCourse?: true;
  title: string;
  excerpt: string;
  /** Its form, where it may be another than the asked one. */
  form?: Form;
  /** A paragraph whose sentences describe it, where its title and excerpt don’t. */
  description?: string;
  /** Its headings, or what stands for them, as they are said. */
  heads: readonly string[];
  content: readonly string[];
  /** What only its readers have: headings, and two sentences. */
  own?: { heads: readonly string[]; lines?: readonly string[] };
  /** It is no sheet for whoever answers: what to say first in a danger does not stand above it. */
  noSheet?: true;
  /** The last paragraph, below all that is added. */
  close?: string;
  /** What the prompt asks for and it has nothing on. */
  left?: readonly string[];
  /** What it is about, for description and keywords, where that is not its topic. */
  about?: string;
  /** How many its readers are has been weighed in it. */
  sized?: true;
}
export type Say = (text: string) => string;
export type Write = (parts: DraftParts, say: Say) => Body;

/** Readers in a title: as the prompt calls them, 'the front desk of a dental practice' where it says so. */
export function head({ request, readers }: DraftParts): string {
  const one = oneOf(request.called, readers.one);
  return request.spot ? `the ${request.spot} of ${one}` : one;
}

/** One that uses no word of the trade that was used just before. */
export function beside(texts: readonly string[], before: string, seed: string): string {
  const used = new Set(before.match(/\{\w+\}/gi)?.map((place) => place.toLowerCase()));
  const free = texts.filter(
    (text) => !text.match(/\{\w+\}/gi)?.some((place) => used.has(place.toLowerCase())),
  );
  return choice(free.length ? free : texts, seed);
}
