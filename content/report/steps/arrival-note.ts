import { either, isLegal, isOfHealth } from "../words.ts";
import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";

export const arrivalNote: Step = {
  id: "arrival-note",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.written && s.reply >= 2,
  comfort: 0,
  // It names the hour and brings the answer no sooner: as much as a greeting does by phone.
  closes: { "slow-replies": 0.12 },
  reaches: "written",
  takes: [],
  setupHours: 2,
  work: () => [once("keeping the date true", 20)],
  already: (_, t) => `${t.customers} are told at once when they will hear from you`,
  title: () => "An automatic reply that says when they will hear from you",
  does: (_, t) =>
    isLegal(t)
      ? `Nobody who writes knows when you answer. Two automatic sentences say when, ask for the names of both sides and for no facts, and say that writing to you makes nobody a client. For ${either(t.urgent)}, they say where to turn.`
      : `Nobody who writes knows when you answer. Two automatic sentences say when, ${isOfHealth(t) ? "that nothing about health belongs in a message" : `what you need in the meantime (${t.sort[0]}; ${t.sort[1]})`}, and where to turn with ${either(t.urgent)}.`,
  dayOne: (s) => `Switch it on for ${s.writtenWords}, with a deadline you already keep.`,
  needs: (s, t) =>
    `the auto-reply setting${s.social ? " (your page has one of its own)" : ""} and two sentences to ${t.customers}`,
  watch: (_, t) => `${t.customers} who send what you asked for before you have answered`,
  never: () => "say 'soon'",
  short: () => "an automatic reply with a date",
};
