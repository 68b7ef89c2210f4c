import type { Finding } from "../kinds.ts";

export const callsComeBackLate: Finding = {
  id: "calls-come-back-late",
  group: "speed",
  basis: ["responseTime", "interactionChannels"],
  cures: ["missed-list"],
  strength: 8,
  when: (s) => s.reply >= 2 && s.phone && !s.written,
  title: () => "Calls that are returned when it is settled",
  means: (s, t) =>
    `You are reached by phone and you call back ${s.replyWords}. Nobody holds the phone that long: ${t.next}.`,
  look: (_, t) =>
    `Call back yesterday's list today, and mark who says 'it has been taken care of'. Two such marks out of ten are your ${t.newOnes}.`,
};
