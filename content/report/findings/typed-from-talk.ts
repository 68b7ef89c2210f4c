import type { Finding } from "../kinds.ts";

export const typedFromTalk: Finding = {
  id: "typed-from-talk",
  group: "typing",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["type-once"],
  strength: 7,
  when: (s) => s.typing && s.phone && !s.forms && s.industry !== "Financial Services",
  title: () => "What you hear on the phone gets written down twice",
  means: (_, t) =>
    `If what you hear on the phone goes onto a slip and from there into ${t.system}, ${t.typed} pass through your hands twice, and mistakes creep in.`,
  look: (_, t) =>
    `Keep tomorrow's slips in a box. At closing, compare three of them with what is in ${t.system}.`,
};
