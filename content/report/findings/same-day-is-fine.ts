import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const sameDayIsFine: Finding = {
  id: "same-day-is-fine",
  group: "speed",
  basis: ["responseTime", "operationalBottlenecks"],
  about: [],
  against: ["slow-replies"],
  strength: 4,
  when: (s) => s.reply === 1 && !s.afterHours && !s.onlyInPerson && !s.leads,
  title: () => "The same day is good enough for most of it",
  means: (_, t) =>
    `For ${t.ask[2]} the evening is early enough. Only where somebody is choosing between you and others does the hour count, and those you can tell by ${t.sort[0]}.`,
  look: (s, t) =>
    `Go through yesterday's ${s.contacts} and mark the ones where an hour would have changed anything for ${article(t.newOne)}.`,
};
