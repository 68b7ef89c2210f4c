import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";
import { asCustomer } from "../spoken.ts";

export const sameDayIsFine: Finding = {
  id: "same-day-is-fine",
  group: "speed",
  basis: ["responseTime", "operationalBottlenecks"],
  about: [],
  against: ["slow-replies"],
  strength: 4,
  when: (s) => s.reply === 1 && !s.afterHours && !s.always && !s.onlyInPerson && !s.leads,
  title: () => "The same day is soon enough for most people",
  means: (_, t) =>
    `For “${asCustomer(t.ask[2])}” an answer by evening is fine. Speed only matters when somebody is choosing between you and others. To spot those, find out one thing first: ${t.sort[0]}.`,
  look: (s, t) =>
    `Go through yesterday's ${s.contacts} and mark those where an hour would have made a difference to ${article(t.newOne)}.`,
};
