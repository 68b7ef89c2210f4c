import { SLOW } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const theWaitIsTheExperience: Finding = {
  id: "the-wait-is-the-experience",
  group: "goal",
  basis: ["primaryGoal", "responseTime"],
  about: ["slow-replies", "unanswered"],
  cures: SLOW,
  strength: 7,
  when: (s) => s.goal === "experience" && s.reply >= 2 && !s.onlyInPerson,
  title: () => "They judge you by the wait",
  means: (s, t) =>
    `You want a better experience for your ${t.customers}. Before they meet you they meet silence: a reply ${s.replyWords} is the first thing they learn about your ${t.place}.`,
  look: () =>
    `Ask the next five people who came anyway what they thought on the second day, and write down their words.`,
};
