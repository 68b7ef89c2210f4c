import type { Step } from "../kinds.ts";
import { pick } from "../words.ts";

export const questionChat: Step = {
  id: "question-chat",
  kind: "assistant",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.faq && (s.chat || s.social || s.sms),
  comfort: 1,
  closes: { "question-time": 0.45, "slow-replies": 0.2 },
  takes: ["Repetitive FAQ Handling"],
  setupHours: 10,
  handles: () => 25,
  title: (_, t) => `Written answers to what ${t.customers} always ask`,
  does: (s, t) =>
    `It replies in ${s.writtenWords} to ${t.ask[0]} and ${t.ask[2]}, in your sentences and within the minute. Anything else comes to you with the question underlined.`,
  dayOne: (_, t) =>
    `It drafts and you press send, for a week. What you did not have to change about ${t.ask[1]} it may then send itself.`,
  needs: (_, t) =>
    `last month's threads with ${t.customers}; the ten answers you are happy with; somebody who reads the drafts at noon`,
  rehearse: (_, t, n) => `Give it last week's oddest message, then: “${t.tests[n]}”`,
  watch: () => "drafts that you sent without changing a word",
  never: (_, t, n) => `put in writing ${pick(t, n)}: written is harder to take back than said`,
  short: (_, t) => `written answers to what ${t.customers} always ask`,
};
