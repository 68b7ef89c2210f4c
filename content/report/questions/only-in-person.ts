import type { Question } from "../kinds.ts";

export const onlyInPerson: Question = {
  id: "only-in-person",
  basis: ["interactionChannels"],
  // Who hears back late, or comes after closing, is asked about that.
  when: (s) => s.onlyInPerson && s.reply < 2 && !s.afterHours,
  text: (_, t) =>
    `You checked in person as the only way people reach you. Do ${t.customers} reach you from a distance as well?`,
  why: () =>
    "If they do, tell us: what is lost while nobody answers is in none of our numbers yet. The steps below are right either way.",
  opens: [],
};
