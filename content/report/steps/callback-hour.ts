import type { Step } from "../kinds.ts";
import { article } from "../words.ts";

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
    `One fixed hour a day belongs to the ${t.customers} who wait. They hear it when they call, and it is kept like ${article(t.job)}. Whoever knows when you will call does not go down the list: otherwise ${t.next}.`,
  dayOne: (_, t) =>
    `Tomorrow, the hour before lunch, oldest first. Possible ${t.newOnes} come before those you know.`,
  needs: () => "an hour that nobody may book; one list instead of slips",
  rehearse: (_, t, n) =>
    `Call back the last three ${t.customers} now and see who has settled it elsewhere. Have an answer ready for “${t.tests[n]}”`,
  watch: (_, t) => `how long the longest-waiting ${t.customer} has waited at closing time`,
  never: (_, t) =>
    `be skipped silently: to ${article(t.customer)} a promised hour that fails is worse than none`,
  short: () => "a call-back hour that is kept",
};
