import type { Situation, Trade } from "../kinds.ts";
import type { Step } from "../step-kinds.ts";
import { ofVisits, staysForLess } from "../words.ts";

type Fixed = "kind" | "basis" | "aim" | "comfort" | "closes";

/** Whose number an hour's price is. */
export const anHour = (own: (assumption: string) => boolean): string =>
  own("hourCost") ? "at your {a.hourCost} an hour" : "at {a.hourCost} an hour, our example";

/** What one more is worth who comes or stays because of it. */
export const noticed = (s: Situation, t: Trade): string =>
  t.mourning
    ? ""
    : `each ${ofVisits(t) ? `${t.newOne.replace(/^new /, "")} who stays a year longer because of it` : `${t.newOne} that comes by referral`} is worth about ${ofVisits(t) && staysForLess(t) ? "{lever.again} (our guess: half of what the first year brings)" : `{lever.year} (${s.valueKnown ? "what is left of your {a.customerValue}" : "our estimate"})`}`;

/** A step that answers what is wanted most by itself: anybody can do it: what an hour or a customer of it is worth is said, and none of it is in the plan's sums. */
export const ofAim = (step: Omit<Step, Fixed | "takes"> & Partial<Pick<Step, "takes">>): Step => ({
  kind: "cheaper-fix",
  basis: ["primaryGoal", "industry"],
  aim: true,
  comfort: 0,
  closes: {},
  takes: [],
  ...step,
});
