import { newPeople } from "../words.ts";
import type { Step } from "../step-kinds.ts";
import { fresh } from "../own-hours.ts";

/** Where somebody has died a person answers: those who work there divide the nights, and no recording stands in for them. */
export const ownNights: Step = {
  id: "own-nights",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks", "industry"],
  when: (s) => s.phone && s.afterHours && s.trade.mourning === true && s.team !== "alone",
  comfort: 0,
  closes: { "after-hours": 0.6 },
  reaches: "calls",
  takes: ["After-Hours Coverage"],
  setupHours: 2,
  work: (value, t) => [fresh(value, "nightShare", 15, `calls at night with possible ${newPeople(t)}`)],
  subject: "After-Hours Coverage",
  already: () => "one of you already answers at night",
  title: () => "Divide the nights, so that a person answers",
  does: (_, t) =>
    `Think of ${t.night}: that needs a voice. One of you takes each night, from a schedule made a month ahead, and your number forwards to that person.`,
  dayOne: () => "Write the schedule for the next two weeks, and forward the number tonight.",
  needs: () => "call forwarding on a timer, and the schedule",
  watch: (_, t) => `${t.newOnes} that began with a call at night`,
  never: () => "fall to the same person every weekend",
  short: () => "nights divided among you",
};
