import type { Question } from "../kinds.ts";

export const onlyThroughASpeaker: Question = {
  id: "only-through-a-speaker",
  basis: ["interactionChannels"],
  when: (s) => s.onlySpeakers,
  text: (s, t) =>
    s.ai === "using"
      ? `You checked voice assistants as the only way to reach you, and you use AI now. Does an AI voice agent answer for your ${t.place} already, or do ${t.customers} ask smart speakers for it?`
      : `You checked voice assistants as the only way to reach you. Do ${t.customers} reach your ${t.place} through smart speakers, or did you mean something else?`,
  why: (_, t) =>
    `**If an assistant of yours answers:** read ten of its conversations, note whom it couldn't help and how soon a person got back to them, and enter what you find on your private page. **If it's smart speakers:** ask one for your ${t.place} by name. It reads out your business profile, so put the right number, hours and a way to leave word there. Until we know, the sums that depend on it are left out.`,
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
