import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";

export const textsWait: Finding = {
  id: "texts-wait",
  group: "doors",
  basis: ["interactionChannels", "responseTime"],
  cures: ["first-reply", "arrival-note", "missed-list"],
  strength: 5,
  when: (s) => s.sms && s.reply >= 1,
  title: () => "People who text you expect to hear within minutes",
  means: (s, t) =>
    `People who text want to know now. You answer ${s.replyWords}, which in a text feels like a no. “${asCustomer(t.ask[1])}” would have taken one line.`,
  look: () =>
    "Look at the last five texts from people who were new to you: how long until you answered, and who wrote last?",
};
