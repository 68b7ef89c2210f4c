import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, hear } from "../context.ts";
import { isQuestion } from "../questions/question-forms.ts";
import { plain } from "../readers/text.ts";
import { serviceHeard } from "../readers/service.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";
import { fill, serviceName, wording } from "../say/speech.ts";

// 'Let's forget the whitening, just a check-up': the one is off, the other is what they want.

const LEAD =
  "(?:(?:let['’]s|let us|just|please|then|i['’]ll|we['’]ll|we can|you can|can we|i think i['’]ll) )*";
const GONE = new RegExp(
  `(?<!\\b(?:don['’]t|do not|didn['’]t|not|never|to|i|we|they|always) )(?<!\\p{L})${LEAD}(?:forget|scratch|skip|never ?mind|drop|nix|leave out|olv[ií]d\\p{L}*|dej\\p{L}*)(?: about)?(?: (?:it|that|this|the|my|el|la|lo de))?(?: (?!(?:and|just|then|make|i|can)(?!\\p{L}))[\\p{L}-]+){0,3}?(?: then| for now)?(?:[,.;:!]| [-—–]+| and(?= (?:just|make|do|book|let)))\\s+`,
  "iu",
);

/** @returns the words without what is off and how the other is said back, where they wish for another service; undefined where they do not */
export function takeRather(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const top = state.stack.at(-1);
  if (top !== undefined && top !== "book") return undefined;
  const found = GONE.exec(words);
  if (!found) return undefined;
  const rest = words.slice(found.index + found[0].length).trim();
  const wished = serviceHeard(context.desk, plain(rest));
  // 'Book me for whitening. Actually forget it, do I get a discount?' asks on, and wishes for nothing.
  if (IT_ALL.test(plain(found[0])) && found.index > 0 && isQuestion(rest) && !wished)
    return { rest, said: top === undefined ? wording(talk.asYouLike, state.language) : "" };
  if (!wished || REFUSES.test(plain(rest))) return undefined;
  // 'Forget Thursday, it's for my crown' gives up a day.
  if (WHEN_WORDS.test(plain(found[0]))) return undefined;
  // What is off is not what is wished for.
  if (serviceHeard(context.desk, plain(found[0]))?.id === wished.id) return undefined;
  const before = words
    .slice(0, found.index)
    .split(/(?<=[.!?])\s+/)
    .filter((each) => /[?]$/.test(each))
    .join(" ");
  // 'Forget the whitening, just do a cleaning', of what is being booked, is no more than that.
  if (
    top === "book" &&
    before === "" &&
    rest.split(/\s+/).length <= 7 &&
    !/[?]/.test(rest) &&
    !WHEN_WORDS.test(plain(rest))
  ) {
    hear(state, "service", wished.id);
    const service = serviceName(context.desk, wished.id, state.language);
    return { rest: "", said: fill(wording(talk.putDown, state.language), { service }) };
  }
  if (top === undefined) delete state.slots.service;
  return { rest: [before, rest].filter(Boolean).join(" "), said: "" };
}
const IT_ALL = /(?:forget|never ?mind|olv[ií]d\p{L}*|dej\p{L}*)(?: about)?(?: (?:it|that|all that))?$/u;
const REFUSES =
  /(?<!\p{L})(?:don't|do not|didn't|no|not|can't|cannot|won't|never|cancel\p{L}*|how much|what does|cost|costs|price|already|had)(?!\p{L})/u;
