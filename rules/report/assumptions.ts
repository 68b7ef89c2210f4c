import { assumptions } from "../../content/report/assumptions.ts";
import type { Situation } from "../../content/report/kinds.ts";
import type { OwnersNumbers } from "../../contracts/owners-numbers.ts";
import type { ReviewChoices, UsedAssumption } from "./report.ts";

const one = (n: number) => Math.round(n * 10) / 10;

/** Hours a week in which people are awake: seven days of sixteen. */
const WAKING_HOURS = 112;
/** Of the contacts that would come in an hour of the day, how many come in a closed one. */
const CLOSED_HOUR = 0.6;

/** Dollars a year of new customers that each of those who answer can take on beside those they have: our example. */
const MOST_EACH = 120_000;
const MOST_EACH_OF_TWO = 60_000;

/** What the owner's numbers say of the assumptions, directly or by a division that is named in the source. */
const fromOwner = (s: Situation, n: OwnersNumbers, example: (id: string) => number) => {
  const told: Record<string, { value: number; source: string }> = {};
  const put = (id: string, value: number | undefined, source = "Your number") => {
    if (value !== undefined) told[id] = { value, source };
  };
  put("contactsPerWeek", n.contactsPerWeek);
  put("customerValue", n.customerValue);
  put("keptShare", n.keptShare);
  put("hourCost", n.hourCost);
  if (n.hoursOpen !== undefined) {
    const closed = Math.max(0, WAKING_HOURS - n.hoursOpen) * CLOSED_HOUR;
    const share = (100 * closed) / (closed + Math.min(n.hoursOpen, WAKING_HOURS));
    put("nightShare", one(share), "From your hours: a closed hour brings fewer than an open one");
  }
  const contacts = n.contactsPerWeek ?? example("contactsPerWeek");
  if (n.missedPerWeek !== undefined && contacts > 0) {
    const missed = Math.min(100, (100 * n.missedPerWeek) / contacts);
    // Where nobody says which of them came when: half after closing, a third of them for who works alone.
    const late = !s.afterHours ? 0 : s.team === "alone" ? 1 / 3 : 1 / 2;
    const split =
      late === 0
        ? "Your number, as a share of all"
        : `Your number, as a share of all: ${late === 1 / 2 ? "half" : "a third"} of them taken to come after closing`;
    put("nightShare", one(missed * late), split);
    put(s.phone ? "busyShare" : "silentShare", one(missed * (1 - late)), split);
  }
  if (n.hourCost !== undefined && s.team !== "alone")
    put("expertCost", 2 * n.hourCost, "Our example: twice the hour you gave");
  if (n.hourCost !== undefined && s.team === "alone") put("expertCost", n.hourCost);
  if (n.contactsPerWeek !== undefined)
    put(
      "bookedPerWeek",
      Math.max(5, 5 * Math.round(contacts * 0.07)),
      "Our example: about a third of what reaches you",
    );
  if (n.people !== undefined) {
    const value = n.customerValue ?? example("customerValue");
    const won = ((contacts * example("freshShare")) / 100) * (example("readyShare") / 100) * 52 * value;
    const most = n.people * (n.people <= 2 ? MOST_EACH_OF_TWO : MOST_EACH);
    if (won > most)
      for (const id of ["readyShare", "undecidedShare"])
        put(id, one((example(id) * most) / won), "Our example, lowered to what so many people could serve");
  }
  return told;
};

/** All assumptions as this report uses them: the reviewer's number, else the owner's, else the example. */
export const assumptionsOf = (
  s: Situation,
  numbers: OwnersNumbers = {},
  review: ReviewChoices = {},
): Record<string, UsedAssumption> => {
  const example = (id: string) => assumptions.find((a) => a.id === id)!.value(s);
  const told = fromOwner(s, numbers, example);
  const used: Record<string, UsedAssumption> = {};
  for (const a of assumptions) {
    const reviewed = review.assumptions?.[a.id];
    const owner = told[a.id];
    const from =
      reviewed !== undefined ? "reviewer" : owner && !owner.source.startsWith("Our") ? "owner" : "example";
    used[a.id] = {
      id: a.id,
      label: a.label(s, s.trade),
      value: reviewed ?? owner?.value ?? a.value(s),
      unit: a.unit,
      spread: from === "example" ? a.spread : 1,
      basis: a.basis,
      source: reviewed !== undefined ? "Your reviewer's number" : (owner?.source ?? a.source(s, s.trade)),
      from,
    };
  }
  return used;
};
