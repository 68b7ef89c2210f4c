import { priceOf, prices } from "./prices.ts";

/** Three set-ups that an owner knows his own between, and what each comes to. */
export const priceExamples = [
  { calls: 40, systems: 0, what: "evenings, with messages by text" },
  { calls: 150, systems: 1, what: "evenings and lunch, booking into your calendar" },
  { calls: 500, systems: 2, what: "all day, with your calendar and your client list" },
].map(({ calls, systems, what }) => ({
  calls,
  what,
  parts: `$${prices.base} + ${calls} × $${prices.perContact.toFixed(2)}${systems > 0 ? ` + ${systems > 1 ? `${systems} × ` : ""}$${prices.perConnection}` : ""}`,
  total: `$${priceOf(calls, systems)}`,
}));
