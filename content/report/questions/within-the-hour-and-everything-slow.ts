import { cap } from "../words.ts";
import type { Question } from "../kinds.ts";

export const withinTheHourAndEverythingSlow: Question = {
  id: "within-the-hour-and-everything-slow",
  basis: ["responseTime", "operationalBottlenecks"],
  when: (s) => s.reply === 0 && s.named === 8,
  text: (_, t) =>
    `${cap(t.customers)} hear from you within the hour, and yet all eight things slow you down. Something has to give so that you can keep that hour. What is it: your evenings, your other work, or you?`,
  why: (_, t) =>
    `You're paying for that speed somewhere. Wherever it is, that's the place to begin for your ${t.customers}.`,
  opens: [],
};
