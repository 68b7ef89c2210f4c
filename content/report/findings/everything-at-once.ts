import type { Finding } from "../kinds.ts";
import { nth, speaks } from "../words.ts";

export const everythingAtOnce: Finding = {
  id: "everything-at-once",
  group: "shape",
  basis: ["operationalBottlenecks"],
  strength: (s) => (s.named >= 7 ? 10 : 7),
  when: (s) => s.named >= 6,
  title: (s) =>
    s.reply >= 2
      ? "Much of what you checked comes from late answers"
      : s.talk >= 2
        ? "Much of what you checked comes from saying the same things again and again"
        : "Much of what you checked is one problem that keeps coming back",
  // Where the rest comes from: the wait, the talk, or neither.
  means: (s, t) =>
    s.reply >= 2
      ? `When an answer comes ${s.replyWords}, people ask again. The first message counts as scheduling, the second as support, and both end up in ${t.system}. Answer sooner, and several of the ${nth(s.named)} things you checked shrink together.`
      : s.talk >= 2
        ? `You ${speaks(s)} for most of the day, and what you explain to one ${t.customer} you explain again to the next. Say it once, where everybody finds it, and several of the ${nth(s.named)} things you checked shrink together.`
        : `One ${t.job} that isn't settled the first time you talk comes back as a question, then as a change, then as a reminder. Settle more at the start, and several of the ${nth(s.named)} things you checked shrink together.`,
  look: (s, t) =>
    s.reply >= 2
      ? `Pick five ${t.customers} who wrote or asked last week. Which of the ${nth(s.named)} would never have come up if they'd had an answer within the hour?`
      : `Take one ${t.job} that went wrong last week and write down what happened, hour by hour. Which of the ${nth(s.named)} came first?`,
};
