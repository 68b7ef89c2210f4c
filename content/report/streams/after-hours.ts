import type { Stream } from "../kinds.ts";
import { cap } from "../words.ts";

export const afterHours: Stream = {
  id: "after-hours",
  kind: "lost",
  of: ["After-Hours Coverage"],
  basis: ["operationalBottlenecks", "interactionChannels", "industry"],
  when: (s) => s.afterHours && !s.onlyInPerson,
  title: (_, t) => `${cap(t.newOnes)} lost while you are closed`,
  factors: [
    "contactsPerWeek",
    "nightShare",
    "freshShare",
    "readyShare",
    "nightGoneShare",
    "customerValue",
    "keptShare",
  ],
  counted: [
    "missedPerWeek",
    "lateShare",
    "freshShare",
    "readyShare",
    "nightGoneShare",
    "customerValue",
    "keptShare",
  ],
  before: () => "what came after closing, and whether it was still there in the morning",
  result: (_, t) => `${t.newOnes} lost a month`,
  notice: () => "that whoever asks in the evening gets a next step",
};
