import { SLOW } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { nextOf } from "../words.ts";

export const phoneAndWritingBothSlow: Finding = {
  id: "phone-and-writing-both-slow",
  group: "speed",
  basis: ["responseTime", "interactionChannels"],
  cures: SLOW,
  strength: 8,
  when: (s) => s.reply >= 2 && s.phone && s.written,
  title: (s) =>
    `People wait ${s.reply === 3 ? "more than two days" : "a day or two"}, whichever way they try you`,
  means: (s, t) =>
    `A reply comes ${s.replyWords}, by phone and by ${s.writtenWords} alike. That is too long: ${nextOf(t)}.`,
  look: (_, t) =>
    `Look for a name that appears twice, once as a missed call and once in writing. That ${t.customer} tried both.`,
};
