import type { Finding } from "../kinds.ts";

export const phoneAndWritingBothSlow: Finding = {
  id: "phone-and-writing-both-slow",
  group: "speed",
  basis: ["responseTime", "interactionChannels"],
  strength: 8,
  when: (s) => s.reply >= 2 && s.phone && s.written,
  title: () => "Slow in every way they try",
  means: (s, t) =>
    `Whoever gets no answer by phone tries ${s.writtenWords}, and waits there too: a reply comes ${s.replyWords}. Two unanswered tries read like 'they do not want me', and ${t.next}.`,
  look: (_, t) =>
    `Look for one name that stands in two places, once as a missed call and once in writing. That ${t.customer} tried twice.`,
};
