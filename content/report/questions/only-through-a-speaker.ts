import type { Question } from "../kinds.ts";

export const onlyThroughASpeaker: Question = {
  id: "only-through-a-speaker",
  basis: ["interactionChannels"],
  when: (s) => s.onlySpeakers,
  text: (s, t) =>
    s.ai === "using"
      ? `You ticked voice assistants as the only way in, and you use AI now. Does an AI voice agent answer for your ${t.place} already, or do ${t.customers} ask smart speakers for it?`
      : `You ticked voice assistants as the only way in. Do ${t.customers} reach your ${t.place} through smart speakers, or did you mean something else?`,
  why: () =>
    `If an assistant of yours takes them, the question is what it does with those it cannot help; if it is speakers, the entry they read from. What depends on that is not computed until you say; what holds for both is.`,
  opens: [
    "after-hours",
    "busy",
    "slow-replies",
    "scheduling-time",
    "question-time",
    "status-time",
    "order-time",
    "typing-time",
    "expert-time",
    "no-shows",
  ],
  blocks: true,
};
