import type { DialogueState } from "../../../../contracts/voice.ts";
import { timesInPlay } from "../context.ts";
import { withAreaCode } from "../collecting/reach.ts";
import { NUMBER, OWN_NUMBER, sentencesOf } from "../paper/note-words.ts";
import { numbersIn } from "./numbers.ts";
import type { NumberTold } from "./heard.ts";
import { digitize } from "../readers/number-words.ts";
import { endPutRight, groupPutRight, partPutRight } from "../readers/phone-put-right.ts";
import { type PhoneHeard, phoneHeard, withoutDigits } from "../readers/phone.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";

/** 'Nine thousand five hundred', once a number is known, is a sum. */
const SUM =
  /(?<!(?:number|phone|cell|call|at|is) )(?<!\p{L})\p{L}+ thousand(?:,? (?:and )?\p{L}+(?: hundred)?)?(?: dollars| bucks)?(?!\p{L})/giu;
const NEVER = /(?!)/u;

/** Reads the number to call out of a turn, with the digits of earlier turns. @returns also what is left beside it */
export function readPhone(
  state: DialogueState,
  all: string,
  words: string,
): PhoneHeard & { numbers?: readonly NumberTold[]; used: boolean } {
  const { asked, digits, slots } = state;
  const known = slots.phone?.value;
  const loose =
    asked === "phone" ||
    digits !== "" ||
    (asked === "change" && /\b(?:number|phone)\b/.test(all)) ||
    MINE.test(words);
  // A member's number or a date of birth is none to call.
  const own = words.replace(OWN_NUMBER, " ").replace(known && asked !== "phone" ? SUM : NEVER, " ");
  if (known && SAME.test(all) && !/\d{3}/.test(own))
    return { phone: known, digits: "", rest: all.replace(SAME, " "), used: true };
  const read = (said: string): string => (state.language === "es" ? anglicize(plain(said)) : plain(said));
  const text = own === words ? all : read(own);
  const whole10 = withAreaCode(state, phoneHeard(text, "", true).digits);
  if (whole10) return { ...phoneHeard(whole10, "", true), rest: "", used: true };
  const again =
    known &&
    !saysHourAlone(text, known) &&
    (asked === "confirm" || asked === "change" || asked === "phone" || asked === "anything-else")
      ? endPutRight(text, known)
      : // '614' and '555' before it, then '0138, no, sorry, 0183'.
        endPutRight(`${digits} ${text}`.trim(), undefined);
  if (again) return { ...again, used: true };
  const group = loose && !known ? groupPutRight(text, digits) : undefined;
  if (group) return { ...phoneHeard(group, "", true), rest: "", used: true };
  // 'Area code 970. 555 0190', told whole.
  const anew = known ? phoneHeard(text, "", true).phone : undefined;
  const right = known && !anew && /^\+\d/.test(known) && partHeard(own, known, read, timesInPlay(state));
  if (right) return { ...right, used: true };
  // 'It ends in three four. Two one two ...': a whole number in a sentence of its own comes before the rest, and the last
  // of those that somebody puts right before all.
  const parts = sentencesOf(own)
    .flatMap((each) => each.split(PUTS_RIGHT))
    .map((each) => phoneHeard(read(each), "", loose));
  const numbers = numbersIn(own, (part) => phoneHeard(read(part), "", true).phone);
  // 'Mine is ..., my husband's is ...', 'that's the office, but use my cell, ...'
  const apart = new Set(numbers.map(({ phone }) => phone)).size > 1 && !AGAIN.test(own);
  if (apart && (numbers.some((each) => each.own || each.whose) || JOINS.test(own))) {
    const mine = numbers.find((each) => each.own) ?? numbers.find(({ whose }) => !whose) ?? numbers[0]!;
    return { phone: mine.phone, numbers, digits: "", rest: read(own.replace(NUMBER, " ")), used: true };
  }
  const whole = parts.length > 1 ? parts.findLast(({ phone }) => phone) : undefined;
  const heard = whole
    ? { ...whole, rest: parts.map((each) => each.rest).join(" ") }
    : phoneHeard(text, digits, loose);
  // '602 555 0118. Ah no, it ends in 81.'
  const fixed = heard.phone && partHeard(own, heard.phone, read, timesInPlay(state));
  if (fixed) return { ...fixed, used: true };
  // '10:30' and '3 pm' are times, whatever was asked.
  // 'And she'd have eleven thirty then?' gives no number.
  const least = heard.rest.split(" ").filter(Boolean).length > 3 ? 5 : 3;
  // 'Eight thirty', once that was agreed, says so.
  const hour = /^(?:yes |ok |okay |so |at |the )*(\d{1,2})[: ]?(\d\d)$/.exec(digitize(text));
  if (
    asked === "phone" &&
    hour &&
    digits === "" &&
    timesInPlay(state)(Number(hour[1]) * 60 + Number(hour[2]))
  )
    return { digits, rest: text, used: false };
  const few = heard.digits.length - digits.length < least && digits === "" && !heard.phone;
  if (
    few ||
    (!heard.phone &&
      /\d:\d\d|\d(?:st|nd|rd|th)\b|\b(?:am|pm|o'clock|\p{L}+sday|monday|friday|sunday|dollars?|bucks|cents|d[oó]lares)\b/u.test(
        text,
      ))
  )
    return { digits, rest: text, used: false };
  return {
    ...heard,
    ...(numbers.length === 1 && { numbers }),
    used: heard.phone !== undefined || heard.digits !== digits,
  };
}

/** 'In person. My number is 555, 206 ...' */
const MINE =
  /(?<!\p{L})(?:my|mi|the best) (?:(?:best|cell|phone|home|mobile|callback) )?(?:number|phone|cell|n[uú]mero|tel[eé]fono|celular)(?:'s| is| es)(?!\p{L})/iu;
/** 'Same number as mine', once it is known. */
const SAME =
  /\b(?:the )?same (?:phone |cell )?number(?: as (?:mine|me|before|last time|i (?:gave|said|told you)|the (?:first|other)(?: one)?))?\b|\bthe (?:number|one) i (?:just |already )?(?:gave|told)(?: you)?\b|(?<!\p{L})(?:el|al) mismo(?: n[uú]mero| tel[eé]fono| que le di)?$/u;

/** A part of a number that is put right in a piece of the turn: 'the number ends in 78, and it's Karin with an i'. */
function partHeard(
  words: string,
  known: string,
  read: (said: string) => string,
  isTime: (at: number) => boolean,
): PhoneHeard | undefined {
  // '3 and 4' is one piece.
  const pieces = words.split(/(?<=[.;!?])\s+|,?\s+(?=(?:and|but|y|pero)\s+(?!not|\S+$))/iu);
  let same = false;
  for (const whole of pieces)
    for (const each of [whole, ...whole.split(/,\s+/)]) {
      const said = read(each);
      const hour = Number(/\b(?:not|no) (\d{1,2})$/.exec(said)?.[1] ?? -1) * 60;
      const phone = /\d|\p{L}/u.test(said) && !isTime(hour) ? partPutRight(said, known) : undefined;
      same ||= phone === known;
      if (phone && phone !== known)
        return {
          phone,
          digits: "",
          rest: pieces
            .filter((piece) => piece !== whole)
            .map(read)
            .join(" "),
        };
    }
  // 'It ends in 0139', of what ends so: its digits begin no other number.
  return same ? { phone: known, digits: "", rest: withoutDigits(pieces.map(read).join(" ")) } : undefined;
}

/** 'No, ten fifty. I said it wrong', of a number that ends in nothing like it: an hour. */
function saysHourAlone(text: string, known: string): boolean {
  const [, hour = "", minute = ""] = HOUR_ALONE.exec(digitize(text)) ?? [];
  const end = known.slice(-4);
  const same = [...hour.padStart(2, "0"), ...minute].filter((digit, at) => end[at] === digit).length;
  return hour !== "" && Number(hour) <= 12 && same < 2;
}
const HOUR_ALONE =
  /^(?:(?:no|oh|wait|sorry|actually|it's|its|it is|at|the|not|make it|i meant?) )*([1-9]|1[0-2])[: ]([0-5][05])(?! ?\d)(?!.*(?:number|phone|digits?|ends?))/u;

/** Of two numbers the second puts the first one right. */
const AGAIN =
  /(?<!\p{L})(?:no(?=[,.!]| wait| espere)|wait|sorry|i mean|i meant|scratch that|correction|digo|perd[oó]n)(?!\p{L})/iu;
const JOINS = /\d[\s,]+(?:and|or|y|o) (?:\p{L}+ ){0,4}\(?\d{3}/iu;
const PUTS_RIGHT = /(?<!\p{L})(?:no,? wait|i mean|i meant|scratch that|correction|digo|perd[oó]n)(?!\p{L})/iu;
