import { either, isAwake, newPeople } from "../words.ts";
import type { Step } from "../step-kinds.ts";
import { fresh } from "../own-hours.ts";

export const betterVoicemail: Step = {
  id: "better-voicemail",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks"],
  // Who has lost somebody is answered by a person.
  when: (s) => s.afterHours && (s.phone || s.written) && !(s.trade.mourning && s.phone && s.team !== "alone"),
  comfort: 0,
  closes: { "after-hours": 0.12 },
  takes: ["After-Hours Coverage"],
  setupHours: 1,
  // Who tries again anyway is answered today as well.
  work: (value, t) =>
    isAwake(t)
      ? [fresh(value, "nightShare", 12, `answers that evening to possible ${newPeople(t)}`)]
      : [
          fresh(
            value,
            ["nightShare", "nightGoneShare"],
            5,
            `answers in the morning to possible ${newPeople(t)}`,
          ),
        ],
  awake: 0.28,
  subject: "After-Hours Coverage",
  already: (s) =>
    s.phone
      ? "your after-hours greeting already names the hour you call back"
      : "such a reply already goes out after closing",
  // As wide as what a trade says there: what people hear, and who is there for what cannot wait.
  title: () => "Settle what happens after closing: what people hear, and who helps",
  does: (s, t) =>
    `People leave a message if they know when somebody gets to it. ${
      s.phone
        ? `Record a new greeting: your name, the hour you call back, and where to turn with ${either(t.urgent)}.${s.written ? " Anyone who writes after closing gets the same in two automatic sentences." : ""}`
        : `Anyone who writes after closing gets two automatic sentences: when you will answer, and where to turn with ${either(t.urgent)}.`
    } Answer these first in the morning.`,
  dayOne: (s) =>
    s.phone
      ? "It takes twenty seconds: record it tonight, with an hour you can keep every day."
      : `Switch it on tonight for ${s.writtenWords}, with an hour you can keep every day.`,
  needs: (s) =>
    s.phone
      ? "the phone you have, and a few minutes each morning"
      : "the away-message setting, and a few minutes each morning",
  watch: (_, t) => `of ten ${t.customers} who asked after closing, how many still wanted it in the morning`,
  never: () => "say 'as soon as possible'",
  short: () => "a plan for after hours",
};
