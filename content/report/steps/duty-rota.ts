import type { Step } from "../kinds.ts";
import { fresh } from "../own-hours.ts";
import { cap } from "../words.ts";

export const dutyRota: Step = {
  id: "duty-rota",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks", "industry"],
  when: (s) => s.phone && s.afterHours && s.trade.nights === true && s.team !== "alone",
  comfort: 0,
  closes: { "after-hours": 0.6 },
  reaches: "calls",
  takes: ["After-Hours Coverage"],
  setupHours: 2,
  monthly: 600,
  work: (value, t) => [fresh(value, "nightShare", 12, `calls at night with possible ${t.newOnes}`)],
  buys: () => `thirty nights on duty, twenty dollars each (our guess; ask what is usual where you are)`,
  because: () =>
    `a voice at once keeps most who would have gone on to the next number; a few never leave one`,
  already: () => `somebody of yours answers at night`,
  title: () => "A person on duty at night, by name",
  does: (_, t) =>
    `${cap(t.night)} needs a voice, not a note in the morning. One of you has the night, by a list that is written a month ahead, and is paid for it; your number is forwarded to that one. Nobody stays on duty for less than it is worth to them.`,
  dayOne: () => "Write the list for the next two weeks, and forward the number tonight.",
  needs: () => "forwarding by the clock, the list, an allowance that makes it fair",
  watch: (_, t) => `${t.newOnes} that began at night`,
  never: (_, t) => `fall to the same one every weekend, or say ${t.never[0]}`,
  short: () => "a person on duty at night, by name",
};
