import type { Finding } from "../kinds.ts";
import { cap, nth } from "../words.ts";

export const everythingAtOnce: Finding = {
  id: "everything-at-once",
  group: "shape",
  basis: ["operationalBottlenecks"],
  strength: (s) => (s.named >= 7 ? 10 : 7),
  when: (s) => s.named >= 6,
  title: (s) => `${cap(nth(s.named))} bottlenecks usually come down to two`,
  // Where the rest comes from: the wait, the talk, or neither.
  means: (s, t) =>
    s.reply >= 2
      ? `You ticked nearly the whole list, and much of it has one cause. When an answer comes ${s.replyWords}, people ask again, that becomes support, and it all lands in ${t.system} twice. The plan starts there.`
      : s.talk >= 2
        ? `Nearly everything slows you down, and you talk for most of the day: what you explain to one ${t.customer}, you explain again to the next. The plan starts with what you could say once.`
        : `Few of these are separate problems. One ${t.job} that isn't settled the first time you talk comes back under three of your headings, so the plan starts with the one that feeds the rest.`,
  look: (s, t) =>
    s.reply >= 2
      ? `Pick five ${t.customers} who wrote or asked last week. Which of the ${nth(s.named)} would never have come up if they'd had an answer within the hour?`
      : `Take one ${t.job} that went wrong last week and write down what happened, hour by hour. Which of the ${nth(s.named)} came first?`,
};
