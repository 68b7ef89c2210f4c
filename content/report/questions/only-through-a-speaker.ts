import type { Question } from "../kinds.ts";

export const onlyThroughASpeaker: Question = {
  id: "only-through-a-speaker",
  basis: ["interactionChannels"],
  when: (s) => s.onlySpeakers,
  text: (_, t) =>
    `You ticked voice assistants as the only way in. Do ${t.customers} really reach your ${t.place} through a smart speaker alone, or did you mean something else?`,
  why: (_, t) =>
    `We know of no ${t.place} that lives on smart speakers. If the tick stands for something else, everything below changes; so nothing about lost ${t.jobs} is computed until you say.`,
  opens: [
    "after-hours",
    "busy",
    "slow-replies",
    "cold-leads",
    "scheduling-time",
    "question-time",
    "status-time",
    "order-time",
    "typing-time",
    "sorting-time",
    "chasing-time",
    "expert-time",
    "no-shows",
  ],
  blocks: true,
};
