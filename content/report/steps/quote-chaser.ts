import type { Step } from "../kinds.ts";
import { pick } from "../words.ts";

export const quoteChaser: Step = {
  id: "quote-chaser",
  kind: "assistant",
  basis: ["operationalBottlenecks", "interactionChannels"],
  when: (s) => s.followUp && (s.phone || s.sms || s.email),
  comfort: 2,
  closes: { "cold-leads": 0.5, "chasing-time": 0.45 },
  takes: ["Follow-up Communication"],
  setupHours: 11,
  handles: () => 12,
  connections: 1,
  title: (_, t) => `A second word, every time: ${t.cold}`,
  does: () =>
    `Three working days after your offer it asks once, politely, whether there are questions; a week later once more; then it stops. A yes, or a question that only you can answer, reaches you the same hour.`,
  dayOne: () => `Ten names, picked by you, in the words you would use yourself.`,
  needs: (_, t) =>
    `a list with name, offer and date, from ${t.system}; the two sentences; the day on which it must stop asking`,
  rehearse: (_, t, n) => `Let it chase you, and answer: “${t.tests[n]}”`,
  watch: (_, t) => `${t.cold}: how many of these turned into ${t.newOnes}`,
  never: (_, t, n) => `push, offer a discount or say ${pick(t, n)}`,
  short: (_, t) => `a second word, sent by an assistant (${t.cold})`,
};
