import type { Step } from "../kinds.ts";
import { pick } from "../words.ts";

export const expertScreen: Step = {
  id: "expert-screen",
  kind: "assistant",
  basis: ["cloneExpertiseValue", "customerInteractionPercentage", "interactionChannels"],
  when: (s) => s.clone >= 2 && s.talk >= 1 && (s.phone || s.chat),
  comfort: 1,
  closes: { "expert-time": 0.45 },
  takes: [],
  setupHours: 12,
  handles: (value) => value("expertShare"),
  because: () => `a story that arrives in four lines takes about half the time`,
  already: () => `somebody hears the story first`,
  title: (_, t) => `Somebody between you and ${t.expert}`,
  does: (_, t) =>
    `It hears the whole story first, asks ${t.sort[1]}, and brings it to you in four lines. You answer at an hour of your choosing.`,
  dayOne: () =>
    `It listens and writes down; you answer every one yourself. What you answer the same way twice goes on a page.`,
  needs: (_, t) =>
    `one hour a day that is yours; a page that begins empty and takes your standard answers on ${t.jobs}`,
  rehearse: (_, t) => `Tell it a long story with the point at the end: “${t.tests[1]}”`,
  watch: () => "times a day that you were taken off other work",
  never: (_, t, n) => `answer for you on ${t.expert}, or say ${pick(t, n)}`,
  short: (_, t) => `hearing the story before ${t.expert} reaches you`,
};
