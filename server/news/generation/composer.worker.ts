import "../../give-way.ts";
import { briefOf } from "../../../rules/writing/brief.ts";
import { compose as composed } from "../../../rules/writing/compose.ts";
import { type Passage, passageIndex } from "../../../rules/writing/passages.ts";
import type { Order } from "./model-writer.ts";

// The built-in writer in a thread of its own: see `composer.ts`. What it knows of a trade has functions, which no message
// takes: it answers with what is made of it.

/** Passages that a model is shown of what the site has published. */
const SHOWN = 4;

export interface Wanted {
  prompt: string;
  pages: readonly Passage[];
  company: string;
}

/** The draft or outline for a prompt, and what a model would be told to write. */
export function compose({ prompt, pages, company }: Wanted) {
  const all = composed(prompt, pages, company);
  const { form, items, noun, face, days, sides, words, typed, subject } = all.request;
  const order: Order = {
    request: { form, items, noun, face, days, sides, words, typed },
    brief: briefOf(all, passageIndex(pages).find(subject, SHOWN)),
  };
  return { kind: all.kind, article: all.article, order };
}
