import type { Lever } from "../kinds.ts";
import type { Step } from "../step-kinds.ts";
import { hasLever, leverIdOf } from "../lever-of.ts";
import { leverOf } from "../levers.ts";

/** A trade's own lever as a step: it closes no stream, and its rough sum stays out of the totals. */
const ofLever = (
  id: "own-dates" | "own-list" | "own-lever" | "own-names",
  takes: Step["takes"],
  is: (lever: Lever) => boolean,
): Step => ({
  id,
  kind: "cheaper-fix",
  basis: ["industry", "primaryGoal"],
  when: (s) => hasLever(s) && is(leverIdOf(s)!),
  aim: true,
  lever: true,
  comfort: 0,
  closes: {},
  takes,
  setupHours: 2,
  already: (s, t) => leverOf(t).already(s, t),
  title: (s, t) => leverOf(t).title(s, t),
  does: (s, t) => leverOf(t).does(s, t),
  dayOne: (s, t) => leverOf(t).dayOne(s, t),
  needs: (s, t) => leverOf(t).needs(s, t),
  watch: (s, t) => leverOf(t).watch(s, t),
  never: () => "wait until there is time",
  short: (s, t) => leverOf(t).short(s, t),
});

const LISTS: ReadonlySet<Lever> = new Set(["due", "talk", "second"]);
/** What a trade's playbook says of growth is about its lever. */
const TOLD = { subject: "growth" } as const;
export const ownDates: Step = {
  ...ofLever("own-dates", ["Appointment Scheduling"], (lever) => lever === "next-date"),
  // Whoever names a date aloud has nothing to set up.
  setupHours: 0,
  ...TOLD,
};
export const ownList: Step = {
  ...ofLever("own-list", ["Follow-up Communication"], (lever) => LISTS.has(lever)),
  ...TOLD,
};
export const ownLever: Step = {
  ...ofLever("own-lever", [], (lever) => lever !== "next-date" && lever !== "names" && !LISTS.has(lever)),
  ...TOLD,
};
/** It stands in the place of the trade's own. */
export const ownNames = ofLever("own-names", [], (lever) => lever === "names");
