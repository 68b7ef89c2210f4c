import type { Finding } from "../kinds.ts";

export const askedTwice: Finding = {
  id: "asked-twice",
  group: "support",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["missed-list", "status-notice", "teach-what-you-have"],
  strength: 7,
  when: (s) => s.support && s.reply >= 2,
  title: () => "People who wait ask again",
  means: (s, t) =>
    `Support slows you down and replies come ${s.replyWords}, so part of the load is the same ${t.customer} asking twice. Answering sooner would shrink the pile as well as the wait.`,
  look: () =>
    `Look for repeats among the last twenty: same name, same question. Each one is work that an earlier answer would have saved you.`,
};
