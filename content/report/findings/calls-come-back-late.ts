import type { Finding } from "../kinds.ts";

export const callsComeBackLate: Finding = {
  id: "calls-come-back-late",
  group: "speed",
  basis: ["responseTime", "interactionChannels"],
  cures: ["missed-list"],
  strength: 8,
  when: (s) => s.reply >= 2 && s.phone && !s.written,
  title: () => "By the time you call back, it is settled",
  means: (s, t) =>
    `People reach you by phone and you call back ${s.replyWords}. Few wait that long: ${t.next}.`,
  look: (_, t) =>
    `Call back yesterday's list today and mark everybody who says 'it is taken care of'. Those marks are ${t.newOnes} you lost.`,
};
