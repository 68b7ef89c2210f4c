import type { Step } from "../kinds.ts";

export const arrivalNote: Step = {
  id: "arrival-note",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.written && s.reply >= 2,
  comfort: 0,
  closes: { "slow-replies": 0.28 },
  takes: [],
  setupHours: 2,
  title: () => "An automatic answer with a date in it",
  does: (s, t) =>
    `Your answer comes ${s.replyWords}; nobody who wrote knows that. Two automatic lines at once say when it comes, what you need until then (${t.sort[0]}; ${t.sort[1]}), and where to turn with ${t.urgent}.`,
  dayOne: (s) =>
    `Switched on today, in ${s.writtenWords}, with a date you have kept so far without promising it.`,
  needs: () => "the setting for automatic answers in what you use today, and two lines",
  rehearse: (_, t, n) => `Write to yourself: “${t.tests[n]}” Would you wait for that?`,
  watch: () => "those who send what you asked for before you have answered",
  never: () => "say 'soon'",
  short: () => "an automatic answer with a date in it",
};
