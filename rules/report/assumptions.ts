import { assumptions } from "../../content/report/assumptions.ts";
import type { Situation } from "../../content/report/kinds.ts";
import type { OwnersNumbers } from "../../contracts/owners-numbers.ts";
import type { ReviewChoices, UsedAssumption } from "./report.ts";

const one = (n: number) => Math.round(n * 10) / 10;

/** Hours a week in which people are awake: seven days of sixteen. */
const WAKING_HOURS = 112;
/** Of the contacts that would come in an hour of the day, how many come in a closed one. */
const CLOSED_HOUR = 0.6;

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
    const night = told.nightShare?.value ?? example("nightShare");
    const busy = example("busyShare");
    const part = s.afterHours && s.phone && s.talk >= 2 ? night / (night + busy) : s.afterHours ? 1 : 0;
    const source = "From your missed ones, as a share of all";
    put("nightShare", one(missed * part), source);
    put("busyShare", one(missed * (1 - part)), source);
    put("slowShare", one(example("slowShare") * (1 - missed / 100)), "Our example, less the ones you miss");
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
