import { chainOf } from "../own-hours.ts";
import type { Step } from "../step-kinds.ts";
import { pick, topic } from "../words.ts";

export const expertScreen: Step = {
  id: "expert-screen",
  kind: "assistant",
  basis: ["cloneExpertiseValue", "customerInteractionPercentage", "interactionChannels"],
  when: (s) => s.clone >= 2 && s.talk >= 1 && (s.phone || s.chat),
  comfort: 1,
  closes: { "expert-time": 0.45 },
  takes: [],
  setupHours: 12,
  handles: (value) => [{ of: chainOf(value, "expertShare") }],
  already: () => `somebody already takes down the details before you answer`,
  title: () => `An assistant that takes down the details before you answer`,
  does: (_, t) =>
    `It listens to the whole story, asks ${t.sort[1]}, and passes it to you in four lines. You answer when it suits you.`,
  dayOne: () => `At first it only takes notes, and you answer. Answers you give twice go on its page.`,
  needs: (_, t) =>
    `one hour a day that is yours, and a page that starts empty and collects your standard answers about ${t.jobs}`,
  rehearse: (_, t) => `Tell it a long story with the point at the end: “${t.tests[1]}”`,
  watch: () => "how often a day you were pulled away from other work",
  never: (_, t, n) => `settle ${topic(t.expert)} for you, or say ${pick(t, n)}`,
  short: () => `an assistant that takes down the details before you answer`,
};
