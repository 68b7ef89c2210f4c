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
    `If three quarters of the day are talk, a new caller gets a busy line more often than a free one. ${cap(t.hands)}, you never learn who that was.`,
  look: () =>
    `Ask your phone company for yesterday's calls that got a busy tone or rang out. They can tell you.`,
};
