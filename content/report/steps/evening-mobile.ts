import type { Step } from "../kinds.ts";
import { part } from "../own-hours.ts";

export const eveningMobile: Step = {
  id: "evening-mobile",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.phone && s.afterHours && s.goal !== "efficiency" && s.team !== "alone",
  comfort: 0,
  closes: { "after-hours": 0.28 },
  reaches: "calls",
  takes: ["After-Hours Coverage"],
  setupHours: 1,
  monthly: 110,
  work: (value) => [part(value, "nightShare", 40, 4, "calls in that hour")],
  buys: () => `twenty-two evenings, five dollars each (our guess)`,
  because: () => `much of what comes late comes in the first hour after closing, but not most of it`,
  already: () => `somebody takes that hour already`,
  title: () => "One hour of evening cover on a mobile, by rota",
  does: (_, t) =>
    `Forward the number to a mobile for the first hour after closing. Much of what comes late comes then: ${t.night} is worth an interrupted supper, four evenings a week.`,
  dayOne: () =>
    "This evening, yourself. After a week you know whether the hour is worth a rota and a small allowance.",
  needs: () => "forwarding by the clock; a rota on paper; an allowance that makes it fair",
  watch: (_, t) => `${t.newOnes} from that hour`,
  never: () => "run past the hour, or it ends in the second week",
  short: () => "one hour of evening cover on a mobile",
};
