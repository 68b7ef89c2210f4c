import { MISSED } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { cap } from "../words.ts";

export const counterAgainstPhone: Finding = {
  id: "counter-against-phone",
  group: "busy",
  basis: ["interactionChannels", "customerInteractionPercentage"],
  about: ["busy"],
  cures: MISSED,
  strength: 7,
  when: (s) => s.inPerson && s.phone && s.talk >= 2,
  title: (_, t) => `The ${t.customer} before you and the one on the phone`,
  means: (_, t) =>
    `They come in person and they call, and you talk for most of the day: one of the two always waits. ${cap(t.hands)}, a ringing phone costs you one or the other.`,
  look: (_, t) =>
    `From ten to noon tomorrow, a stroke for each time that you broke off with one ${t.customer} to answer another, and a cross for each ring you let go.`,
};
