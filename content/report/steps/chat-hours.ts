import type { Step } from "../step-kinds.ts";
import { daily } from "../own-hours.ts";
import { article } from "../words.ts";

export const chatHours: Step = {
  id: "chat-hours",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.chat && s.reply >= 1 && !s.afterHours,
  comfort: 0,
  closes: { "slow-replies": 0.25 },
  reaches: "written",
  takes: ["Customer Support"],
  setupHours: 1,
  work: () => [daily("working days, broken off by it", 10)],
  already: () => `the chat shows only while somebody is there to answer`,
  title: () => "Show the chat only while somebody is there to answer it",
  does: (s, t) =>
    `A live chat that is answered ${s.reply >= 2 ? "days later" : "in the evening"} lets down everybody who opens it. Pick four hours a day when ${article(t.customer)} gets a reply within two minutes, and hide it the rest of the time.`,
  dayOne: () => "Set the hours this afternoon: ten to noon and two to four is a good start.",
  needs: () => "the chat's own schedule, and a name for each of the two blocks",
  watch: () => "minutes until the first reply",
  never: () => "show as open when nobody is there",
  short: () => "showing the chat only while somebody is there",
};
