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
  title: (_, t) => `The ${t.customer} in front of you, or the one on the phone`,
  means: (_, t) =>
    `People come in and people call, and you talk most of the day, so one of the two is always waiting. ${cap(t.hands)}, a ringing phone costs you one or the other.`,
  look: (_, t) =>
    `From ten to noon tomorrow, make a mark whenever you leave one ${t.customer} to answer another, and a cross for every call you let ring.`,
};
