import type { Finding } from "../kinds.ts";
import { cap } from "../words.ts";

export const textsWait: Finding = {
  id: "texts-wait",
  group: "doors",
  basis: ["interactionChannels", "responseTime"],
  cures: ["first-reply", "arrival-note", "missed-list"],
  strength: 5,
  when: (s) => s.sms && s.reply >= 1,
  title: () => "A text is read in a minute and answered by evening",
  means: (s, t) =>
    `Who sends a text means now. Yours are answered ${s.replyWords}, which in that medium is a no. ${cap(t.ask[1])} would have taken one line.`,
  look: (_, t) =>
    `Scroll to the last five texts from possible ${t.newOnes}: the minutes between theirs and yours, and who wrote last.`,
};
