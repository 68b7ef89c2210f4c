import { is } from "../circumstances.ts";
import type { Step } from "../step-kinds.ts";
import { once, part } from "../own-hours.ts";
import { hasCheckout } from "../words.ts";

export const orderForm: Step = {
  id: "order-form",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "techComfortLevel"],
  // A buyer sends papers of its own and fills in nobody's form.
  when: (s) =>
    s.orders &&
    !s.onlyInPerson &&
    !s.onlySpeakers &&
    !hasCheckout(s.trade) &&
    !(is(s, "for firms") && is(s, "few and large") && s.trade.orders),
  comfort: 2,
  closes: { "order-time": 0.45 },
  takes: ["Order Processing"],
  setupHours: 6,
  work: (value) => [
    once("putting right what got through wrong", 45),
    part(value, "orderShare", 45, 1, "orders that came by it, looked over"),
  ],
  subject: "Order Processing",
  already: () => `your orders come through a checkout and nobody types them`,
  title: (_, t) => `One form for ${t.order}, with the same questions every time`,
  does: (_, t) =>
    `A free form builder is enough: a form of your own for ${t.order}, with the essential fields required, and each one arrives as a draft in one place. Anyone who orders another way gets the link with your answer.`,
  dayOne: (_, t) =>
    `List what every order must say, check whether ${t.system} has a form for it, and send yourself one.`,
  needs: (_, t) => `the fields you cannot start without when it comes to ${t.order}`,
  watch: () => "orders somebody still typed by hand, week by week",
  never: (_, t) =>
    `accept what you cannot deliver to ${t.customers}: each one is a draft until somebody says yes`,
  short: (_, t) => `one form for ${t.order}`,
};
