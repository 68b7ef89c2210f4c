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
      ? `You ticked nearly the whole list, and much of it has one source: what is answered ${s.replyWords} is asked a second time, becomes support, and is typed into ${t.system} twice. The plan starts there.`
      : s.talk >= 2
        ? `Nearly everything slows you down, and you talk for most of the day: what you explain to one ${t.customer} has to be explained to the next. The plan starts with what can be said once.`
        : `Few of these are problems of their own. One ${t.job} that was not settled in the first exchange turns up again under three of your headings, so the plan starts with what feeds the others.`,
  look: (s, t) =>
    s.reply >= 2
      ? `Pick five ${t.customers} who wrote or asked last week. Which of the ${nth(s.named)} would not have come up, had each had an answer within the hour?`
      : `Take one ${t.job} that went wrong last week and write down what happened, hour by hour. Which of the ${nth(s.named)} came first?`,
};
