import { chainOf } from "../own-hours.ts";
import type { Step } from "../step-kinds.ts";
import { either, pick } from "../words.ts";

export const nightMessages: Step = {
  id: "night-messages",
  kind: "assistant",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.afterHours && (s.chat || s.sms || s.social) && !s.phone,
  comfort: 1,
  closes: { "after-hours": 0.55 },
  takes: ["After-Hours Coverage"],
  setupHours: 9,
  handles: (value) => [{ of: chainOf(value, "nightShare") }],
  already: () => `something already answers messages at night`,
  title: (_, t) => `An answer at night for ${t.customers} who write`,
  does: (s, t) =>
    `Between closing and opening it replies by ${s.writtenWords} from your own page: ${t.ask[0]}, ${t.ask[1]}. For ${t.hard} it takes a name and promises an answer in the morning; ${either(t.urgent)} it passes on at once to the person you name.`,
  dayOne: () => `Three answers, one sentence for everything else, and the name of the person to alert.`,
  needs: (_, t) =>
    `access to the account they write to; somebody to alert; three answers in your own words; a time each morning when you read what ${t.customers} left`,
  rehearse: (_, t) => `Write to yourself after closing: “${t.tests[2]}”`,
  watch: (_, t) => `${t.customers} who wrote at night and were still interested when you replied`,
  never: (_, t, n) => `write ${pick(t, n)}`,
  short: (_, t) => `an assistant that replies at night to ${t.customers} who write`,
};
