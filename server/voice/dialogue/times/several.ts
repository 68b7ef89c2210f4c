import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, NONE } from "../context.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain, shorten } from "../readers/text.ts";
import { inTurn } from "../say/speech.ts";
import { dayWords } from "./day-words.ts";
import { listed, readWhen } from "./listed.ts";

// More than one appointment to be cancelled in one request.

const AND = { en: " and ", es: " y " } as const;
const ALSO =
  /(?<!\p{L})(?:another (?:one|appointment|visit)|(?:a|the|my) (?:second|other) (?:one|appointment|visit)|(?:one|appointment|that|it|visit) (?:too|also|as well)|too$|as well$|both|otra (?:cita)?|tambi[eé]n)(?!\p{L})/u;
const YES = /^(?:yes|yeah|yep|sure|right|correct|s[ií])(?!\p{L})/iu;
const KEEPS =
  /(?<!\p{L})(?:keep|leave|stays?|don't|do not|not|need (?:a|another)|book|make|schedule|deje|no)(?!\p{L})/u;

/** 'And there's another one in January, the fifth, cancel that as well': read back with the first. @returns what else was said */
export function takeAnother(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  if (state.stack.at(-1) !== "cancel" || state.which === "" || state.which === NONE) return undefined;
  for (const sentence of sentencesOf(words)) {
    const text = plain(sentence);
    if (!ALSO.test(text) || KEEPS.test(text)) continue;
    const when = readWhen(context, state, sentence);
    const dated = when.days.days.length === 1 && !MONTH_ALONE.test(text);
    const told = dated ? dayWords(when, state.language) : "";
    if (!told || state.which.includes(told)) continue;
    state.which = shorten(`${state.which}${AND[state.language]}${told}`, 100);
    state.reread = true;
    const rest = sentencesOf(words)
      .map((each) => (each === sentence ? (YES.exec(each)?.[0] ?? "") : each))
      .filter((each) => each !== "" && plain(each) !== "" && !BOTH.test(plain(each)))
      .join(" ");
    return { rest, said: inTurn(talk.added, state.language, 0) };
  }
  return undefined;
}
const BOTH = /^(?:(?:no|yes|oh|just) )*(?:both|all)(?: of (?:them|those))?(?: please)?$/u;

/** 'Two appointments, one Friday at two and one January fifth at nine': all of them. */
export function severalIn(context: DialogueContext, state: DialogueState, words: string): string | undefined {
  for (const each of sentencesOf(words)) {
    if (EVERY.test(plain(each)))
      return state.language === "es" ? "todas las que hay" : "every one that is set";
    if (!ALL.test(plain(each))) continue;
    const items = listed(context, state, each);
    if (items.length > 1) return shorten(items.map(({ text }) => text).join(AND[state.language]), 100);
  }
  return undefined;
}
const ALL =
  /(?<!\p{L})cancel (?:my |our |the |both |all |his |her )*(?:(?:two|both|three|couple of|all)(?!\p{L})|(?:of )?(?:my |our |the )?appointments|visits)|(?<!\p{L})(?:cancel|drop) both|cancelar (?:las )?(?:dos|tres|citas)/u;
const EVERY =
  /(?<!\p{L})cancel (?:everything|all (?:of )?(?:my|our|the|his|her|them|those)(?: appointments| visits)?|every(?: appointment| visit| one|thing)?)(?!\p{L})|cancel\p{L}* tod(?:o|as)(?!\p{L})/u;
const MONTH_ALONE =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:one|appointment|visit)(?!\p{L})/u;
