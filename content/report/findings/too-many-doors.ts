import type { Finding } from "../kinds.ts";
import { cap, nth } from "../words.ts";

export const tooManyDoors: Finding = {
  id: "too-many-doors",
  group: "doors",
  basis: ["interactionChannels"],
  cures: ["missed-list"],
  strength: 6,
  when: (s) => s.doors >= 5,
  title: (s) => `${cap(nth(s.doors))} doors, and each has to be looked behind`,
  means: (s, t) =>
    `You can be reached in ${nth(s.doors)} ways. Every one is a promise that somebody looks; ${t.customers} learn which of them works by trying the others first.`,
  look: (_, t) =>
    `Write the ways in on a sheet and beside each the last three ${t.newOnes} that came by it. A way without a name could be closed with a friendly pointer.`,
};
