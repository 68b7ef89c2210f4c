import type { Step } from "../kinds.ts";
import { pick, brief } from "../words.ts";

export const quoteChaser: Step = {
  id: "quote-chaser",
  kind: "assistant",
  basis: ["operationalBottlenecks", "interactionChannels"],
  when: (s) => s.followUp && (s.phone || s.sms || s.email),
  comfort: 2,
  closes: { "cold-leads": 1 },
  takes: ["Follow-up Communication"],
  setupHours: 11,
  handles: () => 12,
  connections: 1,
  because: () => `twice asked, in time and every time, wins more than once on a Friday`,
  already: () => `each offer is asked about twice, by itself`,
  title: (_, t) => `A second word on ${brief(t.cold)}, every time`,
  does: () =>
    `Three working days after your offer it asks once, politely, whether there are questions; a week later once more; then it stops. A yes, or a question that only you can answer, reaches you the same hour.`,
  dayOne: () => `Ten names, picked by you, in the words you would use yourself.`,
  needs: (_, t) =>
    `a list with name, offer and date, from ${t.system}; the two sentences; the day on which it must stop asking`,
  rehearse: () => "Let it chase you, and answer that you have decided for somebody else",
  watch: (_, t) => `how many of those asked turned into ${t.newOnes}`,
  never: (_, t, n) => `push, offer a discount or say ${pick(t, n)}`,
  short: (_, t) => `an assistant that asks about ${brief(t.cold)} a second time`,
};
