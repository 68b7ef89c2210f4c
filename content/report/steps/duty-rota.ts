import { newPeople } from "../words.ts";
import type { Step } from "../step-kinds.ts";
import { fresh } from "../own-hours.ts";
import { isAwake } from "../words.ts";

export const dutyRota: Step = {
  id: "duty-rota",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks", "industry"],
  when: (s) => s.phone && s.afterHours && s.trade.nights === true && s.team !== "alone" && !isAwake(s.trade),
  comfort: 0,
  closes: { "after-hours": 0.6 },
  reaches: "calls",
  takes: ["After-Hours Coverage"],
  setupHours: 2,
  monthly: 600,
  work: (value, t) => [fresh(value, "nightShare", 12, `calls at night with possible ${newPeople(t)}`)],
  buys: () => `thirty nights on duty, twenty dollars each (our estimate; ask what is usual where you are)`,
  already: () => `one of you already answers at night`,
  title: () => "A named person on call at night",
  does: (_, t) =>
    `Think of ${t.night}: that needs a voice, not a note in the morning. One of you takes each night, from a schedule made a month ahead, and your number forwards to that person. Pay enough to make it fair.`,
  dayOne: () => "Write the schedule for the next two weeks, and forward the number tonight.",
  needs: () => "call forwarding on a timer, the schedule, and an allowance that makes it fair",
  watch: (_, t) => `${t.newOnes} that began with a call at night`,
  never: (_, t) => `fall to the same person every weekend, or say ${t.never[0]}`,
  short: () => "a named person on call at night",
};
