import type { Stream } from "../kinds.ts";
import { cap, dates } from "../words.ts";

export const noShows: Stream = {
  id: "no-shows",
  kind: "lost",
  of: ["Appointment Scheduling"],
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.noShowsKnown && (s.trade.books || s.noShows > 0),
  title: (_, t) => `${cap(dates(t))} that fall through`,
  factors: ["noShowsPerWeek", "slotValue"],
  before: (_, t) => `${dates(t)} that fell through, each with its weekday`,
  result: (_, t) => `${dates(t)} fallen through a month`,
  notice: () => "that they are reminded, and can move without a conversation",
};
