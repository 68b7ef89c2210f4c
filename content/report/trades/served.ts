import type { Trade } from "../kinds.ts";

const several = (noun: string) =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`;
/** Whom a trade serves and whom it wins, where each noun has the usual plural; `serves` adds with what. */
export const wins = (customer: string, newOne: string) => ({
  customer,
  customers: several(customer),
  newOne,
  newOnes: several(newOne),
});
export const serves = (customer: string, newOne: string, job: string) => ({
  ...wins(customer, newOne),
  job,
  jobs: several(job),
});

// Whom a trade serves and with what, where several say it in the same words and mean the same.

export const patientAppointments = { ...serves("patient", "new patient", "appointment"), books: true };
/** With a time or without. */
export const patientVisits = { ...serves("patient", "new patient", "visit"), books: true };
/** One session after another. */
export const clientSessions = { ...serves("client", "new client", "session"), books: true };
export const clientAppointments = { ...serves("client", "new client", "appointment"), books: true };
/** What is made or set aside for them. */
export const customerOrders = { ...serves("customer", "new customer", "order"), books: false, orders: true };
/** One piece made for each. */
export const commissions = { ...serves("client", "new commission", "commission"), books: false };

/** Who walks in and buys something. */
export const shopPurchases = {
  place: "shop",
  job: "purchase",
  jobs: "purchases",
  books: false,
  orders: true,
  day: [10, 18],
} satisfies Partial<Trade>;
