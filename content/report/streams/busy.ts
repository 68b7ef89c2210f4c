import type { Stream } from "../kinds.ts";
import { cap } from "../words.ts";

export const busy: Stream = {
  id: "busy",
  kind: "lost",
  of: [],
  basis: ["customerInteractionPercentage", "interactionChannels", "industry"],
  when: (s) => s.phone && (s.talk >= 2 || s.missedKnown),
  title: (_, t) => `${cap(t.newOnes)} lost by day, when nobody can pick up`,
  factors: [
    "contactsPerWeek",
    "busyShare",
    "freshShare",
    "readyShare",
    "busyGoneShare",
    "customerValue",
    "keptShare",
  ],
  counted: [
    "missedPerWeek",
    "dayShare",
    "callShare",
    "freshShare",
    "readyShare",
    "busyGoneShare",
    "customerValue",
    "keptShare",
  ],
  before: () => "every call that nobody took, and at what time",
  result: (_, t) => `${t.newOnes} lost a month`,
  notice: () => "that their call isn't lost when nobody can pick up",
};
