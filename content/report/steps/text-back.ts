import { either } from "../words.ts";
import type { Step } from "../step-kinds.ts";
import { part } from "../own-hours.ts";

export const textBack: Step = {
  id: "text-back",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "customerInteractionPercentage"],
  when: (s) => s.phone && s.sms,
  comfort: 0,
  closes: { busy: 0.35 },
  takes: [],
  setupHours: 2,
  monthly: 20,
  work: (value) => [part(value, "busyShare", 50, 3, "answers to what they write back")],
  buys: () => `the texts`,
  missed: true,
  already: () => `missed calls already get a text automatically`,
  title: () => "A text to every call you couldn't take",
  does: (_, t) =>
    `Within a minute of a call that nobody took, a text goes out, before the caller dials the next number. It answers for you ${t.hands}.`,
  dayOne: () =>
    "Switch it on with one sentence and an hour you can keep; most phone plans and small phone systems have it.",
  needs: (_, t) =>
    `a number that can text; the sentence; the hour, kept. For ${either(t.urgent)}, the same text must say where to go`,
  watch: () => "missed callers who wrote back",
  never: () => "go out at night with a promise for today",
  short: () => "a text to every call you couldn't take",
};
