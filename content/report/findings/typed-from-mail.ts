import type { Finding } from "../kinds.ts";

export const typedFromMail: Finding = {
  id: "typed-from-mail",
  group: "typing",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["papers-in", "intake-sheet", "bring-list"],
  strength: 7,
  when: (s) => s.typing && s.email && !s.forms && (!s.phone || s.industry === "Financial Services"),
  title: (_, t) => `Somebody copies ${t.typed} out of emails`,
  means: () =>
    `What you need arrives by email, each time in a different order, and somebody has to find it and type it. It looks harmless, and each time something is missing the work is put down and picked up again.`,
  look: (_, t) =>
    `Time the next three, from opening the message to ${t.system} being right. The slowest is the one where something was missing.`,
};
