import { DATES, QUESTIONS } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";

export const busyHands: Finding = {
  id: "busy-hands",
  group: "busy",
  basis: ["customerInteractionPercentage", "operationalBottlenecks"],
  about: ["question-time", "scheduling-time"],
  cures: [...QUESTIONS, ...DATES],
  strength: 9,
  when: (s) => s.talk === 3 && s.scheduling && s.faq,
  title: () => "Your day is talk, and much of it is dates and repeats",
  means: (_, t) =>
    `You talk for more than three quarters of the day, and you named both dates and repeated questions. “${asCustomer(t.ask[0])}” and 'when can I come' do not need you. This does: ${t.expert}.`,
  look: () =>
    `Keep three rows on a sheet until noon tomorrow: dates, questions you have answered before, and things that really needed you.`,
};
