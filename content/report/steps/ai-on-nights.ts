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
  already: () =>
    `what you have already takes over when you close, or only writes for you and can answer nobody`,
  title: () => "Let the AI you already have answer nights and weekends",
  does: (s, t) =>
    `${s.comfort === 3 ? "Look into its settings, with whoever set it up" : "Sit down for an hour with whoever set it up"}: ${s.phone && s.written ? "can it pick up the phone, answer messages, or neither? Connect it to the channel that is busiest after closing" : s.phone ? "can it pick up the phone, and if not, what would let it? Connect it" : `can it answer what reaches you by ${s.writtenWords}? Connect it to the channel that is busiest after closing`}, set its “business hours” to your real ones, and let it answer outside them. ${s.faq || s.support ? "Give it the page of answers it has by day, with the hour you are back," : `Write it one page (${t.ask[0]}, ${t.ask[1]}, and when you are back),`} and ${s.faq || s.support ? "" : "give it "} one person to alert for ${either(t.urgent)}. Then ${s.phone ? "call" : "write to"} it yourself at nine in the evening, with an easy question and with “${t.tests[2]}” If nobody is alerted, leave it off until somebody is.`,
  dayOne: (s) =>
    `Ask the person who set it up one question: ${s.phone ? "what can it hear and read" : `which of ${s.writtenWords} can it answer`} while we're closed?`,
  needs: () => "the login, that page, and the name of somebody who may be woken",
  watch: (_, t) => `of ten ${t.customers} who asked after closing, how many still wanted it in the morning`,
  never: (_, t) => `say ${t.never[0]}`,
  short: () => "putting your own AI to work after hours",
};
