import { minutesEach } from "../own-hours.ts";
import type { Step } from "../kinds.ts";
import { article, dear } from "../words.ts";

export const callbackHour: Step = {
  id: "callback-hour",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.phone && s.reply >= 1,
  comfort: 0,
  closes: { "slow-replies": 0.35, busy: 0.2 },
  takes: ["Follow-up Communication"],
  setupHours: 1,
  own: (value) => minutesEach(value, "slowShare", 3),
  title: (_, t) => `A time to call back that ${t.customers} are told`,
  does: (_, t) =>
    dear(t)
      ? `The ${t.customers} who wait are called at one fixed time a day, and hear which when they call. Who knows when you call back waits; who does not, calls the next on the list. You call most of them anyway, only later; count some {p.callback-hour.own} hours a month.`
      : `Two short times a day, outside your rush, belong to those who could not get you. Say so when they call, and mean it: who knows when you call back waits; who does not, calls the next on the list. Some {p.callback-hour.own} hours a month, for calls you mostly make anyway, only later.`,
  dayOne: (_, t) =>
    dear(t)
      ? `The first time, oldest first. Possible ${t.newOnes} come before those you know.`
      : `Three names tomorrow, those that have waited longest; then tell the next three ${t.customers} when you will call.`,
  needs: (_, t) =>
    dear(t)
      ? "a time that nobody may book; one list instead of slips"
      : `the phone's own list of missed calls; the two times, kept free`,
  rehearse: (_, t, n) =>
    dear(t)
      ? `Call back the last three ${t.customers} now and see who has settled it elsewhere. Have an answer ready for “${t.tests[n]}”`
      : `Time how long it takes to call back somebody who says: “${t.tests[n]}”`,
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
