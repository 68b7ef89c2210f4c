import type { Finding } from "../kinds.ts";

export const chatAnsweredTomorrow: Finding = {
  id: "chat-answered-tomorrow",
  group: "doors",
  basis: ["interactionChannels", "responseTime"],
  cures: ["chat-hours", "first-reply", "arrival-note"],
  strength: 8,
  when: (s) => s.chat && s.reply >= 2,
  title: () => "A live chat that is not live",
  means: (s, t) =>
    `Who opens a chat expects a sentence within a minute; from you it comes ${s.replyWords}. Closed would be better than that, because ${t.next}.`,
  look: (_, t) =>
    `Open your own chat as a stranger, ask ${t.ask[0]}, and leave the window open until something answers.`,
};
