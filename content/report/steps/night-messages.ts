import type { Step } from "../kinds.ts";
import { pick } from "../words.ts";

export const nightMessages: Step = {
  id: "night-messages",
  kind: "assistant",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.afterHours && (s.chat || s.sms || s.social) && !s.phone,
  comfort: 1,
  closes: { "after-hours": 0.55 },
  takes: ["After-Hours Coverage"],
  setupHours: 9,
  handles: (value) => value("nightShare"),
  because: () => `a written answer at once holds more than half; others wanted a person`,
  already: () => `something answers what is written at night`,
  title: (_, t) => `An answer at night to ${t.customers} who write`,
  does: (s, t) =>
    `Between closing and opening it replies in ${s.writtenWords}, from your own page: ${t.ask[0]}, ${t.ask[1]}. About ${t.hard} it asks for a name and promises your morning; ${t.urgent} it passes on to the person you name for it, at once.`,
  dayOne: () =>
    `At first it knows three answers and one sentence for all the rest, and whom to wake for what cannot wait.`,
  needs: (_, t) =>
    `access to the account they write to; a name to wake; three answers in your own words; the hour at which you read what ${t.customers} left`,
  rehearse: (_, t) => `Write to yourself after closing: “${t.tests[2]}”`,
  watch: (_, t) => `${t.customers} who wrote at night and were still there when you replied`,
  never: (_, t, n) => `write ${pick(t, n)}`,
  short: (_, t) => `replies at night to ${t.customers} who write`,
};
