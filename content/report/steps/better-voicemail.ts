import type { Step } from "../kinds.ts";

export const betterVoicemail: Step = {
  id: "better-voicemail",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.phone && s.afterHours,
  comfort: 0,
  closes: { "after-hours": 0.2 },
  takes: ["After-Hours Coverage"],
  setupHours: 1,
  title: () => "A closing-time announcement with an hour in it",
  does: (_, t) =>
    `Record a new one today: your name, the hour at which you call back, what to do about ${t.urgent}, and the answer to ${t.ask[0]}. People speak when they hear by when somebody listens.`,
  dayOne: (_, t) =>
    `Twenty seconds, recorded standing up. Then half an hour each morning with the list of ${t.customers} who spoke, before anything else.`,
  needs: () => "the phone you have and the half hour in the morning",
  rehearse: (_, t, n) =>
    `Have a friend call at nine in the evening who would say: “${t.tests[n]}” Ask whether they would have stayed on.`,
  watch: () => "callers who left a name, out of all who heard the announcement",
  never: (_, t) => `invite ${t.urgent} to be left on tape`,
  short: () => "a new announcement and half an hour of calling back",
};
