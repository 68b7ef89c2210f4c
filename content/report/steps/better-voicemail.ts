import type { Step } from "../kinds.ts";
import { fresh } from "../own-hours.ts";

export const betterVoicemail: Step = {
  id: "better-voicemail",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.afterHours && (s.phone || s.written),
  comfort: 0,
  closes: { "after-hours": 0.12 },
  takes: ["After-Hours Coverage"],
  setupHours: 1,
  work: (value, t) => [fresh(value, "nightShare", 5, `answers in the morning to possible ${t.newOnes}`)],
  because: () => "some who hear an hour leave a name; most are gone as before",
  already: (s) =>
    s.phone
      ? "your closing-time greeting names the hour at which you call back"
      : "such a reply goes out after closing",
  title: (s) =>
    s.phone && s.written
      ? "A closing-time greeting and reply with an hour in it"
      : s.phone
        ? "A closing-time greeting with an hour in it"
        : "An automatic reply with an hour in it",
  does: (s, t) =>
    `People leave a name when they know when it is read. ${
      s.phone
        ? `Record a new greeting: your name, the hour at which you call back, and where to turn with ${t.urgent}.${s.written ? " Whoever writes after closing gets the same in two automatic lines." : ""}`
        : `Whoever writes after closing gets two automatic lines: the hour of your answer, and where to turn with ${t.urgent}.`
    } In the morning these come first.`,
  dayOne: (s) =>
    s.phone
      ? "Twenty seconds, recorded tonight, with an hour you have kept all week anyway."
      : `Switched on tonight in ${s.writtenWords}, with an hour you have kept all week anyway.`,
  needs: (s) =>
    s.phone
      ? "the phone you have, and a few minutes each morning"
      : "the setting for absences, and a few minutes each morning",
  watch: (_, t) => `of ten ${t.customers} who asked after closing, how many still wanted it in the morning`,
  never: () => "say 'as soon as possible'",
  short: (s) => (s.phone ? "a new closing-time greeting" : "an automatic reply with an hour in it"),
};
