import type { Step } from "../kinds.ts";
import { each } from "../own-hours.ts";

export const readBack: Step = {
  id: "read-back",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "interactionChannels"],
  when: (s) => s.orders && s.phone && s.trade.orders,
  comfort: 0,
  closes: { "order-time": 0.35 },
  takes: ["Order Processing"],
  setupHours: 1,
  reaches: "calls",
  work: (value, _, s) => [
    each(
      value,
      s.written ? ["orderShare", "callShare"] : "orderShare",
      1,
      "orders by phone read back and confirmed",
    ),
  ],
  because: () =>
    "about a third of the time of an order is the second call about what was heard wrong or not asked",
  already: () => "each order by phone is read back, and confirmed in writing the same hour",
  title: () => "Read it back, and one line in writing the same hour",
  does: (s, t) =>
    `For ${t.order} by phone: write while you listen, then read back every number, name and date before you hang up. Within the hour one line goes to the ${t.customer}${s.email ? " by e-mail" : s.sms ? " by text" : ""}: what, how many, by when, and “is that right?”. Nothing is begun before it is.`,
  dayOne: (_, t) =>
    `The next ${t.customer} who calls with an order hears it back. Save the line you then write: it is the form for all others.`,
  needs: (_, t) => `a pad with the five things every one of your ${t.jobs} must say, beside the phone`,
  watch: () => "corrections after the line went out, for each ten orders",
  never: () => "be sent a day later",
  short: () => "reading orders back, with one line in writing",
};
