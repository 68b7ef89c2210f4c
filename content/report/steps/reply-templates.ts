import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";
import { article, drafted, pick } from "../words.ts";

export const replyTemplates: Step = {
  id: "reply-templates",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "responseTime", "operationalBottlenecks"],
  // Who has an assistant at hand gives it the answers.
  when: (s) => s.written && (s.reply >= 1 || s.faq) && !(s.ai === "using" && s.comfort >= 2),
  comfort: 0,
  closes: { "slow-replies": 0.22, "question-time": 0.2 },
  reaches: "written",
  takes: ["Repetitive FAQ Handling"],
  setupHours: 4,
  work: () => [once("a new answer, and one struck", 30)],
  already: () => `you have saved answers and people use them`,
  title: () => `Save six replies in your own words`,
  does: (_, t) =>
    `Write six replies once. Three are on what they ask most (${t.ask[0]}; ${t.ask[1]}; ${t.ask[2]}); the others are a thank-you with a time in it, what you need from them, and a friendly no.`,
  dayOne: (_, t) =>
    `Take your last good reply to ${article(t.customer)}, cross out the name, keep it. That is number one.`,
  needs: (s) =>
    `the messages you sent last month and one quiet afternoon${drafted(s, "the six")}${s.social ? "; your page can store saved replies for free" : ""}`,
  watch: () => "messages answered with one of the six",
  never: (_, t, n) => `go out unread where somebody asks for ${pick(t, n)}`,
  short: () => "saving six replies in your own words",
};
