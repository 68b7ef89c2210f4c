import type { DialogueState } from "../../../../contracts/voice.ts";

// What papers are wanted and where they go, as it is read back: 'x-rays, to Dr. Amin at Cedar Street Dental'.

const WHAT =
  /(?<!\p{L})(?:x-?rays?|(?:immunization|vaccination|vaccine|shot|medical|dental) records?|records|chart|(?:school|sports|camp|work|insurance|disability|leave) (?:form|note|physical form)|doctor's note|referral|radiograf[ií]as?|historial|expediente)(?!\p{L})/giu;
const TO =
  /(?<!\p{L})(?:sent|send|transferred|transfer|forwarded|forward|faxed|fax|emailed|go|going|moved) (?:(?:it|them|over|my \p{L}+(?: and \p{L}+)?|all of it) )*to (?<to>[^?!;]{3,70}?)(?=[?!;]|\.(?:\s|$)(?<!Dr\.\s)|,? (?:please|and (?:can|could|will|I|also)|because|since|by (?:Mon|Tues|Wednes|Thurs|Fri)day)(?!\p{L})|$)/u;
const ME = /^(?:me|us|my (?:e-?mail|house|address))(?!\p{L})/u;

/** Said behind 'a request for paperwork'; empty where nothing of it was told. */
export function paperWords(state: DialogueState): string {
  if (state.stack.at(-1) !== "records") return "";
  const { note, told, language } = state;
  const words = [note, ...told].filter((each) => !/(?<!\p{L})nothing about(?!\p{L})/iu.test(each)).join(" ");
  const what = [...new Set((words.match(WHAT) ?? []).map((each) => each.toLowerCase()))].slice(0, 3);
  const to = TO.exec(words.replace(/(?<=(?:Dr|Mr|Ms|Mrs))\. /gu, " "))?.groups?.["to"];
  const parts = [
    what.join(language === "es" ? " y " : " and "),
    to && !ME.test(to)
      ? `to ${to.replace(/^(?:another|a new|my new|the new|a different) \p{L}+, (?=\p{Lu})/u, "").replace(/(?<=(?:^|\s)(?:Dr|Mr|Ms|Mrs)) (?=\p{Lu})/gu, ". ")}`
      : "",
  ].filter(Boolean);
  return what.length === 0 ? "" : `: ${parts.join(", ")}`;
}
