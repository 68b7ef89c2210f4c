import type { Step } from "../step-kinds.ts";
import { article } from "../words.ts";

export const askFirst: Step = {
  id: "ask-first",
  kind: "nothing",
  basis: ["interactionChannels"],
  when: () => true,
  comfort: 0,
  closes: {},
  takes: [],
  setupHours: 1,
  already: () => "",
  title: () => "Nothing yet: answer one question",
  does: (_, t) =>
    `Reply to this report with one sentence: who or what answers ${t.customers} first, and what happens to those it cannot help? Every sum about ${t.jobs} depends on that.`,
  dayOne: (_, t) =>
    `Ask it something yourself today, as ${article(t.customer)} would, and write down what comes back.`,
  needs: () => "two minutes",
  watch: () => "people who got no further",
  never: () => "be guessed by us",
  short: () => "answer one question",
};
