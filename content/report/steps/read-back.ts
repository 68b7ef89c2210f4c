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
  already: () => "every order by phone is read back and confirmed in writing within the hour",
  title: () => "Read phone orders back, and confirm them in writing",
  does: (s, t) =>
    `For ${t.order} by phone: write while you listen, then read back every number, name and date before you hang up. Within the hour one line goes to the ${t.customer}${s.email ? " by e-mail" : s.sms ? " by text" : ""}: what, how many, by when, and “is that right?” Nothing starts before the yes.`,
  dayOne: (_, t) =>
    `Read the next phone order back to the ${t.customer}. Save the line you then write: it is your template for all the others.`,
  needs: (_, t) => `a pad beside the phone with the five things every one of your ${t.jobs} must say`,
  watch: () => "corrections after the line went out, for every ten orders",
  never: () => "go out a day later",
  short: () => "reading phone orders back and confirming them in writing",
};
