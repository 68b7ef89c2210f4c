import type { Question } from "../kinds.ts";

export const afterHoursInPerson: Question = {
  id: "after-hours-in-person",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.onlyInPerson && s.afterHours,
  text: (_, t) =>
    `You named the hours you cannot cover, but people reach you only in person. How do you know of ${t.customers} who came while you were closed?`,
  why: (_, t) =>
    `We can only count what leaves a trace. Until you tell us, we count no ${t.job} as lost at night.`,
  opens: ["after-hours"],
};
