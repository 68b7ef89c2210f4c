import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";
import { article, drafted } from "../words.ts";

export const bringList: Step = {
  id: "bring-list",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.typing && s.faq,
  comfort: 0,
  closes: { "typing-time": 0.2, "question-time": 0.2 },
  takes: ["Data Entry/Form Filling", "Repetitive FAQ Handling"],
  setupHours: 4,
  work: () => [once("keeping it true", 20)],
  because: () => `a list that comes in time is used by some, and covers a part of all this`,
  already: () => `everybody gets such a list before the first day`,
  title: () => "One list of what you need, sent before they ask",
  does: (_, t) =>
    `One page with two halves: what you need from them (${t.typed}), and what they want to know (${t.ask[0]}; ${t.ask[1]}). Everybody gets it on the day on which ${article(t.job)} is agreed.`,
  dayOne: (_, t) =>
    `The last three ${t.customers}: what had to be asked for twice? Those lines are the list.`,
  needs: (s, t) => `a page, and a look at what stands empty in ${t.system}${drafted(s, "the page")}`,
  watch: () => "how many come with everything",
  never: () => "grow beyond one page",
  short: () => "one list of what you need, sent before they ask",
};
