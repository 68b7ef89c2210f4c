import type { Step } from "../kinds.ts";
import { part } from "../own-hours.ts";
import { cap, article } from "../words.ts";

export const bringList: Step = {
  id: "bring-list",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.typing && s.faq,
  comfort: 0,
  closes: { "typing-time": 0.2, "question-time": 0.2 },
  takes: ["Data Entry/Form Filling", "Repetitive FAQ Handling"],
  setupHours: 4,
  work: (value) => [part(value, "typedShare", 25, 1, "lists sent, each with its date")],
  because: () => `about half use such a list, and it asks for only a part of all this`,
  already: () => `everybody gets such a list before the first day`,
  title: () => "One list of what you need, sent before they ask",
  does: (_, t) =>
    `${cap(t.typed)}: what is missing is asked for late, and what they want to know they ask late, ${t.ask[0]} for one. One page says both, and everybody gets it on the day on which ${article(t.job)} is agreed.`,
  dayOne: (_, t) =>
    `The last three ${t.customers}: what had to be asked for twice? Those lines are the list.`,
  needs: (_, t) => `a page, and a look at what stands empty in ${t.system}`,
  watch: () => "how many come with everything",
  never: () => "grow beyond one page",
  short: () => "one list of what you need, sent before they ask",
};
