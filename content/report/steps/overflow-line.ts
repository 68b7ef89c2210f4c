import type { Step } from "../kinds.ts";
import { pick } from "../words.ts";

export const overflowLine: Step = {
  id: "overflow-line",
  kind: "assistant",
  basis: ["interactionChannels", "customerInteractionPercentage"],
  when: (s) => s.phone && (s.talk >= 2 || s.missedKnown),
  comfort: 0,
  closes: { busy: 0.6 },
  takes: [],
  setupHours: 8,
  handles: (value) => value("busyShare"),
  because: () => `most stay when something speaks; some want you or nobody`,
  already: () => `a second person or line takes what you cannot`,
  title: () => `A second pair of ears while the line is taken`,
  does: (_, t) =>
    `After the fourth ring, and only then, the call goes to it: ${t.hands}, somebody still hears a voice. It takes down the name and what it is about, and says when you will call back.`,
  dayOne: (_, t) =>
    `Forward on no answer for your two fullest hours. Every ${t.customer} it hears is on one sheet by noon.`,
  needs: (_, t) =>
    `forwarding on busy and on no answer; a time of day at which ${t.customers} are called back and can rely on it`,
  rehearse: (_, t) => `Keep one line engaged, call on another and say: “${t.tests[2]}”`,
  watch: () => "calls that ended before anybody or anything spoke",
  never: (_, t, n) => `keep a caller who asks for a person; it never says ${pick(t, n)}`,
  short: () => "an assistant for the calls you cannot take",
};
