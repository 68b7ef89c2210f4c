import type { Question } from "../kinds.ts";

export const chatButDays: Question = {
  id: "chat-but-days",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.chat && s.reply === 3,
  text: (_, t) =>
    `You named a live chat and replies after more than two days. Does anybody sit at the chat, or do ${t.customers} leave a message in it?`,
  why: () =>
    "A chat nobody answers isn't slow, it's closed. If that's the case, start by switching it off, which costs nothing.",
  opens: [],
};
