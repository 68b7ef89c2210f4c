import type { Stream } from "../kinds.ts";
import { cap } from "../words.ts";

export const unanswered: Stream = {
  id: "unanswered",
  kind: "lost",
  of: [],
  basis: ["interactionChannels", "industry"],
  when: (s) => s.missedKnown && (s.written || (s.speakers && !s.phone)),
  title: (s, t) =>
    `${cap(t.newOnes)} ${s.phone ? "lost in messages that nobody answered" : "lost because nobody answered"}`,
  factors: [
    "contactsPerWeek",
    "silentShare",
    "freshShare",
    "readyShare",
    "silentGoneShare",
    "customerValue",
    "keptShare",
  ],
  counted: [
    "missedPerWeek",
    "dayShare",
    "wroteShare",
    "freshShare",
    "readyShare",
    "silentGoneShare",
    "customerValue",
    "keptShare",
  ],
  before: () => "what had no answer by evening, and how long it had been waiting",
  result: (_, t) => `${t.newOnes} lost a month`,
  notice: () => "that everything gets an answer",
};
