import type { Step } from "../kinds.ts";
import { part } from "../own-hours.ts";
import { cap } from "../words.ts";

export const textBack: Step = {
  id: "text-back",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "customerInteractionPercentage"],
  when: (s) => s.phone && s.sms,
  comfort: 0,
  closes: { busy: 0.35 },
  takes: [],
  setupHours: 2,
  monthly: 15,
  work: (value) => [part(value, "busyShare", 30, 1, "answers to what they write back")],
  buys: () => `the texts`,
  because: () => `a sentence within the minute holds about a third; the others have dialed on`,
  already: () => `missed calls get a text by themselves`,
  title: () => "A text to every call you could not take",
  does: (_, t) =>
    `Within a minute the caller reads: 'With somebody just now. Write what you need, or I call you at four.' It keeps them from the next name on the list ${t.hands}.`,
  dayOne: () =>
    "Switch it on with one sentence and your real hour; most phone plans and small phone systems have it.",
  needs: (_, t) =>
    `a number that can send text messages; the sentence; the hour, kept. ${cap(t.urgent)} must be told where to go in the same text`,
  watch: () => "missed callers who wrote back",
  never: () => "go out at night with a promise for today",
  short: () => "a text to every call that you could not take",
};
