import type { Industry } from "../../../../contracts/assessment-options.ts";

/** What the consultant knows about one line of business. Every text is plain running English. */
export interface IndustryKnowledge {
  industry: Industry;
  /** With its article: "a practice". */
  aBusiness: string;
  /** Without: "practice". */
  business: string;
  customer: string;
  customers: string;
  /** Who stands at the counter or the phone: "your front desk". */
  team: string;
  /** What is booked or arranged, one and many. */
  booking: string;
  bookings: string;
  /** What a ready customer does, after "ready to". */
  buy: string;
  /** What the value assumption counts, without a capital. */
  valueOf: string;
  /** The day, in two short sentences: where it hurts. */
  opening: string;
  /** What happens to a contact that nobody answers. */
  missedMoment: string;
  /** The same two for a business that nobody calls, where the first ones speak of calls. */
  without?: { opening: string; missedMoment: string };
  /** Bookings with a fixed length and no judgment in them; then those that need a person. */
  simpleBookings: string;
  judgmentBookings: string;
  /** Five things people ask again and again. */
  questions: readonly [string, string, string, string, string];
  /** Where bookings and records live: "your practice software". */
  system: string;
  /** What must go to a person at once, as list items. */
  toAPerson: readonly string[];
  /** What goes wrong in this business in particular. */
  risk: readonly [title: string, text: string];
  /** Three parts to play when trying it out. */
  rehearsal: string;
  /** What somebody says that it must not answer, and how it hands over. An example. */
  handOver: readonly [said: string, answer: string];
  /** Rules to mind: what they touch and whom to ask. */
  rules: readonly string[];
  /** What to count in the first month. */
  count: string;
  /** Example numbers. Examples, never statistics. */
  examples: {
    contactsPerWeek: number;
    readyShare: number;
    goneShare: number;
    customerValue: number;
    tasksPerWeek: number;
    hourlyCost: number;
  };
}
