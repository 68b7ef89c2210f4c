import type { Step } from "../kinds.ts";
import { daily } from "../own-hours.ts";

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
  because: () => `most of those who find it closed use another way`,
  already: () => `the chat shows itself only while somebody sits at it`,
  title: () => "Open the chat only while somebody sits at it",
  does: (s, t) =>
    `A chat that answers ${s.reply >= 2 ? "days later" : "in the evening"} is a broken promise in the corner of the page. Give it four hours in which a ${t.customer} gets a sentence within two minutes, and hide it for the rest.`,
  dayOne: () => "Set the hours this afternoon; ten to noon and two to four are a start.",
  needs: () => "the chat's own schedule and a name for each of the two halves",
  watch: () => "minutes to the first sentence",
  never: () => "show itself as open when it is not",
  short: () => "opening the chat only while somebody sits at it",
};
