import type { Situation, Value } from "../kinds.ts";
import type { Step } from "../step-kinds.ts";
import { each } from "../own-hours.ts";
import { article, cannotWait, either } from "../words.ts";

/** A live answering service, our example: dollars a month, and for each call. */
const BASE = 150;
const PER_CALL = 3;

/** Who is lost by day while nobody has a hand free is taken by the same people. */
const byDay = (s: Situation): boolean => s.phone && (s.talk >= 2 || s.missedKnown);
const notesOf = (value: Value, s: Situation) => [
  each(value, ["nightShare", "callShare"], 2, "of its notes, read"),
  ...(byDay(s) ? [each(value, "busyShare", 2, "of its notes by day, read")] : []),
];
const callsOf = (value: Value, s: Situation): number =>
  notesOf(value, s).reduce((sum, { count }) => sum + count, 0);

/** For whoever would not have a machine answer at night: people who do it by turns for many. */
export const nightPeople: Step = {
  id: "night-people",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) =>
    s.phone &&
    s.afterHours &&
    (s.trade.mourning === true || (s.missedKnown && s.clone === 0 && s.comfort === 0)),
  comfort: 0,
  closes: { "after-hours": 0.55, busy: 0.45 },
  reaches: "calls",
  takes: ["After-Hours Coverage"],
  setupHours: 3,
  cases: callsOf,
  monthly: (value, s) => BASE + PER_CALL * callsOf(value, s),
  buys: () => "a live answering service",
  work: (value, _, s) => notesOf(value, s),
  already: () => "a person already answers after closing",
  title: (s) => `A live person who answers at night${byDay(s) ? ", and by day when you can't" : ""}`,
  does: (s, t) =>
    `A live answering service takes your calls after closing${byDay(s) ? ", and by day whatever rings four times" : ""}, in your name. It asks who is calling, where to reach them, and what you would ask first (${t.sort[0]}). ${cannotWait(t) ? `For ${either(t.urgent)}, it wakes the person on duty${s.team === "alone" ? ": you, or somebody you trade nights with" : ""}; the rest waits until morning. ` : ""}Pick one you can quit after a month, and give it half a page in your own words.`,
  dayOne: () => "Ask two services what a month of nights would cost you, and what they charge per call.",
  needs: () =>
    "call forwarding on a timer, half a page of what to say, and the number of somebody they may wake",
  watch: (s, t) =>
    `calls it took${byDay(s) ? " by day and" : ""} at night, and how many of them became ${t.newOnes}`,
  never: (_, t) => `name a price or promise an hour to ${article(t.customer)}`,
  short: (s) => `a person who answers ${byDay(s) ? "when you can't" : "at night"}`,
};
