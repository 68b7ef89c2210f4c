import type { Question } from "../kinds.ts";

export const onlyInPerson: Question = {
  id: "only-in-person",
  basis: ["interactionChannels"],
  // Who hears back late, or comes after closing, is asked about that.
  when: (s) => s.onlyInPerson && s.reply < 2 && !s.afterHours,
  text: (_, t) =>
    `You checked in person as the only way people reach you. Surely some ${t.customers} reach you from a distance as well: about how many a month?`,
  why: () =>
    "What is lost while nobody answers them is in none of our numbers yet. The steps below are right either way.",
  opens: [],
};
