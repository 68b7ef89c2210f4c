import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";

export const chatAnsweredTomorrow: Finding = {
  id: "chat-answered-tomorrow",
  group: "doors",
  basis: ["interactionChannels", "responseTime"],
  cures: ["chat-hours", "first-reply", "arrival-note"],
  strength: 8,
  when: (s) => s.chat && s.reply >= 2,
  title: () => "A live chat that isn't live",
  means: (s, t) =>
    `People who open a chat expect an answer within a minute; yours comes ${s.replyWords}. You'd be better off with no chat at all: ${t.next}.`,
  look: (_, t) =>
    `Open your own chat as a stranger, ask “${asCustomer(t.ask[0])}”, and see how long it takes.`,
};
