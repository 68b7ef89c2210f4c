import type { Situation } from "./kinds.ts";

type Ways = Pick<Situation, "phone" | "written">;
const openOnes = (s: Ways): string =>
  s.phone && s.written ? "the calls and messages" : s.phone ? "the calls" : "the messages";
/** Beside the one thing of the week, in the same sentence. */
export const clearedBeside = (thing: string, s: Ways): string =>
  `${thing.replace(/\.$/, "")}; and today, take half an hour for ${openOnes(s)} that nobody has answered.`;

/** Where many get no answer by the owner's own count, what is open is cleared beside step one: once, and free. */
export const clearing = (s: Ways): string =>
  `Today, take half an hour for ${openOnes(s)} that nobody has answered: an answer each, or a line that says when.`;
