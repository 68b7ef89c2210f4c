import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";

export const boughtAndNotUsed: Finding = {
  id: "bought-and-not-used",
  group: "ai",
  basis: ["previousAiExperience", "operationalBottlenecks"],
  about: ["question-time", "status-time"],
  cures: ["teach-what-you-have"],
  strength: 9,
  when: (s) => s.ai === "using" && (s.faq || s.support || s.typing),
  title: () => "You have AI, and the same work still reaches you",
  means: (s, t) =>
    `You use AI, yet you still name ${s.faq ? "repeated questions" : s.support ? "support" : "typing"} as what slows you down. Either the tool isn't where that work comes in, or ${s.faq ? `nobody has given it your answer to “${asCustomer(t.ask[0])}”` : "nobody has set it up for that"}.`,
  look: (s) =>
    `Give yesterday's first five ${s.contacts} to the tool you have. Wherever it gets one wrong, check what it was given to read.`,
};
