import { chainOf } from "../own-hours.ts";
import type { Step } from "../step-kinds.ts";
import type { Say } from "../kinds.ts";
import { pick } from "../words.ts";

const call: Say = () => "It takes the name and what it is about.";

export const overflowLine: Step = {
  id: "overflow-line",
  kind: "assistant",
  basis: ["interactionChannels", "customerInteractionPercentage"],
  when: (s) => s.phone && (s.talk >= 2 || s.missedKnown),
  comfort: 0,
  closes: { busy: 0.6 },
  takes: [],
  setupHours: 8,
  handles: (value) => [{ of: chainOf(value, "busyShare") }],
  missed: true,
  already: () => `a second person or line already takes what you cannot`,
  call,
  title: () => `An assistant that picks up when you cannot`,
  does: (s, t) =>
    `After the fourth ring, and only then, the call goes to an assistant: ${t.hands}, people still reach a voice. It says when you will call back, and leaves you a note. ${call(s, t)}`,
  dayOne: (_, t) =>
    `Forward on no answer for your two busiest hours only, with every ${t.customer} it talked to on one sheet.`,
  needs: (_, t) =>
    `call forwarding on busy and on no answer, and a time of day when ${t.customers} can rely on a call back`,
  rehearse: (_, t) => `Keep one line busy, call on another and say: “${t.tests[2]}”`,
  watch: () => "calls that ended before anybody or anything answered",
  never: (_, t, n) => `hold on to a caller who asks for a person, or say ${pick(t, n)}`,
  short: () => "an assistant for the calls you cannot take",
};
