import type { Situation } from "../kinds.ts";
import type { Step } from "../step-kinds.ts";
import { part } from "../own-hours.ts";

/** A live answering service, our example, for whoever has no second person. */
const SERVICE = 150;
const named = (s: Situation) => s.labels.includes("After-Hours Coverage");

/** For who is there at any hour: nothing is lost to a closed door, but to the one who has the line and is taken. */
export const nightBackup: Step = {
  id: "night-backup",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.always && s.phone && (named(s) || s.missedKnown || s.talk >= 2),
  comfort: 0,
  closes: { busy: 0.4 },
  reaches: "calls",
  takes: ["After-Hours Coverage"],
  standsAlone: true,
  setupHours: 2,
  monthly: (_, s) => (s.team === "alone" ? SERVICE : 0),
  buys: () => "an answering service with people in it",
  work: (value) => [part(value, "busyShare", 40, 4, "calls that the second number takes")],
  already: () => "a call already rings a second person when the first doesn't answer",
  title: (s) =>
    named(s)
      ? "A second number behind the person on call at night"
      : "A second number behind the person on the phone",
  does: (s, t) =>
    `Think of ${t.night}: somebody has to pick up, and one person can be on another call or asleep. Decide a month ahead who has which night, and have the line ring a second number after twenty seconds, by day as well${s.team === "alone" ? ": a colleague's, or an answering service with people in it" : ""}. The one who answers works from one page: what to ask, what to say, who to wake.`,
  dayOne: () => "Call your own number at ten tonight from another phone. Who answers, and after how long?",
  needs: () => "call forwarding when nobody answers, the schedule, and an allowance that makes it fair",
  watch: () => "calls that the first person didn't answer, and who did",
  never: (_, t) => `fall to the same person every weekend, or say ${t.never[0]}`,
  short: (s) =>
    named(s)
      ? "a second number behind the person on call at night"
      : "a second number behind the person on the phone",
};
