import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { plain } from "../readers/text.ts";
import { serviceHeard } from "../readers/service.ts";

// 'Let's forget the whitening, just a check-up': the one is off, the other is what they want.

const LEAD =
  "(?:(?:let['’]s|let us|just|please|then|i['’]ll|we['’]ll|we can|you can|can we|i think i['’]ll) )*";
const GONE = new RegExp(
  `(?<!\\b(?:don['’]t|do not|didn['’]t|not|never|to|i|we|they|always) )(?<!\\p{L})${LEAD}(?:forget|scratch|skip|never ?mind|drop|nix|leave out|olv[ií]d\\p{L}*|dej\\p{L}*)(?: about)?(?: (?:it|that|this|the|my|el|la|lo de))?(?: (?!(?:and|just|then|make|i|can)(?!\\p{L}))[\\p{L}-]+){0,3}?(?: then| for now)?(?:[,.;:!]| [-—–]+| and(?= (?:just|make|do|book|let)))\\s+`,
  "iu",
);

/** @returns the words without what is off, where they wish for another service; undefined where they do not */
export function takeRather(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): string | undefined {
  const top = state.stack.at(-1);
  if (top !== undefined && top !== "book") return undefined;
  const found = GONE.exec(words);
  if (!found) return undefined;
  const rest = words.slice(found.index + found[0].length).trim();
  const wished = serviceHeard(context.desk, plain(rest));
  if (!wished || REFUSES.test(plain(rest))) return undefined;
  // What is off is not what is wished for.
  if (serviceHeard(context.desk, plain(found[0]))?.id === wished.id) return undefined;
  if (top === undefined) delete state.slots.service;
  const before = words
    .slice(0, found.index)
    .split(/(?<=[.!?])\s+/)
    .filter((each) => /[?]$/.test(each))
    .join(" ");
  return [before, rest].filter(Boolean).join(" ");
}
const REFUSES =
  /(?<!\p{L})(?:don't|do not|didn't|no|not|can't|cannot|won't|never|cancel\p{L}*|how much|what does|cost|costs|price|already|had)(?!\p{L})/u;
