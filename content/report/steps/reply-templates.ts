import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";
import { drafted, pick } from "../words.ts";

export const replyTemplates: Step = {
  id: "reply-templates",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "responseTime", "operationalBottlenecks"],
  when: (s) => s.written && (s.reply >= 1 || s.faq),
  comfort: 0,
  closes: { "slow-replies": 0.22, "question-time": 0.2 },
  reaches: "written",
  takes: ["Repetitive FAQ Handling"],
  setupHours: 4,
  work: () => [once("a new answer, and one struck", 30)],
  because: () => `about a fifth of what is written repeats so closely that a ready answer is enough`,
  already: () => `ready answers lie there and are used`,
  title: () => `Six ready answers, in your own voice`,
  does: (_, t) =>
    `Write six replies once: ${t.ask[0]}; ${t.ask[1]}; ${t.ask[2]}; a thank-you with a time in it; 'we need this from you'; a friendly no. What took five minutes to write takes one.`,
  dayOne: (_, t) =>
    `Take the last reply to a ${t.customer} that you were pleased with, strike the name, keep it. That is number one.`,
  needs: (s) =>
    `your own sent messages of the last month and one quiet afternoon${drafted(s, "the six")}${s.social ? "; most pages keep such replies for you, at no cost" : ""}`,
  watch: () => "messages that were answered with one of the six",
  never: (_, t, n) => `go out unread where somebody asks for ${pick(t, n)}`,
  short: () => "six ready answers in your own voice",
};
