import type { Situation } from "../kinds.ts";

/** Words that belong to one way of being reached, or to more than one person. */
export const ONLY_WITH: readonly (readonly [has: (s: Situation) => boolean, words: RegExp])[] = [
  [(s) => s.phone, /\b(?:phone|call(?:s|ed|ing)?|voicemail|beep|greeting)\b/i],
  [(s) => s.email, /\b(?:e-?mail|mailbox|inbox)\b/i],
  [(s) => s.sms, /\btexts?\b/i],
  [
    (s) => s.inPerson || s.industry !== "Retail/E-commerce",
    /\b(?:register|counter|shelf|door opens|comes in)\b/i,
  ],
  [(s) => !s.onlyInPerson, /\b(?:messages?|repl(?:y|ies)|online|overnight|tr(?:y|ies|ied) you|wrote)\b/i],
  [(s) => s.team !== "alone", /\b(?:staff|office sends|by turns|on call)\b/i],
];
