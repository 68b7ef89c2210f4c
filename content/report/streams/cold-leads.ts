import type { Stream } from "../kinds.ts";
import { brief, cap } from "../words.ts";

export const coldLeads: Stream = {
  id: "cold-leads",
  kind: "lost",
  of: ["Follow-up Communication"],
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.followUp && !s.trade.lapses && s.trade.examples.planned === undefined,
  title: (_, t) => cap(t.cold),
  factors: [
    "contactsPerWeek",
    "freshShare",
    "undecidedShare",
    "coldShare",
    "coldWonShare",
    "customerValue",
    "keptShare",
  ],
  offered: [
    "contactsPerWeek",
    "freshShare",
    "undecidedShare",
    "offerShare",
    "coldShare",
    "coldWonShare",
    "offerValue",
    "keptShare",
  ],
  before: (_, t) => `how many of your ${brief(t.cold)} got a follow-up`,
  result: (_, t) => `${t.newOnes} lost a month`,
  notice: () => "that somebody checks back with them",
};
