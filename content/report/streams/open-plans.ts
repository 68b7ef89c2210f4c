import type { Stream } from "../kinds.ts";
import { brief, cap } from "../words.ts";

/** Larger work that was planned with whoever was seen, most of them known for years: it grows with those, not with new callers. */
export const openPlans: Stream = {
  id: "open-plans",
  kind: "lost",
  of: ["Follow-up Communication"],
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.followUp && s.trade.examples.planned !== undefined,
  title: (_, t) => cap(t.cold),
  factors: [
    "contactsPerWeek",
    "seenShare",
    "plannedShare",
    "coldShare",
    "coldWonShare",
    "offerValue",
    "keptShare",
  ],
  before: (_, t) => `how many of your ${brief(t.cold)} got a follow-up`,
  result: (_, t) => `${brief(t.cold)} lost a month`,
  notice: () => "that somebody checks back with them",
};
