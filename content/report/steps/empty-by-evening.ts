import type { Step } from "../kinds.ts";
import { minutesEach } from "../own-hours.ts";

export const emptyByEvening: Step = {
  id: "empty-by-evening",
  kind: "cheaper-fix",
  basis: ["interactionChannels"],
  when: (s) => s.missedKnown && !s.phone && (s.written || s.speakers),
  comfort: 0,
  closes: { unanswered: 0.45 },
  takes: [],
  setupHours: 1,
  own: (value) => minutesEach(value, "silentShare", 4),
  title: () => "Nothing stays unanswered past the evening",
  does: (s, t) =>
    `You told us how many ${s.contacts} get no answer. They need no tool, they need a fixed time: at four, everything of the day without an answer gets one, if only 'we have it, and you hear on Thursday'. Possible ${t.newOnes} first.`,
  dayOne: () => "The oldest one without an answer. Then the next.",
  needs: () => "the same time every day, and a list of what is open",
  rehearse: (_, t, n) => `Find the last one that went like this, and see what it was told: “${t.tests[n]}”`,
  watch: () => "what is still open at five",
  never: () => "end on a promise without a date",
  short: () => "a fixed time at which everything open gets an answer",
};
