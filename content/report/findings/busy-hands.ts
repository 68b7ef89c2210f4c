import { DATES, QUESTIONS } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { cap } from "../words.ts";

export const busyHands: Finding = {
  id: "busy-hands",
  group: "busy",
  basis: ["customerInteractionPercentage", "operationalBottlenecks"],
  about: ["question-time", "scheduling-time"],
  cures: [...QUESTIONS, ...DATES],
  strength: 9,
  when: (s) => s.talk === 3 && s.scheduling && s.faq,
  title: () => "The day is talk, and much of the talk is dates and repeats",
  means: (_, t) =>
    `More than three quarters of your day goes into talking, and you named both dates and questions that repeat. ${cap(t.ask[0])} and 'when can I come' need no judgment. Yours is needed elsewhere: ${t.expert}.`,
  look: (_, t) =>
    `Three rows on a sheet tomorrow until noon: a date, a question you have answered before, something that needed you. Only the third row is work on ${t.jobs}.`,
};
