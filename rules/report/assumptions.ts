import { assumptions, undecided } from "../../content/report/assumptions.ts";
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

/** Behind each line that is our guess. */
const EXAMPLE = "our example";
const LOWERED = "our example, lowered";

interface Told {
  value: number;
  source: string;
  note: string;
  typed?: true;
  lowered?: true;
}

/** What the owner's numbers say of the assumptions: as they were typed, or by a division that its source names. */
const fromOwner = (s: Situation, n: OwnersNumbers, example: (id: string) => number) => {
  const told: Record<string, Told> = {};
  const typed = (id: string, value: number | undefined) => {
    if (value !== undefined) told[id] = { value, source: "Your number", note: "your number", typed: true };
  };
  const put = (id: string, value: number, source: string, note = EXAMPLE) => {
    told[id] = { value: one(value), source, note };
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
    put("nightShare", (missed * value("lateShare")) / 100, source, note);
    put(s.phone ? "busyShare" : "silentShare", (missed * value("dayShare")) / 100, source, note);
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
  if (n.hourCost !== undefined && s.team === "alone") typed("expertCost", n.hourCost);
  else if (n.hourCost !== undefined)
    put("expertCost", 2 * n.hourCost, "Our example: twice the hour you gave");
  const left = (value("customerValue") * value("keptShare")) / 100;
  if (left < value("slotValue"))
    put("slotValue", left, "Our example, no more than a whole year with a new one leaves");
  const people = n.people ?? (s.team === "alone" ? 1 : undefined);
  if (people !== undefined) {
    const won =
      ((contacts * value("freshShare")) / 100) * (value("readyShare") / 100) * 52 * value("customerValue");
    const most = people * (people <= 2 ? MOST_EACH_OF_TWO : MOST_EACH);
    // Fewer of all contacts are new ones, and fewer of these come, than in our example.
    if (won > most)
      for (const id of ["freshShare", "readyShare"])
        told[id] = {
          value: one(value(id) * Math.sqrt(most / won)),
          source: "Our example, lowered to what so many people could serve",
          note: LOWERED,
          lowered: true,
        };
  }
  const ready = value("readyShare");
  put("undecidedShare", undecided(ready), "Our example");
  put("unfitShare", 100 - ready - undecided(ready), "Our example: the rest");
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
    const from = reviewed !== undefined ? "reviewer" : owner?.typed ? "owner" : "example";
    used[a.id] = {
      id: a.id,
      label: a.label(s, s.trade),
      value: reviewed ?? owner?.value ?? a.value(s),
      unit: a.unit,
      spread: from === "example" ? a.spread : 1,
      basis: a.basis,
      source: reviewed !== undefined ? "Your reviewer's number" : (owner?.source ?? a.source(s, s.trade)),
      from,
      note: reviewed !== undefined ? "your reviewer's number" : (owner?.note ?? EXAMPLE),
      ...(reviewed === undefined && owner?.lowered ? { lowered: true } : {}),
    };
  }
  return used;
};

/** Where the owner said how many more could be taken on: the part of all that are lost for whom there is room. */
export const withRoom = (
  used: Record<string, UsedAssumption>,
  s: Situation,
  lost: number,
): Record<string, UsedAssumption> =>
  s.room === undefined || lost <= s.room
    ? used
    : {
        ...used,
        roomShare: {
          ...used.roomShare!,
          value: one((100 * s.room) / lost),
          note: "from the room you have",
        },
      };
