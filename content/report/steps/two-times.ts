import { is } from "../circumstances.ts";
import type { Step } from "../step-kinds.ts";
import { daily } from "../own-hours.ts";
import { date } from "../words.ts";

export const twoTimes: Step = {
  id: "two-times",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.scheduling && s.comfort < 3 && is(s, "by appointment") && !s.onlyInPerson && !s.onlySpeakers,
  comfort: 0,
  closes: { "scheduling-time": 0.25 },
  takes: ["Appointment Scheduling"],
  setupHours: 1,
  work: () => [daily("mornings, writing down the day's two openings", 1)],
  subject: "Appointment Scheduling",
  already: () => `you already offer two times in your first answer`,
  title: (_, t) => `Book each ${date(t)} in one go`,
  does: (s, t) =>
    s.comfort >= 2
      ? `Put two times into your first answer about ${t.easy}, each next to ${t.jobs} already on the calendar, and give a third only if they ask. Keep arranging ${t.hard} the way you do now.`
      : `Asking “When would suit you?” takes five messages. For ${t.easy}, offer two times next to ${t.jobs} you already have, and a third only if neither works. Keep arranging ${t.hard} as you do now.`,
  dayOne: (s, t) =>
    s.comfort >= 2
      ? `Block two times a day in your calendar for the rest of the week, before anybody has asked for them.`
      : s.phone
        ? `Before you open, write tomorrow's two on a slip of paper, and offer those to the next ${t.customer}.`
        : `Before you answer today's first one, look up two times and put both into the answer.`,
  needs: (s) => (s.phone ? "a slip of paper, each morning" : "the calendar beside you when you answer"),
  watch: (_, t) => `${t.jobs} agreed at one of the first two times, out of ten`,
  never: (_, t) => `promise how long ${t.hard} will take`,
  short: (_, t) => `booking each ${date(t)} in one go`,
};
