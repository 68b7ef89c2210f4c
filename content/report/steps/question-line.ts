import type { Step } from "../kinds.ts";
import { pick } from "../words.ts";

export const questionLine: Step = {
  id: "question-line",
  kind: "assistant",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.faq && s.phone,
  comfort: 0,
  closes: { "question-time": 0.5 },
  takes: ["Repetitive FAQ Handling"],
  setupHours: 10,
  handles: () => 30,
  title: (_, t) => `A line that knows ${t.ask[0]}`,
  does: (_, t) =>
    `Callers with a plain question get it answered from your page: ${t.ask[0]}, ${t.ask[1]}, ${t.ask[2]}. What the page lacks it writes down, and you add one line.`,
  dayOne: (_, t) =>
    `Three questions, answered in your own sentences; all else is put through as before, ${t.expert} first of all.`,
  needs: (_, t) =>
    `the ten questions of last week with the answers you gave; one person who may change that page about ${t.jobs}`,
  rehearse: (_, t, n) => `Ask it as a hurried ${t.customer} would: “${t.tests[n]}”`,
  watch: () => "calls put through to you that the page could have answered",
  never: (_, t, n) => `guess; and never a word on ${pick(t, n)}`,
  short: (_, t) => `a line that answers ${t.ask[0]}`,
};
