import { MISSED, NIGHT } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const promptButMissed: Finding = {
  id: "prompt-but-missed",
  group: "speed",
  basis: ["responseTime"],
  about: ["unanswered", "busy", "after-hours"],
  cures: [...MISSED, "missed-list", ...NIGHT],
  strength: 10,
  when: (s) => s.reply <= 1 && s.missedPart >= 0.1,
  title: (s) => `You say ${s.replyWords}; your count says something else`,
  means: (s) =>
    `You answered that they hear from you ${s.replyWords}. You also counted {a.missedPerWeek} of {a.contactsPerWeek} ${s.contacts} a week that nobody ${s.phone ? "took" : "answered"}. Both can be true: you are quick with those ${s.phone ? "who get through" : "that you see in time"}. The others are not in your memory, only in the count, and the sums below follow that.`,
  look: (s, t) =>
    `Take yesterday's unanswered ${s.contacts}, one by one: who had an answer by the evening, who came back unasked, and whose name do you not know? The last are the ${t.newOnes} this is about.`,
};
