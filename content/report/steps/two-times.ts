import type { Step } from "../kinds.ts";
import { daily } from "../own-hours.ts";
import { isTheirDay } from "../words.ts";

export const twoTimes: Step = {
  id: "two-times",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) =>
    s.scheduling &&
    s.comfort < 3 &&
    s.trade.books &&
    !isTheirDay(s.trade) &&
    !s.onlyInPerson &&
    !s.onlySpeakers,
  comfort: 0,
  closes: { "scheduling-time": 0.25 },
  takes: ["Appointment Scheduling"],
  setupHours: 1,
  work: () => [daily("mornings, writing the two down", 1)],
  already: () => `you already do`,
  title: () => "Offer two times right away",
  does: (_, t) =>
    `“When would suit you?” takes five messages. For ${t.easy}, offer two times next to ${t.jobs} you already have; if neither works, let them name a third. Keep arranging ${t.hard} as you do now.`,
  dayOne: (s, t) =>
    s.phone
      ? `Before you open, write tomorrow's two on a slip: those are what the next ${t.customer} hears.`
      : `Before you answer today's first one, look up two times and put both into the answer.`,
  needs: (s) => (s.phone ? "a slip of paper, each morning" : "the calendar beside you when you answer"),
  watch: (_, t) => `${t.jobs} agreed at one of the first two times, out of ten`,
  never: (_, t) => `promise how long ${t.hard} will take`,
  short: () => "offering two times right away",
};
