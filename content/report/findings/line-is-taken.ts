import { MISSED } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { cap } from "../words.ts";

export const lineIsTaken: Finding = {
  id: "line-is-taken",
  group: "busy",
  basis: ["interactionChannels", "customerInteractionPercentage"],
  cures: MISSED,
  strength: 6,
  when: (s) => s.phone && s.talk === 3 && !s.inPerson,
  title: () => "While you are on the phone, nobody else gets through",
  means: (_, t) =>
    `If you talk for three quarters of the day, a new caller is more likely to get a busy signal than to get you. ${cap(t.hands)}, you never find out who it was.`,
  look: () =>
    `Ask your phone company for yesterday's calls that got a busy signal or were never picked up. They can tell you.`,
};
