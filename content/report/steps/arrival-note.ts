import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const arrivalNote: Step = {
  id: "arrival-note",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.written && s.reply >= 2,
  comfort: 0,
  closes: { "slow-replies": 0.28 },
  reaches: "written",
  takes: [],
  setupHours: 2,
  work: () => [once("keeping the date true", 20)],
  because: (_, t) => `a date holds ${t.customers} who only wondered whether anybody had read it`,
  already: (_, t) => `${t.customers} get a date at once as it is`,
  title: () => "An automatic answer with a date",
  does: (s, t) =>
    t.industry === "Legal"
      ? `Your answer comes ${s.replyWords}; nobody who wrote knows that. Two automatic lines at once say when it comes, ask for the names of both sides and for no facts, and say that writing to you makes nobody a client. With ${t.urgent}, they say where to turn.`
      : `Your answer comes ${s.replyWords}; nobody who wrote knows that. Two automatic lines at once say when it comes, what you need until then (${t.sort[0]}; ${t.sort[1]}), and where to turn with ${t.urgent}.`,
  dayOne: (s) => `In ${s.writtenWords}, with a date you have kept so far without promising it.`,
  needs: (s, t) =>
    `the setting for automatic answers${s.social ? " (your page has one of its own)" : ""}, and two lines to ${t.customers}`,
  watch: (_, t) => `${t.customers} who send what you asked for before you have answered`,
  never: () => "say 'soon'",
  short: () => "an automatic answer with a date",
};
