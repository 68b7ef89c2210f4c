import type { Step } from "../kinds.ts";
import { article, pick } from "../words.ts";

export const enquirySorter: Step = {
  id: "enquiry-sorter",
  kind: "assistant",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.leads && (s.phone || s.chat || s.forms),
  comfort: 1,
  closes: { "sorting-time": 0.6, "cold-leads": 0.2 },
  takes: ["Lead Qualification"],
  setupHours: 9,
  handles: (value) => value("freshShare"),
  title: (_, t) => `Three questions before ${article(t.newOne)} costs you an hour`,
  does: (_, t) =>
    `It asks everybody new the same three: ${t.sort[0]}; ${t.sort[1]}; ${t.sort[2]}. What fits is on your list with the answers beside it; what does not fit gets a friendly no from you.`,
  dayOne: (_, t) =>
    `It asks and writes down; it turns nobody away. For two weeks you mark each entry 'worth a ${t.job}' or not.`,
  needs: (_, t) => `those three questions in your words; a rule for what you do not take, such as ${t.hard}`,
  rehearse: (_, t, n) => `Be somebody who does not fit: “${t.tests[n]}”`,
  watch: (_, t) => `hours spent on enquiries that became no ${t.newOne}`,
  never: (_, t, n) => `refuse anybody by itself, or say ${pick(t, n)}`,
  short: () => "three questions to everybody new",
};
