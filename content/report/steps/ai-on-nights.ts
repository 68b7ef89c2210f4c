import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const aiOnNights: Step = {
  id: "ai-on-nights",
  kind: "cheaper-fix",
  basis: ["previousAiExperience", "operationalBottlenecks"],
  when: (s) => s.ai === "using" && s.afterHours && (s.phone || s.written),
  comfort: 1,
  closes: { "after-hours": 0.4 },
  takes: ["After-Hours Coverage"],
  setupHours: 5,
  work: () => [once("reading what it did last night, a month of mornings", 60)],
  because: () =>
    `what you have reaches most who write or speak at night, and part of them want a person all the same`,
  already: () => `what you have takes over by itself when you close`,
  title: () => "The AI you have, on the hours you are not there",
  does: (_, t) =>
    `You use AI already: find out what it is connected to before anybody sells you another. If it can take over when you close, it needs a page with three answers (${t.ask[0]}, ${t.ask[1]}, and when you are back) and a person's name for ${t.urgent}.`,
  dayOne: () => "One question to whoever set it up: what can it read or hear when we are closed?",
  needs: () => "the login, that page, and a name to wake",
  watch: (_, t) => `of ten ${t.customers} who asked after closing, how many still wanted it in the morning`,
  never: (_, t) => `say ${t.never[0]}`,
  short: () => "the AI you have, on the hours you are not there",
};
