import type { Finding } from "../kinds.ts";

export const typedFromMail: Finding = {
  id: "typed-from-mail",
  group: "typing",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["papers-in", "intake-sheet", "bring-list"],
  strength: 7,
  when: (s) => s.typing && s.email && !s.forms && (!s.phone || s.industry === "Financial Services"),
  title: (_, t) => `Copying ${t.typed} out of messages`,
  means: (_, t) =>
    `What you need arrives by e-mail, in everybody's own order, and somebody puts it into yours. It looks harmless, and it is often why ${t.jobs} start late.`,
  look: (_, t) =>
    `Time the next three, from opening the message to ${t.system} being right. The slowest is the one where something was missing.`,
};
