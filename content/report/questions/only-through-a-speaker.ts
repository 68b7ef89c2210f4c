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
    `If an assistant of yours answers, the question is what it does with people it cannot help. If it is smart speakers, it is the entry they read from. Until you say, we leave out every sum that depends on it.`,
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
