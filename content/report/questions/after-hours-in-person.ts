import type { Question } from "../kinds.ts";

export const afterHoursInPerson: Question = {
  id: "after-hours-in-person",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.onlyInPerson && s.afterHours,
  text: (_, t) =>
    `You named the hours you cannot cover, but you are reached in person only. Who stands at a closed door, and how do you know of ${t.customers} who did?`,
  why: (_, t) =>
    `What comes after closing can only be counted where it leaves a trace. Until you tell us the trace, no ${t.job} is put down as lost at night.`,
  opens: ["after-hours"],
};
