import type { Step } from "../kinds.ts";
import { cap } from "../words.ts";

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
  already: () => "a call at night already rings a second person when the first does not answer",
  title: () => "A second number behind whoever has the night",
  does: (s, t) =>
    `${cap(t.night)} needs a voice, and one person can be on another call or asleep. Write down a month ahead who has which night, and let the line ring a second number after twenty seconds${s.team === "alone" ? ": a colleague's, or an answering service with people in it" : ""}. Whoever answers has one page: what to ask, what to say, whom to wake.`,
  dayOne: () => "Call your own number at ten tonight from another phone. Who answers, and after how long?",
  needs: () => "call forwarding when nobody answers, the schedule, and an allowance that makes it fair",
  watch: () => "calls at night that the first person did not answer, and who did",
  never: (_, t) => `fall to the same person every weekend, or say ${t.never[0]}`,
  short: () => "a second number behind whoever has the night",
};
