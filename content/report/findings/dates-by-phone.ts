import { DATES } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const datesByPhone: Finding = {
  id: "dates-by-phone",
  group: "dates",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: DATES,
  strength: 5,
  when: (s) => s.scheduling && s.phone && !s.afterHours,
  title: () => "A date costs a conversation",
  means: (_, t) =>
    `A date made by phone is a conversation with a calendar open. For ${t.easy} it adds nothing; for ${t.hard} it is the work itself.`,
  look: (_, t) =>
    `Note the next ten calls about dates: how many were ${t.easy}, and how many minutes did those take?`,
};
