import { assumptions, FEW, undecided } from "../../content/report/assumptions.ts";
import type { Assumption, Situation } from "../../content/report/kinds.ts";
import { is, ORDERS_EACH } from "../../content/report/circumstances.ts";
import { isRented, ofVisits } from "../../content/report/words.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { ReviewChoices, UsedAssumption } from "./report.ts";
import { toTwo } from "./rounding.ts";

/** Shares are told in whole percents: a guess has no tenths. */
const whole = (n: number) => (n <= 0 ? 0 : Math.max(1, Math.round(n)));

/** Hours a week in which people are awake: seven days of sixteen. */
const WAKING_HOURS = 112;
/** Of the contacts that would come in an hour of the day, how many come in a closed one. */
const CLOSED_HOUR = 0.6;

/** Where one is worth so much, it is worth some effort. In dollars. */
const WORTH_EFFORT = 200;
/** In percent of what is paid: all but goods and materials is spent when nobody comes. */
const EMPTY_LOSES = 60;
/** An hour that nobody came to costs no more than so many times what we would have said without the owner's number. */
const MOST_AN_HOUR = 3;
/** Of a hundred that are paid, what is lost when nobody comes: what is left of it, and half of the costs, which run on. */
const emptyPart = (kept: number): number => kept + (100 - kept) / 2;
/** Hours a week that one person may spend on what nobody else can answer. */
const EXPERT_WEEK = 12;

/** Whose number a guess of ours is; its lines are not marked. */
export const EXAMPLE = "our example";

const MONEY: ReadonlySet<string> = new Set(
  assumptions.filter(({ unit }) => unit === "money").map(({ id }) => id),
);
const byId = new Map(assumptions.map((a) => [a.id, a]));
/** Nobody's guess of a sum has three digits. */
const exampleOf = (a: Assumption, s: Situation): number =>
  a.unit === "money" ? toTwo(a.value(s)) : a.value(s);

/** Where each is large work, one of those who answer takes on so many times as many new ones as in our example, at most. */
const MOST_EACH = 2.5;
const KEPT = "Our example, kept to the new ones that so many of you can take on";
export const isKept = ({ source }: UsedAssumption): boolean => source === KEPT;
/** The share of those who are new, of as many as the owner counted, so that so many people can take them on. */
const newShareFor = (s: Situation, { people, contactsPerWeek }: OwnersNumbers, share: number): number => {
  const { examples: e } = s.trade;
  return people === undefined || !contactsPerWeek || !is(s, "few and large") || isRented(s.trade)
    ? share
    : Math.min(share, (MOST_EACH * people * e.contactsPerWeek * e.freshShare) / FEW / contactsPerWeek);
};

/** So many people are no few. */
const SEVERAL = 5;
/** So many of those that we count as new are surely new. */
const SURELY = 0.25;

interface Told {
  value: number;
  source: string;
  note: string;
  typed?: true;
}

/** What the owner's numbers say of the assumptions: as they were typed, or by a division that its source names. */
const fromOwner = (s: Situation, n: OwnersNumbers, example: (id: string) => number, cautious: boolean) => {
  const told: Record<string, Told> = {};
  const typed = (id: string, value: number | undefined) => {
    if (value !== undefined) told[id] = { value, source: "Your number", note: "your number", typed: true };
  };
  const put = (id: string, value: number, source: string, note = EXAMPLE) => {
    told[id] = { value: MONEY.has(id) ? toTwo(whole(value)) : whole(value), source, note };
  };
  for (const id of [
    "contactsPerWeek",
    "missedPerWeek",
    "noShowsPerWeek",
    "customerValue",
    "keptShare",
    "hourCost",
  ] as const)
    typed(id, n[id]);
  if (n.hoursOpen !== undefined) {
    const closed = Math.max(0, WAKING_HOURS - n.hoursOpen) * CLOSED_HOUR;
    const share = (100 * closed) / (closed + Math.min(n.hoursOpen, WAKING_HOURS));
    put(
      "nightShare",
      share,
      "From your hours: a closed hour brings fewer than an open one",
      "from your hours, by our example",
    );
  }
  const value = (id: string) => told[id]?.value ?? example(id);
  const contacts = value("contactsPerWeek");
  if (n.missedPerWeek !== undefined && contacts > 0) {
    // As shares of all, for what a step takes on; the sums print the count itself.
    const missed = Math.min(100, (100 * n.missedPerWeek) / contacts);
    const source = "From what you counted, split by our example";
    const note = "your count, split by our example";
    const byDay = (missed * value("dayShare")) / 100;
    put("nightShare", (missed * value("lateShare")) / 100, source, note);
    if (s.phone) put("busyShare", (byDay * value("callShare")) / 100, source, note);
    if (s.written || !s.phone) put("silentShare", (byDay * value("wroteShare")) / 100, source, note);
    put("reachedShare", 100 - missed, "What your count leaves", "from your count");
  } else
    put(
      "reachedShare",
      Math.max(
        0,
        100 - (s.afterHours ? value("nightShare") : 0) - (s.phone && s.talk >= 2 ? value("busyShare") : 0),
      ),
      "What the lines above leave",
    );
  // One head answers them all: more than its week holds is not likely.
  const heads = (60 * EXPERT_WEEK * 100) / Math.max(1, contacts * value("expertMinutes"));
  if (value("expertShare") > heads)
    put(
      "expertShare",
      heads,
      "Our example, kept to what one person's week holds",
      n.contactsPerWeek === undefined ? EXAMPLE : "our example, kept to what one person's week holds",
    );
  if (n.hourCost !== undefined && s.team === "alone") typed("expertCost", n.hourCost);
  else if (n.hourCost !== undefined)
    put("expertCost", 2 * n.hourCost, "Our example: twice the hour you gave", "twice the hour you gave");
  // Who gave as much for an average new one offers no larger work than that.
  // Nor does a trade whose usual one pays as much, whatever its owner gave.
  const offered = s.trade.examples.offer?.pays ?? Infinity;
  // What is planned for whoever is seen has a price of its own.
  if (
    !s.trade.examples.planned &&
    Math.max(value("customerValue"), s.trade.examples.customerValue) >= offered
  ) {
    put("offerShare", 100, "What you gave for a new one");
    put("offerValue", 0, "What you gave for a new one");
  } else if (n.customerValue !== undefined && n.customerValue < s.trade.examples.customerValue)
    put(
      "offerValue",
      ((s.trade.examples.offer?.pays ?? 0) * n.customerValue) / s.trade.examples.customerValue,
      "Our example, lowered as what you gave lies below ours",
      "from what you gave, by our example",
    );
  // Where the year is made of visits, one of them is the same part of what was given as of our example.
  const pays = value("customerValue");
  const usual = s.trade.examples;
  const byPrice =
    n.customerValue !== undefined && ofVisits(s.trade)
      ? Math.min(MOST_AN_HOUR, pays / usual.customerValue)
      : 1;
  // Who keeps less of it spends more on what is not used up when nobody comes.
  const byKept = n.keptShare === undefined ? 1 : emptyPart(n.keptShare) / emptyPart(usual.keptShare);
  if (byPrice !== 1 || byKept !== 1)
    put(
      "slotValue",
      byPrice * byKept * usual.slotValue,
      "From what you gave for a new one and what is left of it, by our example",
      "from what you gave, by our example",
    );
  // An hour that nobody came to is paid for all the same: what is lost is what they pay, less what was not used up.
  // Where one is worth some effort, a year has several of them, and a broken one costs no more than half of it.
  const mostLost = (pays * Math.max(EMPTY_LOSES, value("keptShare"))) / (pays < WORTH_EFFORT ? 100 : 200);
  if (mostLost < value("slotValue"))
    put(
      "slotValue",
      mostLost,
      pays < WORTH_EFFORT
        ? "Our example, no more than a new one pays in a year, less what was not used up"
        : "Our example, no more than half of what a new one pays in a year, less what was not used up",
      n.customerValue === undefined ? EXAMPLE : "from what you gave, by our example",
    );
  // Work that is few and large is talked over again and again: who counts more than usual counts more of that.
  const ready = value("readyShare");
  if (n.contactsPerWeek !== undefined && is(s, "few and large") && !is(s, "again")) {
    const more = contacts / Math.max(1, example("contactsPerWeek"));
    const source = "Our example: of as many as you counted, more are about work under way";
    const note = "our example: of so many, more are about work under way";
    if (more > 1) {
      put("freshShare", example("freshShare") / Math.sqrt(more), source, note);
      const most = (ORDERS_EACH * value("freshShare") * ready) / 100;
      if (most < value("orderShare")) put("orderShare", most, source, note);
    }
  }
  // Nor do so few people take on so many new ones, whatever comes in.
  const share = newShareFor(s, n, value("freshShare"));
  if (share < value("freshShare"))
    put(
      "freshShare",
      share,
      KEPT,
      `our example, kept to the new ones that ${n.people === 1 ? "one person" : (n.people ?? 0) < SEVERAL ? "so few people" : "your people"} can take on`,
    );
  const whoTakesOn = ` quarter of our example: all of it would be more new ones than ${n.people === 1 ? "one person" : n.people !== undefined && n.people < SEVERAL ? "so few of you" : "you"} can take on`;
  if (cautious) put("freshShare", SURELY * value("freshShare"), `A${whoTakesOn}`, `a${whoTakesOn}`);
  put("undecidedShare", undecided(ready), "Our example");
  put("unfitShare", 100 - ready - undecided(ready), "Our example: the rest");
  return told;
};

/**
 * What the owner gave stands in the place of our example where another guess is made from it. Minutes and habits of a
 * trade that we know are not another's because one of its customers pays more.
 */
const withGiven = (s: Situation, { customerValue, keptShare, hourCost }: OwnersNumbers): Situation => ({
  ...s,
  trade: {
    ...s.trade,
    examples: {
      ...s.trade.examples,
      ...(customerValue === undefined || !s.plain ? {} : { customerValue }),
      ...(keptShare === undefined ? {} : { keptShare }),
      ...(hourCost === undefined ? {} : { hourCost }),
    },
  },
});

/** All assumptions as this report uses them: the reviewer's number, else the owner's, else the example; `cautious`: no more are new than surely are. */
export const assumptionsOf = (
  s: Situation,
  numbers: OwnersNumbers = {},
  review: ReviewChoices = {},
  cautious = false,
): Record<string, UsedAssumption> => {
  const given = withGiven(s, numbers);
  const unknown: Situation = { ...s, team: "unknown" };
  delete unknown.people;
  const examples = new Map<string, number>();
  const example = (id: string) => {
    const value = examples.get(id) ?? exampleOf(byId.get(id)!, given);
    examples.set(id, value);
    return value;
  };
  /** What of the owner's an example of ours was changed for, so that no number turns unsaid. */
  const changedFor = (a: Assumption): string =>
    example(a.id) !== exampleOf(a, s)
      ? "from what you gave, by our example"
      : s.team !== "unknown" && exampleOf(a, s) !== exampleOf(a, unknown)
        ? `our example for ${s.team === "alone" ? "one person" : "as many people as you are"}`
        : EXAMPLE;
  const told = fromOwner(s, numbers, example, cautious);
  const used: Record<string, UsedAssumption> = {};
  for (const a of assumptions) {
    const reviewed = review.assumptions?.[a.id];
    const owner = told[a.id];
    const from = reviewed !== undefined ? "reviewer" : owner?.typed ? "owner" : "example";
    used[a.id] = {
      id: a.id,
      label: a.label(s, s.trade),
      value: reviewed ?? owner?.value ?? example(a.id),
      unit: a.unit,
      spread: from === "example" ? a.spread : 1,
      basis: a.basis,
      source: reviewed !== undefined ? "Your reviewer's number" : (owner?.source ?? a.source(s, s.trade)),
      from,
      note: reviewed !== undefined ? "your reviewer's number" : (owner?.note ?? changedFor(a)),
    };
  }
  return used;
};
