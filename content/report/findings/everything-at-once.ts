import type { Finding } from "../kinds.ts";
import { cap, nth } from "../words.ts";

export const everythingAtOnce: Finding = {
  id: "everything-at-once",
  group: "shape",
  basis: ["operationalBottlenecks"],
  strength: (s) => (s.named >= 7 ? 10 : 7),
  when: (s) => s.named >= 6,
  title: (s) => `${cap(nth(s.named))} bottlenecks usually come down to two`,
  means: (_, t) =>
    `You ticked nearly the whole list, but some of these are one problem seen from different sides: an unanswered question becomes a second try, then support, then more typing into ${t.system}. The plan starts with what feeds the others.`,
  look: (s, t) =>
    `Take one ${t.job} that went wrong last week and write down what happened, hour by hour. Which of the ${nth(s.named)} came first?`,
};
