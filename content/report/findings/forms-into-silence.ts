import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const formsIntoSilence: Finding = {
  id: "forms-into-silence",
  group: "speed",
  basis: ["interactionChannels", "responseTime", "operationalBottlenecks"],
  cures: ["first-reply", "arrival-note"],
  strength: 9,
  when: (s) => s.forms && s.reply >= 2 && s.leads,
  title: () => "A form, a thank-you page, and then silence",
  means: (s, t) =>
    `Somebody takes the trouble to fill in your form and hears back ${s.replyWords}. In between they fill in two others; ${t.next}.`,
  look: (_, t) =>
    `Send your own form from a private address tonight, as ${article(t.customer)}. Note what comes back, and when.`,
};
