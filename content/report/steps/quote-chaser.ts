import type { Step } from "../step-kinds.ts";
import { pick, brief } from "../words.ts";

export const quoteChaser: Step = {
  id: "quote-chaser",
  kind: "assistant",
  basis: ["operationalBottlenecks", "interactionChannels"],
  when: (s) => s.followUp && (s.phone || s.sms || s.email),
  comfort: 2,
  closes: { "cold-leads": 0.9, "open-plans": 0.9 },
  takes: ["Follow-up Communication"],
  setupHours: 11,
  handles: () => [{ of: ["contactsPerWeek"], percent: 12 }],
  connections: 1,
  already: () => `each offer already gets two automatic follow-ups`,
  title: (_, t) => `An automatic follow-up on ${brief(t.cold)}`,
  does: () =>
    `Three working days after your offer it asks once, politely, whether there are questions; a week later once more; then it stops. A yes, or a question only you can answer, reaches you within the hour.`,
  opens: (_, t) =>
    `Pick ten names from ${t.system} and write to each yourself, in the words you would want it to use.`,
  dayOne: () => `It writes only to ten names that you pick yourself.`,
  needs: (_, t) =>
    `a list with name, offer and date, from ${t.system}; the two messages; the day it must stop asking`,
  rehearse: () => "Let it follow up with you, and answer that you have chosen somebody else",
  trial: [
    ["We went with somebody else.", "say thanks, and never ask again"],
    ["What exactly is in the price?", "pass it to you within the hour"],
    ["Please stop asking.", "stop at once, for good"],
  ],
  watch: (_, t) => `how many of those asked became ${t.newOnes}`,
  never: (_, t, n) => `push, offer a discount or say ${pick(t, n)}`,
  short: (_, t) => `an assistant that follows up on ${brief(t.cold)}`,
};
