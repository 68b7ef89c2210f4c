import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const orderForm: Step = {
  id: "order-form",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "techComfortLevel"],
  when: (s) => s.orders && !s.onlyInPerson && !s.onlySpeakers,
  comfort: 2,
  closes: { "order-time": 0.45 },
  takes: ["Order Processing"],
  setupHours: 6,
  monthly: 30,
  buys: () => "the form and its connection",
  work: () => [once("putting right what got through wrong", 45)],
  because: (_, t) =>
    `what comes whole needs no second look, and some ${t.customers} go on ordering as before`,
  already: () => `your orders come through a checkout, and nobody types them`,
  title: () => "Orders that arrive whole",
  does: (_, t) =>
    `A form of your own for ${t.order} that cannot be sent with a gap; each arrives as a draft, in one place. Whoever orders another way gets its link with the answer.`,
  dayOne: (_, t) =>
    `List what every order must say, ask whether ${t.system} has such a form, and send yourself one.`,
  needs: (_, t) => `the fields without which you cannot begin on ${t.order}`,
  watch: () => "orders that were typed by hand, week by week",
  never: (_, t) =>
    `accept what you cannot deliver to ${t.customers}: each stays a draft until somebody says yes`,
  short: () => "a form by which orders arrive whole",
};
