import type { Finding } from "../kinds.ts";

export const typedAtTheDesk: Finding = {
  id: "typed-at-the-desk",
  group: "typing",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["intake-sheet", "bring-list"],
  strength: 6,
  when: (s) => s.typing && s.inPerson && !s.forms && !s.phone && !s.email,
  title: () => `Written down twice`,
  means: (_, t) =>
    `If ${t.typed} are taken down in the meeting and entered afterwards, half of it the ${t.customer} could have written beforehand, and the talk would begin where it now ends.`,
  look: (_, t) =>
    `Time the typing at the next three, from the first question to the last field in ${t.system}.`,
};
