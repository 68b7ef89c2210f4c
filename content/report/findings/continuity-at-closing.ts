import { NIGHT } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const continuityAtClosing: Finding = {
  id: "continuity-at-closing",
  group: "goal",
  basis: ["primaryGoal", "operationalBottlenecks"],
  about: ["after-hours"],
  cures: NIGHT,
  strength: 6,
  when: (s) => s.goal === "continuity" && s.clone <= 1 && s.afterHours,
  title: () => "It stops every evening, on a small scale",
  means: (_, t) =>
    `You want a ${t.place} that keeps running. Each closing time is a rehearsal for the day nobody can come in, and ${t.night} shows what happens then.`,
  look: () =>
    "Imagine tomorrow morning closed without notice. Who would learn it, how, and what would they hear if they tried you?",
};
