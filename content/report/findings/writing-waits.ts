import type { Finding } from "../kinds.ts";
import { article, cap, nextOf } from "../words.ts";

export const writingWaits: Finding = {
  id: "writing-waits",
  group: "speed",
  basis: ["responseTime", "interactionChannels"],
  cures: ["first-reply", "arrival-note", "reply-templates", "missed-list"],
  strength: 8,
  when: (s) => s.reply >= 2 && s.written && !s.phone,
  title: (s) => `People who write wait ${s.reply === 3 ? "more than two days" : "a day or two"}`,
  means: (s, t) =>
    `${s.inPerson ? `Whoever stands in front of you gets an answer at once. What comes by ${s.writtenWords} does not` : `Everything reaches you in writing, by ${s.writtenWords}`}${s.inPerson ? ":" : ", and"} an answer takes ${s.reply === 3 ? "more than two days" : "a day or two"}. ${cap(nextOf(t))}, so even a good answer can come too late.`,
  look: (_, t) =>
    `Open the oldest unanswered one. Write down when it came, what it would have been worth as ${article(t.newOne)}, and what you still had to look up.`,
};
