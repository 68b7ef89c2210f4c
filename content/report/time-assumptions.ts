import { byAnswer, byTrade } from "./words.ts";
import { is, ORDERS_EACH } from "./circumstances.ts";
import type { Assumption, Situation } from "./kinds.ts";

/** Bottlenecks that are each about a part of all contacts, and that part in percent while nothing else is named. */
const PARTS = [
  ["scheduling", 30],
  ["faq", 30],
  ["support", 22],
  ["orders", 25],
] as const;
/** Of all contacts, no more than this is shared out among them: the rest is about something else. */
const MOST_NAMED = 85;
/** A part in percent, less where so much was named that the parts would come to more than all there is. */
const part = (s: Situation, percent: number) => {
  const named = PARTS.reduce((sum, [field, share]) => (s[field] ? sum + share : sum), 0);
  return Math.round(percent * Math.min(1, MOST_NAMED / Math.max(1, named)));
};

/** “Are you open?” is answered in a breath; what a practice or an office is asked is not. */
const isShort = (s: Situation) =>
  /^(Hospitality|Retail)/.test(s.trade.industry) && is(s, "many and small") && !is(s, "for firms");

const seenAtOnce = (s: Situation) => s.trade.industry === "Hospitality/Restaurant" && isShort(s);

/** Percent that are orders: fewer where people come in and buy, and where each order is large no more than there are new ones, half of them with a change. */
const ordersOf = (s: Situation): number => {
  const { freshShare, readyShare } = s.trade.examples;
  if (!s.trade.orders || s.trade.job === "purchase") return 10;
  return is(s, "few and large") && !is(s, "again")
    ? Math.min(25, Math.max(1, Math.round((ORDERS_EACH * freshShare * readyShare) / 100)))
    : 25;
};

/** Where papers are the work, each of them types so many hours a week; so many people, where nobody said how many. */
const PAPERS_EACH = 1.5;
const SOME = { alone: 1, few: 5, many: 12, unknown: 5 } as const;
const typedOf = (s: Situation): number =>
  /^(Financial|Legal)/.test(s.trade.industry)
    ? Math.max(3, Math.round(PAPERS_EACH * (s.people ?? SOME[s.team])))
    : s.team === "many"
      ? Math.max(6, Math.round((s.people ?? 0) / 3))
      : 3;

/** Of a hundred contacts no more are from somebody new. */
const KNOWN_ALL = 5;

/** What of all contacts is about what, and the minutes that each takes. */
export const timeAssumptions: readonly Assumption[] = [
  {
    id: "schedulingShare",
    unit: "percent",
    label: () => "are about a date",
    value: (s) => part(s, 30),
    spread: 1.25,
    basis: ["operationalBottlenecks"],
    source: () => "Our example, from the bottlenecks you named",
  },
  {
    id: "schedulingMinutes",
    unit: "minutes",
    label: () => "minutes for each date",
    value: (s) => (s.phone ? 5 : 8),
    spread: 1.2,
    basis: ["operationalBottlenecks", "interactionChannels"],
    source: () => "Our example",
  },
  {
    id: "questionShare",
    unit: "percent",
    label: () => "ask something you've answered before",
    value: (s) => part(s, 30),
    spread: 1.25,
    basis: ["operationalBottlenecks"],
    source: () => "Our example, from the bottlenecks you named",
  },
  {
    id: "questionMinutes",
    unit: "minutes",
    label: () => "minutes for each question",
    value: (s) => (isShort(s) ? 2 : 5),
    spread: 1.2,
    basis: ["operationalBottlenecks"],
    source: () => "Our example",
  },
  {
    id: "statusShare",
    unit: "percent",
    label: () => "ask how things stand",
    value: (s) => part(s, 22),
    spread: 1.25,
    basis: ["operationalBottlenecks"],
    source: () => "Our example, from the bottlenecks you named",
  },
  {
    id: "statusMinutes",
    unit: "minutes",
    label: () => "minutes for each look-up",
    // A ticket on the rail or a name in the book is seen at a glance.
    value: (s) => (seenAtOnce(s) ? 2 : s.reply >= 2 ? 10 : 8),
    spread: 1.2,
    basis: ["operationalBottlenecks", "responseTime"],
    source: (s) => (s.reply >= 2 && !seenAtOnce(s) ? "Our example, with second tries" : "Our example"),
  },
  {
    id: "orderShare",
    unit: "percent",
    label: () => "are an order or a change to one",
    value: (s) => part(s, ordersOf(s)),
    spread: 1.25,
    basis: ["industry", "operationalBottlenecks"],
    source: byTrade,
  },
  {
    id: "orderMinutes",
    unit: "minutes",
    label: () => "minutes for each order",
    // Who hardly hears from anybody new takes down what those he knows always order.
    value: (s) =>
      is(s, "for firms") && s.trade.examples.freshShare <= KNOWN_ALL
        ? 8
        : byAnswer(
            [8, 15, 22, 22],
            [800, 2000].filter((least) => s.trade.examples.customerValue >= least).length,
          ),
    spread: 1.2,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "typedHours",
    unit: "hours",
    label: (s, t) =>
      `hours a week spent typing ${t.typed}${s.team === "many" ? " (our example for ten people or more)" : ""}`,
    value: typedOf,
    spread: 1.7,
    basis: ["operationalBottlenecks"],
    source: () => "Our example: nobody said how many hours",
  },
  {
    id: "sortMinutes",
    unit: "minutes",
    label: () => "minutes for each inquiry",
    value: (s) =>
      s.trade.examples.customerValue >= 1000 ? 10 : s.trade.examples.customerValue >= 300 ? 6 : 2,
    spread: 1.3,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "expertShare",
    unit: "percent",
    label: () => "need the one person who knows",
    value: (s) => (s.clone === 3 ? 10 : 6),
    spread: 1.3,
    basis: ["cloneExpertiseValue"],
    source: () => "Our example, from your answer",
  },
  {
    id: "expertMinutes",
    unit: "minutes",
    label: () => "minutes for each interruption",
    value: () => 12,
    spread: 1.3,
    basis: ["cloneExpertiseValue"],
    source: () => "Our example",
  },
];
