import { MISSED } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const counterAgainstPhone: Finding = {
  id: "counter-against-phone",
  group: "busy",
  basis: ["interactionChannels", "customerInteractionPercentage"],
  about: ["busy"],
  cures: MISSED,
  strength: 7,
  when: (s) => s.inPerson && s.phone && s.talk >= 2,
  title: (_, t) => `You can't look after the ${t.customer} in front of you and the one on the phone`,
  means: (_, t) =>
    `You talk most of the day, with people who come in and people who call. So ${t.hands}, you either let the phone ring or leave somebody waiting in the middle of a sentence.`,
  look: (_, t) =>
    `From ten to noon tomorrow, make a mark whenever you leave one ${t.customer} to answer another, and a cross for every call you let ring.`,
};
