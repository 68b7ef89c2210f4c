import { z } from "zod";

/** Least, greatest and step of each of the owner's numbers; all are optional. Money is dollars. */
export const OWNERS_NUMBER_BOUNDS = {
  /** People who answer customers, the owner included. */
  people: { min: 1, max: 1000, step: 1, unit: "count" },
  /** Hours a week in which somebody is there to answer. */
  hoursOpen: { min: 1, max: 168, step: 1, unit: "hours" },
  /** Calls and messages a week, answered or not. */
  contactsPerWeek: { min: 0, max: 20_000, step: 1, unit: "count" },
  /** Of these, the ones nobody answered at the time. */
  missedPerWeek: { min: 0, max: 20_000, step: 1, unit: "count" },
  /** Appointments a week that nobody turned up for, unannounced. */
  noShowsPerWeek: { min: 0, max: 5000, step: 1, unit: "count" },
  /** New customers a month that could be taken on beside those who come. */
  roomPerMonth: { min: 0, max: 10_000, step: 1, unit: "count" },
  /** What a new customer pays in the first year. */
  customerValue: { min: 0, max: 1_000_000, step: 1, unit: "money" },
  /** Of each hundred dollars of that, how many are left after the costs it causes. */
  keptShare: { min: 0, max: 100, step: 1, unit: "percent" },
  /** What an hour of whoever answers costs. */
  hourCost: { min: 0, max: 1000, step: 0.5, unit: "money" },
} as const;
export type OwnersNumberId = keyof typeof OWNERS_NUMBER_BOUNDS;
export const OWNERS_NUMBER_IDS = Object.keys(OWNERS_NUMBER_BOUNDS) as OwnersNumberId[];

const bounded = (id: OwnersNumberId) => {
  const { min, max } = OWNERS_NUMBER_BOUNDS[id];
  return z
    .number({ error: "Please enter a number" })
    .min(min, `Please enter ${min} or more`)
    .max(max, `Please enter ${max} or less`);
};

/** What the owner told beyond the eleven answers: any of the numbers, and the trade by its id. */
export const ownersNumbers = z.object({
  people: bounded("people").int("Please enter a whole number").optional(),
  hoursOpen: bounded("hoursOpen").optional(),
  contactsPerWeek: bounded("contactsPerWeek").optional(),
  missedPerWeek: bounded("missedPerWeek").optional(),
  noShowsPerWeek: bounded("noShowsPerWeek").optional(),
  roomPerMonth: bounded("roomPerMonth").optional(),
  customerValue: bounded("customerValue").optional(),
  keptShare: bounded("keptShare").optional(),
  hourCost: bounded("hourCost").optional(),
  trade: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
});
export type OwnersNumbers = z.output<typeof ownersNumbers>;
