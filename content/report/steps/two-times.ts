import type { Step } from "../kinds.ts";
import { daily } from "../own-hours.ts";
import { cap } from "../words.ts";

export const twoTimes: Step = {
  id: "two-times",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.scheduling && s.trade.books && !s.onlyInPerson && !s.onlySpeakers,
  comfort: 0,
  closes: { "scheduling-time": 0.25 },
  takes: ["Appointment Scheduling"],
  setupHours: 1,
  work: () => [daily("mornings, writing the two down", 2)],
  because: () => `it saves one or two turns of the five`,
  already: () => `you offer two times before they ask`,
  title: () => "Two times offered, instead of 'when would suit you?'",
  does: (_, t) =>
    `An open question about a date takes five turns. For ${t.easy}, say two times near ${t.jobs} you have already; if neither fits, the third is theirs to name. ${cap(t.hard)} you go on settling as now.`,
  dayOne: (_, t) =>
    `Before you open, write tomorrow's two on a slip: those are what the next ${t.customer} hears.`,
  needs: () => "a slip, each morning",
  watch: (_, t) => `${t.jobs} settled with the first two, out of ten`,
  never: (_, t) => `promise a length for ${t.hard}`,
  short: () => "two times offered at once",
};
