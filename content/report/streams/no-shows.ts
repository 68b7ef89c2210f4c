import type { Stream } from "../kinds.ts";

export const noShows: Stream = {
  id: "no-shows",
  kind: "lost",
  of: ["Appointment Scheduling"],
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.noShowsKnown && !s.trade.atHome && (s.trade.books || s.noShows > 0),
  title: () => "No-shows",
  factors: ["noShowsPerWeek", "emptyShare", "slotValue"],
  before: () => "no-shows, each with its weekday",
  result: () => "no-shows a month that stay lost",
  notice: () => "that they are reminded, and can move without a conversation",
};
