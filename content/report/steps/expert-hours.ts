import type { Step } from "../kinds.ts";

export const expertHours: Step = {
  id: "expert-hours",
  kind: "cheaper-fix",
  basis: ["cloneExpertiseValue", "customerInteractionPercentage"],
  when: (s) => s.clone >= 2 && s.talk >= 1,
  comfort: 0,
  closes: { "expert-time": 0.3 },
  takes: [],
  setupHours: 2,
  title: (_, t) => `Two half hours a day for ${t.expert}`,
  does: () =>
    `What only you can answer is collected and answered at eleven and at four, not when it happens to come. The question waits two hours; your other work stops being broken up.`,
  dayOne: (_, t) =>
    `Tomorrow: a pad for everything on ${t.expert}. At eleven, see how many lines you would answer with the same sentence.`,
  needs: () => "the two half hours, guarded; a sentence for those who wait that names the hour",
  rehearse: (_, t, n) =>
    `Would this have kept until four? “${t.tests[n]}” If not, it belongs on the list of what may interrupt you.`,
  watch: () => "interruptions outside the two half hours",
  never: (_, t) => `make ${t.urgent} wait`,
  short: (_, t) => `two half hours a day for ${t.expert}`,
};
