import type { Stream } from "../kinds.ts";
import { cap } from "../words.ts";

/** Of those who had begun: not a stand-in of offers without an answer. */
export const brokenOff: Stream = {
  id: "broken-off",
  kind: "lost",
  of: ["Follow-up Communication"],
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.followUp && s.trade.lapses === true,
  title: (_, t) => cap(t.cold),
  factors: [
    "contactsPerWeek",
    "freshShare",
    "readyShare",
    "lapsedShare",
    "keepShare",
    "customerValue",
    "restShare",
    "keptShare",
  ],
  before: (_, t) => `which ${t.customers} of last month should have come again and did not`,
  result: (_, t) => `${t.customers} lost a month who had begun`,
  notice: () => "that somebody asks when they stay away",
};
