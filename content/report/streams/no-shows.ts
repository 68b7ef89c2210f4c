import type { Stream } from "../kinds.ts";
import { cap } from "../words.ts";

export const noShows: Stream = {
  id: "no-shows",
  kind: "lost",
  of: ["Appointment Scheduling"],
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.noShowsKnown && s.trade.books,
  title: (_, t) => `${cap(t.jobs)} that fall through`,
  factors: ["noShowsPerWeek", "slotValue"],
  before: (_, t) => `${t.jobs} that fell through, each with its weekday`,
  result: (_, t) => `${t.jobs} fallen through a month`,
  notice: () => "that they are reminded, and can move without a conversation",
};
