import type { Finding } from "../kinds.ts";

export const secondWordMissing: Finding = {
  id: "second-word-missing",
  group: "leads",
  basis: ["operationalBottlenecks", "responseTime"],
  strength: 8,
  when: (s) => s.followUp && s.reply <= 1,
  title: () => "The first answer is quick, the second never comes",
  means: (_, t) =>
    `You reply ${"promptly"}, then the thread is theirs to pick up. You named following up yourself: that is where a good first answer ends (${t.cold}).`,
  look: (_, t) =>
    `Count ${t.cold} from the last sixty days. Not the money, the names: how many of them have you spoken to since?`,
};
