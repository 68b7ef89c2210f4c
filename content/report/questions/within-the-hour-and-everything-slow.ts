import type { Question } from "../kinds.ts";

export const withinTheHourAndEverythingSlow: Question = {
  id: "within-the-hour-and-everything-slow",
  basis: ["responseTime", "operationalBottlenecks"],
  when: (s) => s.reply === 0 && s.named === 8,
  text: (_, t) =>
    `They hear from you within the hour, and all eight things slow you down. What is it that gives way so that the hour holds: ${t.status}, the evening, or you?`,
  why: (_, t) =>
    `Something pays for that speed. Which of the eight it is decides what to begin with for your ${t.customers}.`,
  opens: [],
};
