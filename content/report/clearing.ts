import type { Situation } from "./kinds.ts";

/** Where many get no answer by the owner's own count, what is open is cleared before anything else: once, and free. */
export const clearing = (s: Pick<Situation, "phone" | "written">): string =>
  `Today, take half an hour for ${s.phone && s.written ? "the calls and messages" : s.phone ? "the calls" : "the messages"} that nobody has answered: an answer each, or a line that says when.`;
