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
    `When you set a date by phone, you talk it over with the calendar open. For ${t.easy} that adds nothing; for ${t.hard} it's part of the job.`,
  look: (_, t) =>
    `Note the next ten calls about dates: how many were about ${t.easy}, and how many minutes did they take?`,
};
