import type { Finding } from "../kinds.ts";

export const typedAtTheDesk: Finding = {
  id: "typed-at-the-desk",
  group: "typing",
  basis: ["operationalBottlenecks", "interactionChannels"],
  strength: 6,
  when: (s) => s.typing && s.inPerson && !s.forms && !s.phone && !s.email,
  title: (_, t) => `Writing down ${t.typed} while they stand there`,
  means: (_, t) =>
    `The ${t.customer} watches you type. Half of what you enter they could have written themselves before it was their turn.`,
  look: (_, t) =>
    `Time the typing at the next three, from the first question to the last field in ${t.system}.`,
};
