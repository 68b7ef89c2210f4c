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
    `More than half your day is talk, and part of it goes into ${s.faq ? `“${asCustomer(t.ask[0])}”` : s.scheduling ? "agreeing on dates" : `telling people ${t.status}`}. An hour saved only counts if you pay for one less or fill it with work that brings in money, so that is all we count.`,
  look: () =>
    `Tomorrow, write beside each hour who did what and whether a customer would have paid for it. Add up the hours nobody would pay for.`,
};
