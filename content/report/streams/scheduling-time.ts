import type { Stream } from "../kinds.ts";

export const schedulingTime: Stream = {
  id: "scheduling-time",
  kind: "time",
  of: ["Appointment Scheduling"],
  basis: ["operationalBottlenecks", "customerInteractionPercentage"],
  when: (s) => s.scheduling,
  title: (_, t) => `Time spent agreeing dates for ${t.jobs}`,
  factors: ["contactsPerWeek", "schedulingShare", "schedulingMinutes", "usableShare", "hourCost"],
  result: () => `usable hours a month`,
};
