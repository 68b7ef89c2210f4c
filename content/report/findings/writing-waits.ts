import type { Finding } from "../kinds.ts";
import { article, cap } from "../words.ts";

export const writingWaits: Finding = {
  id: "writing-waits",
  group: "speed",
  basis: ["responseTime", "interactionChannels"],
  cures: ["first-reply", "arrival-note", "reply-templates", "missed-list"],
  strength: 8,
  when: (s) => s.reply >= 2 && s.written && !s.phone,
  title: (s) => `What is written waits ${s.reply === 3 ? "more than two days" : "a day or two"}`,
  means: (s, t) =>
    `${s.inPerson ? `Whoever stands before you has an answer at once. What comes by ${s.writtenWords} has nobody standing before you` : `All you get comes in writing, by ${s.writtenWords}`}, and an answer takes ${s.reply === 3 ? "more than two days" : "a day or two"}. ${cap(t.next)}; the reply on the third day is polite and late.`,
  look: (_, t) =>
    `Open the oldest unanswered one. Write beside it when it came, what it would have been worth as ${article(t.newOne)}, and what you still had to look up.`,
};
