import type { Step } from "../kinds.ts";
import { article } from "../words.ts";
import { minutesEach } from "../own-hours.ts";

export const statusNotice: Step = {
  id: "status-notice",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.support,
  comfort: 0,
  closes: { "status-time": 0.45 },
  takes: ["Customer Support"],
  setupHours: 2,
  own: (value) => minutesEach(value, "statusShare", 0.5),
  title: (_, t) => `Tell them before they ask: ${t.status}`,
  does: (_, t) =>
    `You know ${t.status} before they do. One sentence to the ${t.customer} on the day you know it, and one when it changes: then nobody has to ask, and whoever asks all the same asks something new.`,
  dayOne: (_, t) =>
    `Tomorrow at four, one sentence to each ${t.customer} of whom you know it. That is the whole system for a week.`,
  needs: (_, t) => `a glance through ${t.system} at a fixed hour; two sentences to copy`,
  watch: () => "how many ask all the same",
  never: (_, t) => `go to ${article(t.customer)} when nothing has changed`,
  short: () => "telling them before they ask",
};
