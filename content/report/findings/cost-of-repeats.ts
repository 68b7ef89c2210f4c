import { DATES, QUESTIONS } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";

export const costOfRepeats: Finding = {
  id: "cost-of-repeats",
  group: "goal",
  basis: ["primaryGoal", "customerInteractionPercentage", "operationalBottlenecks"],
  about: ["question-time", "scheduling-time", "status-time"],
  cures: [...QUESTIONS, ...DATES, "status-notice"],
  strength: 6,
  when: (s) => s.goal === "cost" && s.talk >= 2 && (s.faq || s.scheduling || s.support),
  title: () => "You pay by the hour for the same answers",
  means: (s, t) =>
    `More than half the day is talk, and part of it is ${s.faq ? `“${asCustomer(t.ask[0])}”` : s.scheduling ? "agreeing dates" : `telling people ${t.status}`}. You save an hour only if somebody is paid for one less or does work that brings money in; we count nothing else.`,
  look: () =>
    `Tomorrow, write beside each hour who did what and whether a customer would have paid for it. That is your real cost sheet.`,
};
