import type { Finding } from "../kinds.ts";
import { cap, nth } from "../words.ts";

export const everythingAtOnce: Finding = {
  id: "everything-at-once",
  group: "shape",
  basis: ["operationalBottlenecks"],
  strength: (s) => (s.named >= 7 ? 10 : 7),
  when: (s) => s.named >= 6,
  title: (s) => `${cap(nth(s.named))} bottlenecks are usually two`,
  means: (_, t) =>
    `You ticked nearly the whole list. Some of these are the same minute seen from different sides: a question unanswered becomes support, then a second try, then somebody typing into ${t.system}. The plan takes what feeds the others first.`,
  look: (s, t) =>
    `Take one ${t.job} that went wrong last week and write its story down, hour by hour. Note which of the ${nth(s.named)} came first.`,
};
