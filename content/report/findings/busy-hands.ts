import { DATES, QUESTIONS } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";
import { speaks, topic } from "../words.ts";

export const busyHands: Finding = {
  id: "busy-hands",
  group: "busy",
  basis: ["customerInteractionPercentage", "operationalBottlenecks"],
  about: ["question-time", "scheduling-time"],
  cures: [...QUESTIONS, ...DATES],
  strength: 9,
  when: (s) => s.talk === 3 && s.scheduling && s.faq,
  title: (s) => `You ${speaks(s)} all day, much of it about dates and the same few questions`,
  means: (_, t) =>
    `“${asCustomer(t.ask[0])}” and “What times do you have?” probably interrupt you all day. Once those are answered elsewhere, you have time for ${topic(t.expert)}, which need you.`,
  look: () =>
    `Until noon tomorrow, keep three tallies on a sheet: dates, questions you've answered before, and things that really needed you.`,
};
