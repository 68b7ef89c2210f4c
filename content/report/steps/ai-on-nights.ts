import { either } from "../words.ts";
import type { Step } from "../step-kinds.ts";
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
  already: () => `what you have already takes over when you close`,
  title: () => "Put the AI you already have on after-hours",
  does: (_, t) =>
    `Find out first what your AI is connected to, before anybody sells you more. If it can take over when you close, the five hours go into three things: a page that says ${t.ask[0]}, ${t.ask[1]}, and when you are back; one person it alerts for ${either(t.urgent)}; and an evening of trying it yourself, with every wrong answer put right the next day.`,
  dayOne: () => "Ask the person who set it up one question: what can it read or hear while we're closed?",
  needs: () => "the login, that page, and the name of somebody who may be woken",
  watch: (_, t) => `of ten ${t.customers} who asked after closing, how many still wanted it in the morning`,
  never: (_, t) => `say ${t.never[0]}`,
  short: () => "your own AI on after-hours",
};
