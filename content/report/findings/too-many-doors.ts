import type { Finding } from "../kinds.ts";
import { cap, nth } from "../words.ts";

export const tooManyDoors: Finding = {
  id: "too-many-doors",
  group: "doors",
  basis: ["interactionChannels"],
  cures: ["missed-list"],
  strength: 6,
  when: (s) => s.doors >= 5,
  title: (s) => `${cap(nth(s.doors))} ways to reach you, and each has to be checked`,
  means: (s, t) =>
    `Every one of your ${nth(s.doors)} channels is a promise that somebody looks. ${cap(t.customers)} find out which one works by trying the others first.`,
  look: (_, t) =>
    `List your channels, and beside each the last three ${t.newOnes} who came through it. A channel with no names could be closed with a friendly pointer.`,
};
