import type { Step } from "../kinds.ts";
import { pick } from "../words.ts";

export const firstReply: Step = {
  id: "first-reply",
  kind: "assistant",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.reply >= 2 && s.written,
  comfort: 1,
  closes: { "slow-replies": 0.45, "sorting-time": 0.2 },
  takes: ["Lead Qualification"],
  setupHours: 10,
  handles: () => 25,
  title: (_, t) => `A first reply to every ${t.newOne} within minutes`,
  does: (s, t) =>
    `Whoever writes by ${s.writtenWords} hears at once that it has arrived, is asked ${t.sort[0]} and ${t.sort[1]}, and is told when you will answer. You answer ${s.replyWords} as now, but they are still waiting.`,
  dayOne: (_, t) =>
    `It prepares that first reply and you send it with one key, for enquiries about ${t.jobs} only.`,
  needs: (_, t) =>
    `the account where ${t.customers} write; a sentence with a time in it that you will keep; the three questions`,
  rehearse: (_, t, n) => `Send it this and read the answer as the sender: “${t.tests[n]}”`,
  watch: (_, t) => `possible ${t.newOnes} who replied to the three questions`,
  never: (_, t, n) => `promise an hour you cannot keep, or write ${pick(t, n)}`,
  short: (_, t) => `a first reply within minutes to every possible ${t.newOne}`,
};
