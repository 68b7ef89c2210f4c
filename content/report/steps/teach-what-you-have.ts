import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";
import { pick } from "../words.ts";

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
  already: () => `your tool already has your own answers`,
  title: () => "Teach the AI you have your own answers",
  does: (_, t) =>
    `Your AI probably lacks your answers. Spend two hours writing one page for it: ${t.ask[0]}, ${t.ask[1]}, ${t.status}, each in the words you'd use yourself. Spend two more putting the last twenty real questions to it and mending the page after each wrong answer. The last two go into what it must leave alone, ${t.hard} above all, and into whom it hands that to.`,
  dayOne: (_, t) =>
    `Ask it the last ten things ${t.customers} asked you. Every wrong answer is a line missing from the page.`,
  needs: () => "the login you have, ten real questions, and the person who set it up",
  watch: () => "right answers out of the ten, week by week",
  never: (_, t, n) => `be allowed to say ${pick(t, n)}`,
  short: () => "teaching the AI you have your own answers",
};
