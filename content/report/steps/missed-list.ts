import type { Step } from "../kinds.ts";
import { casesOf, daily, fresh } from "../own-hours.ts";

export const missedList: Step = {
  id: "missed-list",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "customerInteractionPercentage"],
  when: (s) => s.phone && (s.talk >= 2 || s.missedKnown),
  comfort: 0,
  closes: { busy: 0.45 },
  habit: "a fixed time",
  takes: [],
  setupHours: 1,
  cases: (value) => casesOf(value, "busyShare"),
  work: (value, t) => [
    daily("working days, going through the list", 5),
    fresh(value, "busyShare", 5, `calls back to possible ${t.newOnes}`),
  ],
  because: () =>
    `the call back comes while most are still looking; part of them would have tried again anyway`,
  already: () => `everybody who was missed is called back the same half day`,
  title: (_, __, ___, cases) =>
    cases < 30
      ? "Ring back the missed ones, every day before you stop"
      : "The missed calls of the day, at noon and before closing",
  does: (s, t) =>
    `Nobody can answer ${t.hands}, and nobody has to. By our split some {p.missed-list.cases} calls a month are missed while you are open, and the phone keeps the list. ${s.team === "many" || s.team === "few" ? "One of you, by name, goes" : "Go"} through it at a fixed time and calls possible ${t.newOnes} first; the greeting says when. The rest is called as today.`,
  dayOne: () => "Today's missed ones, in the order in which they came. Note who has settled it elsewhere.",
  needs: () => "the phone's own list, and a time that is the same every day",
  watch: () => "missed calls that were called back the same half day",
  never: () => "wait until tomorrow",
  short: () => "ringing back the missed ones at a fixed time",
};
