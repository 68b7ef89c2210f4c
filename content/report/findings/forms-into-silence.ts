import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const formsIntoSilence: Finding = {
  id: "forms-into-silence",
  group: "speed",
  basis: ["interactionChannels", "responseTime", "operationalBottlenecks"],
  cures: ["first-reply", "arrival-note"],
  strength: 9,
  when: (s) => s.forms && s.reply >= 2 && s.leads,
  title: (s) => `People fill in your form and hear nothing for ${s.reply === 3 ? "days" : "a day or two"}`,
  means: (s, t) =>
    `Somebody takes the trouble to fill in your form and hears back ${s.replyWords}. Meanwhile they fill in two others, and ${t.next}.`,
  look: (_, t) =>
    `Send your own form from a private address tonight, as ${article(t.customer)}. Note what comes back, and when.`,
};
