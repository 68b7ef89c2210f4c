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
  work: (value, t) => [fresh(value, "nightShare", 12, `calls at night with possible new ${t.customers}`)],
  buys: () => `thirty nights on duty, twenty dollars each (our estimate; ask what is usual where you are)`,
  already: () => `somebody of yours already answers at night`,
  title: () => "A named person on call at night",
  does: (_, t) =>
    `${cap(t.night)} needs a voice, not a note in the morning. One of you takes the night, from a schedule written a month ahead, and is paid for it; your number forwards to that person. Pay what makes it fair.`,
  dayOne: () => "Write the schedule for the next two weeks, and forward the number tonight.",
  needs: () => "call forwarding on a timer, the schedule, and an allowance that makes it fair",
  watch: (_, t) => `${t.newOnes} that began with a call at night`,
  never: (_, t) => `fall to the same person every weekend, or say ${t.never[0]}`,
  short: () => "a named person on call at night",
};
