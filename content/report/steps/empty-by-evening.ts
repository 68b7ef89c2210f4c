import type { Step } from "../kinds.ts";
import { casesOf, each } from "../own-hours.ts";

export const emptyByEvening: Step = {
  id: "empty-by-evening",
  kind: "cheaper-fix",
  basis: ["interactionChannels"],
  when: (s) => s.missedKnown && (s.written || s.speakers),
  comfort: 0,
  closes: { unanswered: 0.45 },
  habit: "a fixed time",
  takes: [],
  setupHours: 1,
  cases: (value) => casesOf(value, "silentShare"),
  work: (value, _, s) => [each(value, "silentShare", 2, s.phone ? "messages" : s.contacts)],
  because: () => `the same day is early enough for about half of those who got nobody`,
  already: () => `nothing is open when you stop for the day`,
  title: () => "At four, everything open gets a line",
  does: (s, t) =>
    `By our split some {p.empty-by-evening.cases} ${s.phone ? "messages" : s.contacts} a month that came while you were there had no answer at the time. They need no tool, they need a fixed hour: at four, everything still open gets a line, if only 'we have it, and you hear on Thursday'. Possible ${t.newOnes} first.`,
  dayOne: () => "The oldest one without an answer. Then the next.",
  needs: () => "the same time every day, and a list of what is open",
  watch: () => "what is still open at five",
  never: () => "end on a promise without a date",
  short: () => "a fixed time at which everything open gets an answer",
};
