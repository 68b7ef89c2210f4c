import type { Step } from "../kinds.ts";
import { article, dear } from "../words.ts";
import { casesOf, minutesEach } from "../own-hours.ts";

export const callbackHour: Step = {
  id: "callback-hour",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.phone && s.reply >= 1,
  comfort: 0,
  closes: { "slow-replies": 0.35, busy: 0.2 },
  takes: ["Follow-up Communication"],
  setupHours: 1,
  cases: (value) => casesOf(value, "slowShare"),
  own: (value) => minutesEach(value, "slowShare", 0.5),
  title: (_, t) => `A time to call back that ${t.customers} are told`,
  does: (_, t) =>
    dear(t)
      ? `Some {p.callback-hour.cases} a month wait too long. They are called back at fixed times, before ten and before five, possible ${t.newOnes} first, and whoever calls hears which. Who knows when you call back waits; who does not, calls the next on the list.`
      : `Some {p.callback-hour.cases} a month wait too long. Two short times a day, outside your rush, belong to them, and they are told: who knows when you call back waits; who does not, calls the next on the list.`,
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
