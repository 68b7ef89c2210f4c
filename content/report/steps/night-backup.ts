import type { Step } from "../kinds.ts";

/** For who is there at any hour: nothing is lost to a closed door, but to the one who has the night and is taken. */
export const nightBackup: Step = {
  id: "night-backup",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.always && s.phone && s.labels.includes("After-Hours Coverage"),
  comfort: 0,
  closes: {},
  takes: ["After-Hours Coverage"],
  setupHours: 2,
  already: () => "a call at night already rings a second person when the first doesn't answer",
  title: () => "A second number behind the person on call at night",
  does: (s, t) =>
    `Think of ${t.night}: somebody has to pick up, and one person can be on another call or asleep. Decide a month ahead who has which night, and have the line ring a second number after twenty seconds${s.team === "alone" ? ": a colleague's, or an answering service with people in it" : ""}. The one who answers works from one page: what to ask, what to say, who to wake.`,
  dayOne: () => "Call your own number at ten tonight from another phone. Who answers, and after how long?",
  needs: () => "call forwarding when nobody answers, the schedule, and an allowance that makes it fair",
  watch: () => "calls at night that the first person didn't answer, and who did",
  never: (_, t) => `fall to the same person every weekend, or say ${t.never[0]}`,
  short: () => "a second number behind the person on call at night",
};
