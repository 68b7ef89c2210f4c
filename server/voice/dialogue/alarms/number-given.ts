import { FIRST_NAMES } from "../../../../content/understanding/first-names.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Heard } from "../hearing/heard.ts";

/** What is passed on where a number was given, and no more. */
export const GAVE_NUMBER = "Gave this number while told to call for help";

/** 'Sam, 555 010 0199', 'ok, it's Marta 5550100199': a first name alone before a number. */
const BEFORE_NUMBER =
  /^(?:(?:ok|okay|yes|yeah|um|uh|sorry|please|s[ií]|it['’]?s|this is|i['’]?m|soy|es)[,.]? )*(\p{L}[\p{L}'’-]+)[,.:]? (?:(?:and |y )?(?:my|mi|it['’]?s) (?:number|phone|cell|n[uú]mero|tel[eé]fono|celular)?(?:['’]?s| is| es)? ?)?[+(]?\d/iu;

/** Keeps a number that was given in danger, and whose it is. */
export function keepNumber(state: DialogueState, heard: Heard, phone: string, words: string): void {
  state.slots.phone = { value: phone, confirmed: false };
  const first = BEFORE_NUMBER.exec(words)?.[1];
  if (state.slots.name || !first || !FIRST_NAMES.has(first.toLowerCase())) return;
  heard.values.name = first.charAt(0).toUpperCase() + first.slice(1);
  state.slots.name = { value: heard.values.name, confirmed: false };
}
