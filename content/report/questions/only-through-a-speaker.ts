import type { Question } from "../kinds.ts";

export const onlyThroughASpeaker: Question = {
  id: "only-through-a-speaker",
  basis: ["interactionChannels"],
  when: (s) => s.onlySpeakers,
  text: (s, t) =>
    s.ai === "using"
      ? `You checked voice assistants as the only way to reach you, and you use AI now. Does an AI voice agent answer for your ${t.place} already, or do ${t.customers} ask smart speakers for it?`
      : `You checked voice assistants as the only way to reach you. Do ${t.customers} reach your ${t.place} through smart speakers, or did you mean something else?`,
  why: () =>
    `With an assistant of your own, what matters is what it does with people it can't help. With smart speakers, it's the listing they read from. Until you tell us, we leave out every sum that depends on it.`,
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
