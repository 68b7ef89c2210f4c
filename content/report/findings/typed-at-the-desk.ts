import type { Finding } from "../kinds.ts";

export const typedAtTheDesk: Finding = {
  id: "typed-at-the-desk",
  group: "typing",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["intake-sheet", "bring-list"],
  strength: 6,
  when: (s) => s.typing && s.inPerson && !s.forms && !s.phone && !s.email,
  title: () => "You write the same details down twice",
  means: (_, t) =>
    `If you take down ${t.typed} in the meeting and enter them afterwards, the ${t.customer} could have written half of it beforehand, and the conversation would start where it now ends.`,
  look: (_, t) =>
    `Time the typing for the next three, from the first question to the last field in ${t.system}.`,
};
