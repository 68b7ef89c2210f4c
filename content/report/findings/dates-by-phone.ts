import { DATES } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const datesByPhone: Finding = {
  id: "dates-by-phone",
  group: "dates",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: DATES,
  strength: 5,
  when: (s) => s.scheduling && s.phone && !s.afterHours,
  title: () => "Every date takes a phone call",
  means: (_, t) =>
    `Each date costs you a conversation with the calendar open. For ${t.hard} that's part of the job. For ${t.easy} it isn't: people only need to know which times are free.`,
  look: (_, t) =>
    `Note the next ten calls about dates: how many were about ${t.easy}, and how many minutes did they take?`,
};
