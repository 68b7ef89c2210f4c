import type { Step } from "../kinds.ts";
import { pick } from "../words.ts";

export const orderLine: Step = {
  id: "order-line",
  kind: "assistant",
  basis: ["operationalBottlenecks", "interactionChannels"],
  when: (s) => s.orders && s.trade.orders && (s.phone || s.chat),
  comfort: 2,
  closes: { "order-time": 0.5 },
  takes: ["Order Processing"],
  setupHours: 14,
  handles: () => 25,
  connections: 1,
  title: () => `Repeat orders taken and read back`,
  does: (_, t) =>
    `It takes ${t.order} from ${t.customers} it finds in ${t.system}, reads back article, number and date, and waits for the yes. New wishes go to you.`,
  dayOne: (_, t) => `Five regular ${t.customers} who know about it, and only what they had before.`,
  needs: (_, t) => `a list of what regulars order, from ${t.system}; a cut-off hour; who may change an order`,
  rehearse: (_, t, n) => `Order, change the number twice, then say: “${t.tests[n]}”`,
  watch: () => "orders that had to be corrected after they were taken",
  never: (_, t, n) => `take an order it has not read back, or say ${pick(t, n)}`,
  short: (_, t) => `taking ${t.order}`,
};
