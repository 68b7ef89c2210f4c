import type { Finding } from "../kinds.ts";

export const typedAtTheDesk: Finding = {
  id: "typed-at-the-desk",
  group: "typing",
  basis: ["operationalBottlenecks", "interactionChannels"],
  strength: 6,
  when: (s) => s.typing && s.inPerson && !s.forms && !s.phone && !s.email,
  title: () => `Taken down in the meeting, entered afterwards`,
  means: (_, t) =>
    `You take down ${t.typed} in the meeting and enter them afterwards. Half of it the ${t.customer} could have written beforehand, and the talk would begin where it now ends.`,
  look: (_, t) =>
    `Time the typing at the next three, from the first question to the last field in ${t.system}.`,
};
