import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";
import { hasCheckout, pick, topic } from "../words.ts";

export const teachWhatYouHave: Step = {
  id: "teach-what-you-have",
  kind: "cheaper-fix",
  basis: ["previousAiExperience", "operationalBottlenecks"],
  when: (s) => s.ai === "using" && !s.onlySpeakers && (s.faq || s.support),
  comfort: 1,
  closes: { "question-time": 0.35, "status-time": 0.2 },
  takes: ["Repetitive FAQ Handling", "Customer Support"],
  setupHours: 6,
  work: () => [once("ten questions put to it, and what was wrong put right", 45)],
  already: () => `your tool already answers from a page of yours`,
  title: () => "Teach the AI you have your own answers",
  does: (s, t) =>
    `${s.support && hasCheckout(s.trade) ? "What it cannot know is where a package is: for that, switch on your shop's own notices, one when it is packed, one when it ships and one when it is late. " : ""}Take an hour to copy out the last twenty questions you were asked, and an afternoon to write what you'd want said to each: ${t.ask[0]}, ${t.ask[1]}, ${t.status}. ${t.industry === "Technology" && s.comfort === 3 ? "Put what is missing into your help center, and point the AI at it." : "Put that page into its settings under “knowledge”, “sources” or “instructions”."} In the same place, list what it has to pass on to you: ${topic(t.expert)}. Last, put ten of the questions to it and correct the page wherever the answer is wrong. Then say “${t.tests[2]}” to it. If it doesn't get a person at once, leave the AI off until it does. If yours is one you write with and ${t.customers} never meet, put the twenty answers ${t.industry === "Technology" ? "into your help center" : "on a page of your site"}, and see whether ${s.chat ? "your live chat" : t.industry === "Technology" ? "your help desk" : "the tool that takes your messages"} can reply from it.`,
  dayOne: (_, t) =>
    `Ask your AI the last ten questions ${t.customers} had for you. Each wrong answer is one to write down.`,
  needs: () => "the login you have, ten real questions, and the person who set it up",
  watch: () => "right answers out of the ten, week by week",
  never: (_, t, n) => `be allowed to say ${pick(t, n)}`,
  short: () => "teaching your AI your own answers",
};
