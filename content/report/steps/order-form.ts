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
  already: (_, t) => `every order reaches ${t.system} without anybody typing it`,
  title: (_, t) => `Orders that arrive whole in ${t.system}`,
  does: (_, t) =>
    `A form of your own for ${t.order} that cannot be sent with a gap, and from it a draft in ${t.system}. Whoever orders another way gets its link with the answer.`,
  dayOne: (_, t) => `Ask whoever makes ${t.system} which forms it takes in, and send yourself one order.`,
  needs: (_, t) => `the fields without which no ${t.job} can start, and the login`,
  watch: () => "orders that were typed by hand, week by week",
  never: () => "accept what you cannot deliver: each stays a draft until somebody says yes",
  short: (_, t) => `a form that brings orders whole into ${t.system}`,
};
