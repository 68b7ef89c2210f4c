import type { Step } from "../kinds.ts";
import { minutesEach } from "../own-hours.ts";

export const missedList: Step = {
  id: "missed-list",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "customerInteractionPercentage"],
  when: (s) => s.phone && (s.talk >= 2 || s.missedKnown),
  comfort: 0,
  closes: { busy: 0.25 },
  takes: [],
  setupHours: 1,
  own: (value) => minutesEach(value, "busyShare", 3),
  title: () => "The missed calls of the day, twice a day",
  does: (_, t) =>
    `Nobody can answer ${t.hands}, and nobody has to. The phone keeps the list; at noon and before you stop for the day you go through it, and the greeting says so. Possible ${t.newOnes} first.`,
  dayOne: () =>
    "Today's missed ones, at noon, in the order in which they came. Note who has settled it elsewhere.",
  needs: () => "the phone's own list and two moments that are the same every day",
  rehearse: (_, t, n) => `Call back somebody who says: “${t.tests[n]}” Were they still looking?`,
  watch: () => "missed calls that were called back the same half day",
  never: () => "wait until tomorrow",
  short: () => "going through the missed calls twice a day",
};
