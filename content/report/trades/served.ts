import type { Trade } from "../kinds.ts";

// Whom a trade serves and with what, where several say it in the same words and mean the same.

/** Patients who come by appointment. */
export const patientAppointments = {
  customer: "patient",
  customers: "patients",
  newOne: "new patient",
  newOnes: "new patients",
  job: "appointment",
  jobs: "appointments",
  books: true,
} satisfies Partial<Trade>;

/** Patients who come by visit, with a time or without. */
export const patientVisits = {
  customer: "patient",
  customers: "patients",
  newOne: "new patient",
  newOnes: "new patients",
  job: "visit",
  jobs: "visits",
  books: true,
} satisfies Partial<Trade>;

/** Clients who come for one session after another. */
export const clientSessions = {
  customer: "client",
  customers: "clients",
  newOne: "new client",
  newOnes: "new clients",
  job: "session",
  jobs: "sessions",
  books: true,
} satisfies Partial<Trade>;

/** Clients who come by appointment. */
export const clientAppointments = {
  customer: "client",
  customers: "clients",
  newOne: "new client",
  newOnes: "new clients",
  job: "appointment",
  jobs: "appointments",
  books: true,
} satisfies Partial<Trade>;

/** Customers who order what is made or set aside for them. */
export const customerOrders = {
  customer: "customer",
  customers: "customers",
  newOne: "new customer",
  newOnes: "new customers",
  job: "order",
  jobs: "orders",
  books: false,
  orders: true,
} satisfies Partial<Trade>;

/** Clients who have one piece made. */
export const commissions = {
  customer: "client",
  customers: "clients",
  newOne: "new commission",
  newOnes: "new commissions",
  job: "commission",
  jobs: "commissions",
  books: false,
} satisfies Partial<Trade>;

/** Who walks in and buys something. */
export const shopPurchases = {
  place: "shop",
  job: "purchase",
  jobs: "purchases",
  books: false,
  orders: true,
  day: [10, 18],
} satisfies Partial<Trade>;

const several = (noun: string) =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`;
/** Whom a trade serves, whom it wins and with what, where each noun has the usual plural. */
export const serves = (customer: string, newOne: string, job: string) => ({
  customer,
  customers: several(customer),
  newOne,
  newOnes: several(newOne),
  job,
  jobs: several(job),
});
