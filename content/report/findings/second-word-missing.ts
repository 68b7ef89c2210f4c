import type { Finding } from "../kinds.ts";
import { brief } from "../words.ts";

const MANY_MISSED = 0.1;

export const secondWordMissing: Finding = {
  id: "second-word-missing",
  group: "leads",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["friday-list", "quote-chaser"],
  strength: 8,
  // Where many get no answer at all, nobody calls the first one quick.
  when: (s) => s.followUp && s.reply <= 1 && s.missedPart < MANY_MISSED,
  title: (s) =>
    s.reply === 0
      ? "Your first answer is quick, and then people may hear nothing more"
      : "After your first answer people may hear nothing more",
  means: (s, t) =>
    s.reply === 0
      ? `People who get through have an answer within the hour, and after that nobody checks back. You named follow-up yourself: the money is in your ${t.cold}.`
      : `People hear from you ${s.replyWords}, and then perhaps nothing more: the money is in your ${t.cold}.`,
  look: (_, t) =>
    t.lapses
      ? `Write down five people who should have come back and didn't. How many of them have heard from you since?`
      : `Write down the names behind your open ${brief(t.cold)}. How many of them have you contacted since?`,
};
