import type { Step } from "../kinds.ts";
import { SLOW, casesOf, daily, fresh } from "../own-hours.ts";
import { article, dear } from "../words.ts";

export const callbackHour: Step = {
  id: "callback-hour",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.phone && s.reply >= 1,
  comfort: 0,
  closes: { "slow-replies": 0.35, busy: 0.2 },
  habit: "a fixed time",
  takes: [],
  setupHours: 1,
  cases: (value) => casesOf(value, SLOW),
  work: (value, t) => [
    daily("working days, going through the list", 5),
    fresh(value, SLOW, 5, `calls made earlier, to possible ${t.newOnes}`),
  ],
  because: () => `who knows the hour mostly waits for it, and some have settled it by then`,
  already: () => `everybody who waits is told an hour, and it is kept`,
  title: (_, t) => `A time to call back that ${t.customers} are told`,
  does: (_, t) =>
    dear(t)
      ? `Possible ${t.newOnes} are called back at fixed times, before ten and before five, the others when you can; whoever calls hears which. Who knows when you call back waits; who does not, calls the next on the list.`
      : `Two short times a day, outside your rush, belong to possible ${t.newOnes} who wait, and they are told: who knows when you call back waits; who does not, calls the next on the list.`,
  dayOne: (_, t) =>
    dear(t)
      ? `Yesterday's list before ten, oldest first. Note who has settled it elsewhere.`
      : `Three names tomorrow, those that have waited longest; then tell the next three ${t.customers} when you will call.`,
  needs: (_, t) =>
    dear(t)
      ? "a time that nobody may book; one list instead of slips"
      : `the phone's own list of missed calls; the two times, kept free`,
  watch: (_, t) =>
    dear(t)
      ? `how long the longest-waiting ${t.customer} has waited at closing time`
      : `calls of the day still open in the evening`,
  never: (_, t) =>
    dear(t)
      ? `be skipped silently: to ${article(t.customer)} a promised time that fails is worse than none`
      : `wander through the day; a time that moves is no time`,
  short: () => "a time to call back that is kept",
};
