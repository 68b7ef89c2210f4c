import type { Finding } from "../kinds.ts";

export const typedFromTalk: Finding = {
  id: "typed-from-talk",
  group: "typing",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["type-once"],
  strength: 7,
  when: (s) => s.typing && s.phone && !s.forms && s.industry !== "Financial Services",
  title: () => "Heard, noted, typed",
  means: (_, t) =>
    `If what you hear on the phone goes onto a slip and from there into ${t.system}, ${t.typed} pass through your hands twice, and each pass loses a letter.`,
  look: (_, t) =>
    `Collect tomorrow's slips in a box instead of throwing them away. At closing, compare three with what stands in ${t.system}.`,
};
