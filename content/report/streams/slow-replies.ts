import type { Stream } from "../kinds.ts";
import { cap, newPerson } from "../words.ts";

export const slowReplies: Stream = {
  id: "slow-replies",
  kind: "lost",
  of: [],
  basis: ["responseTime", "interactionChannels", "industry"],
  when: (s) => s.reply >= 1 && (s.phone || s.written),
  title: (_, t) => `${cap(t.newOnes)} lost by slow replies`,
  factors: [
    "contactsPerWeek",
    "reachedShare",
    "laterShare",
    "slowShare",
    "freshShare",
    "readyShare",
    "slowGoneShare",
    "customerValue",
    "keptShare",
  ],
  before: (_, t) => `the hours until each possible ${newPerson(t)} has your first answer`,
  result: (_, t) => `${t.newOnes} lost a month`,
  notice: () => "that the first answer comes sooner",
};
