import type { Finding } from "../kinds.ts";

export const askedTwice: Finding = {
  id: "asked-twice",
  group: "support",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["status-notice", "teach-what-you-have"],
  strength: 7,
  when: (s) => s.support && s.reply >= 2,
  title: () => "A late answer is asked for twice",
  means: (s, t) =>
    `Support is a bottleneck and replies come ${s.replyWords}: some of the load is the same ${t.customer} asking again. Answering sooner would shrink the pile as well as the wait.`,
  look: () =>
    `Look for repeats in the last twenty: same name, same question, second try. Each is work that the first silence made.`,
};
