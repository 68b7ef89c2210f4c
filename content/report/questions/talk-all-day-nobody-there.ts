import type { Question } from "../kinds.ts";

export const talkAllDayNobodyThere: Question = {
  id: "talk-all-day-nobody-there",
  basis: ["responseTime", "customerInteractionPercentage"],
  when: (s) => s.reply === 3 && s.talk === 3,
  text: (_, t) =>
    `More than three quarters of your day is talk with ${t.customers}, and replies take more than two days. Who are you talking to while they wait?`,
  why: (_, t) =>
    `Either the wrong ${t.customers} get your day, or the right ones do and the rest ought to be told. That's your decision, and no tool makes it for you.`,
  opens: [],
};
