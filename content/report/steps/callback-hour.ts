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
  title: (_, t) => `A call-back hour that ${t.customers} are told about`,
  does: (_, t) =>
    dear(t)
      ? `The ${t.customers} who wait get one fixed hour a day, and hear which one when they call. Whoever knows your hour stays with you; whoever does not, goes on: ${t.next}. Keep it as you would keep ${article(t.job)}.`
      : `Half past eleven to half past twelve belongs to those who could not get you. Say so when they call, and mean it: whoever has an hour in mind does not try elsewhere, one without it does, since ${t.next}.`,
  dayOne: (_, t) =>
    dear(t)
      ? `Tomorrow, the hour before lunch, oldest first. Possible ${t.newOnes} come before those you know.`
      : `Three names tomorrow, those that have waited longest; then tell the next three ${t.customers} when you will call.`,
  needs: (_, t) =>
    dear(t)
      ? "an hour that nobody may book; one list instead of slips"
      : `a pad by the phone with name, number and ${t.job}; the hour, free of everything else`,
  rehearse: (_, t, n) =>
    dear(t)
      ? `Call back the last three ${t.customers} now and see who has settled it elsewhere. Have an answer ready for “${t.tests[n]}”`
      : `Time how long it takes to call back somebody who says: “${t.tests[n]}” Ten of those must fit into the hour.`,
  watch: (_, t) =>
    dear(t)
      ? `how long the longest-waiting ${t.customer} has waited at closing time`
      : `names still on the pad in the evening`,
  never: (_, t) =>
    dear(t)
      ? `be skipped silently: to ${article(t.customer)} a promised hour that fails is worse than none`
      : `wander through the day; an hour that moves is no hour`,
  short: () => "a call-back hour that is kept",
};
