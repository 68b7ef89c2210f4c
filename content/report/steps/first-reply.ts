import type { Step } from "../kinds.ts";
import { pick } from "../words.ts";

export const firstReply: Step = {
  id: "first-reply",
  kind: "assistant",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.reply >= 2 && s.written,
  comfort: 1,
  closes: { "slow-replies": 0.45, "sorting-time": 0.2 },
  reaches: "written",
  takes: ["Lead Qualification"],
  setupHours: 10,
  handles: () => 25,
  because: () =>
    `a quick first word holds those who would have written to the next; not those who wanted the thing itself`,
  already: () => `everybody who writes hears from a person or a tool within minutes`,
  title: () => "A first reply within minutes",
  does: (s, t) =>
    `Whoever writes by ${s.writtenWords} hears at once that it has arrived, is asked what you would ask first (${t.sort[0]}; ${t.sort[1]}), and is told when you will answer. What fits stands on top of your list, and those you answer the same day.`,
  dayOne: () => `For a week it prepares that reply and you send it; then the plain ones go by themselves.`,
  needs: (_, t) =>
    `the account where ${t.customers} write; a sentence with a time in it that you will keep; the three questions`,
  rehearse: (_, t) => `Send it this and read the answer as the sender: “${t.tests[1]}”`,
  watch: (_, t) => `possible ${t.newOnes} who replied to the three questions`,
  never: (_, t, n) => `promise an hour you cannot keep, or write ${pick(t, n)}`,
  short: () => "an assistant that sends a first reply within minutes",
};
