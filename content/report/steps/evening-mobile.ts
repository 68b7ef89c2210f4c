import type { Step } from "../step-kinds.ts";
import { part } from "../own-hours.ts";
import { isAwake } from "../words.ts";

export const eveningMobile: Step = {
  id: "evening-mobile",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.phone && s.afterHours && s.goal !== "efficiency" && s.team !== "alone" && !isAwake(s.trade),
  comfort: 0,
  closes: { "after-hours": 0.28 },
  reaches: "calls",
  takes: ["After-Hours Coverage"],
  setupHours: 1,
  monthly: 110,
  work: (value) => [part(value, "nightShare", 40, 4, "calls in that hour")],
  buys: () => `twenty-two evenings, five dollars each (our estimate)`,
  already: () => `somebody already covers that hour`,
  title: () => "One hour of evening cover on a cell phone, taken in turns",
  does: (_, t) =>
    `Forward your number to a cell phone for the first hour after closing. Many late callers try you then, and ${t.night} is worth an interrupted dinner.`,
  dayOne: () =>
    "Do it yourself this evening. After a week you know whether the hour is worth a schedule and a small allowance.",
  needs: () => "call forwarding on a timer, a schedule on paper, and an allowance that makes it fair",
  watch: (_, t) => `${t.newOnes} from that hour`,
  never: () => "run past the hour, or nobody will do it by the second week",
  short: () => "one hour of evening cover on a cell phone",
};
