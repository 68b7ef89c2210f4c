import type { Step } from "../step-kinds.ts";
import { newPeople, pick } from "../words.ts";

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
  handles: () => [{ of: ["contactsPerWeek"], percent: 25 }],
  already: () => `everybody who writes hears from a person or a tool within minutes`,
  title: () => "A first reply within minutes",
  does: (s, t) =>
    `Anyone who writes by ${s.writtenWords} hears at once that it arrived, is asked what you would ask first (${t.sort[0]}; ${t.sort[1]}), and is told when you will answer. Good inquiries go to the top of your list, and you answer those the same day.`,
  dayOne: () =>
    `For the first week it drafts the reply and you send it. After that it sends the simple ones itself.`,
  needs: (_, t) =>
    `the account ${t.customers} write to, a promise of time you will keep, and the questions you ask first`,
  rehearse: (_, t) => `Send it this and read the answer as the sender would: “${t.tests[1]}”`,
  watch: (_, t) => `possible ${newPeople(t)} who answered its questions`,
  never: (_, t, n) => `promise a time you cannot keep, or write ${pick(t, n)}`,
  short: () => "an assistant that sends a first reply within minutes",
};
