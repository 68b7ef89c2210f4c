import type { Stream } from "../kinds.ts";
import { article } from "../words.ts";

export const schedulingTime: Stream = {
  id: "scheduling-time",
  kind: "time",
  of: ["Appointment Scheduling"],
  basis: ["operationalBottlenecks", "customerInteractionPercentage"],
  when: (s) => s.scheduling,
  title: (_, t) => `Time spent setting dates for ${t.jobs}`,
  factors: ["contactsPerWeek", "schedulingShare", "schedulingMinutes", "usableShare", "hourCost"],
  before: (_, t) => `how many minutes it takes to agree on a date for ${article(t.job)}`,
  result: () => `usable hours a month`,
  notice: () => "that a date is settled in one go",
};
