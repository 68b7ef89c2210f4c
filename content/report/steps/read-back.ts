import type { Step } from "../step-kinds.ts";
import { each } from "../own-hours.ts";
import { fitting } from "../circumstances.ts";
import { isSameHour } from "../words.ts";

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
      `orders by phone read back${isSameHour(s.trade) ? "" : " and confirmed"}`,
    ),
  ],
  subject: "Order Processing",
  already: (s) =>
    `every order by phone is read back${isSameHour(s.trade) ? " before anybody hangs up" : " and confirmed in writing within the hour"}`,
  title: (s) =>
    isSameHour(s.trade)
      ? "Read phone orders back before you hang up"
      : "Read phone orders back, and confirm them in writing",
  does: (s, t) =>
    isSameHour(s.trade)
      ? `For ${t.order} by phone: write while you listen, then read back every number, name and hour, and the price, before you hang up. Anything for another day gets a line in writing, too. Ask whoever sold you the register to switch on ordering online, and link it from your site and Google profile.`
      : `For ${t.order} by phone: write while you listen, then read back every number, name and date before you hang up. Within the hour one line goes to the ${t.customer}${s.email ? " by email" : s.sms ? " by text" : ""}: ${fitting(s, ["what exactly, by when", "few and large"], ["what, how many, by when"])}, and “is that right?” Nothing starts before the yes.`,
  dayOne: (s, t) =>
    `Read the next phone order back to the ${t.customer}. ${isSameHour(s.trade) ? "Whatever they correct goes on the pad as a question of its own." : "Save the line you then write: it is your template for all the others."}`,
  needs: (_, t) => `a pad beside the phone with the five things every one of your ${t.jobs} must say`,
  watch: (s) =>
    isSameHour(s.trade)
      ? "orders made twice, week by week"
      : "corrections after the line went out, for every ten orders",
  never: () => "go out a day later",
  short: (s) => `reading phone orders back${isSameHour(s.trade) ? "" : " and confirming them in writing"}`,
};
