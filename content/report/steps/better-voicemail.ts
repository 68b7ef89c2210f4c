import type { Step } from "../kinds.ts";
import { daily, fresh } from "../own-hours.ts";

export const betterVoicemail: Step = {
  id: "better-voicemail",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.phone && s.afterHours,
  comfort: 0,
  closes: { "after-hours": 0.2 },
  reaches: "calls",
  takes: ["After-Hours Coverage"],
  setupHours: 1,
  work: (value, t) => [
    daily("working mornings, hearing what was left", 3),
    fresh(value, "nightShare", 5, `calls to possible ${t.newOnes}`),
  ],
  because: () => `of those who hear an hour some leave a name; most of the others hang up as before`,
  already: () => `your announcement names the hour at which you call back`,
  title: () => "A closing-time announcement with an hour in it",
  does: (_, t) =>
    `Record a new one today: your name, the hour at which you call back, what to do about ${t.urgent}, and the answer to ${t.ask[0]}. People leave a message when they know when it is heard.`,
  dayOne: (_, t) =>
    `Twenty seconds, recorded standing up. Then, each morning, first of all, the ${t.customers} who spoke.`,
  needs: () => "the phone you have and a few minutes in the morning",
  watch: () => "callers who left a name, out of all who heard the announcement",
  never: (_, t) => `leave ${t.urgent} without a number: the first sentence says where to turn`,
  short: () => "a new announcement, and calling back in the morning",
};
