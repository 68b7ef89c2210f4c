import { DATES, QUESTIONS } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const costOfRepeats: Finding = {
  id: "cost-of-repeats",
  group: "goal",
  basis: ["primaryGoal", "customerInteractionPercentage", "operationalBottlenecks"],
  about: ["question-time", "scheduling-time", "status-time"],
  cures: [...QUESTIONS, ...DATES, "status-notice"],
  strength: 6,
  when: (s) => s.goal === "cost" && s.talk >= 2 && (s.faq || s.scheduling || s.support),
  title: () => "You pay, hour by hour, for the same answers",
  means: (s, t) =>
    `More than half of the day is talk, at what an hour costs you, and part of it is ${s.faq ? t.ask[0] : s.scheduling ? "agreeing dates" : t.status}. An hour is saved only if somebody goes home earlier or does something that is paid for; the sum below counts no other.`,
  look: () =>
    `Write beside each hour of tomorrow who did what and whether anybody would have paid for it. Ten such lines are your real cost sheet.`,
};
