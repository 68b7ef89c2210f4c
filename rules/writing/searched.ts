import type { Request } from "./request.ts";

/** What people type into a search for it, where a prompt says so. */
const SEARCHED: readonly (readonly [heard: RegExp, phrase: string])[] = [
  [/\bno-?shows?\b/, "no-shows"],
  [/\bvoice ?mail\b/, "voicemail"],
  [/\bhold (?:music|times?)\b|\bon hold\b/, "hold music"],
  [/\bmissed calls?\b/, "missed calls"],
  [/\bonline\b.{0,20}\b(?:booking|scheduling)\b/, "online booking"],
  [/\bphone booking\b/, "phone booking"],
  [/\bai receptionists?\b/, "AI receptionist"],
  [/\banswering services?\b/, "answering service"],
  [/\bfront desk\b/, "front desk"],
  [/\b(?:moving to|new location|relocat\w+)\b/, "moving"],
];
const COSTS = /\bcosts?\b|\bprices?\b/;
const BOUGHT = /^(?:answering service|AI receptionist)$/;

/** The search phrases of a prompt, in its own words: 'voicemail', 'answering service cost', at most four. */
export const searchedIn = ({ text }: Pick<Request, "text">): string[] =>
  SEARCHED.filter(([heard]) => heard.test(text))
    .map(([, phrase]) => (COSTS.test(text) && BOUGHT.test(phrase) ? `${phrase} cost` : phrase))
    .slice(0, 4);
