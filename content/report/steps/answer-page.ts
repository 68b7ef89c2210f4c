import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";
import { drafted } from "../words.ts";

export const answerPage: Step = {
  id: "answer-page",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.faq && !s.onlyInPerson,
  comfort: 0,
  closes: { "question-time": 0.3 },
  takes: ["Repetitive FAQ Handling"],
  setupHours: 3,
  work: () => [once("putting right what has changed", 20)],
  subject: "Repetitive FAQ Handling",
  already: (_, t) => `you have a page like that and ${t.customers} find it in ten seconds`,
  title: (_, t) => `Answer on one page what your ${t.customers} keep asking`,
  does: (_, t) =>
    `Put the answers on one page that reads well on a small screen: ${t.ask[0]}; ${t.ask[1]}; ${t.ask[2]}. Give a price or a range wherever you can. Link to it everywhere people ask you.`,
  dayOne: () =>
    `Keep a tally for three days: one mark for every question you have answered before. The five longest rows are your page.`,
  needs: (s) => `the tally, an afternoon to write, and a friend to read it aloud${drafted(s, "the page")}`,
  watch: () => "marks in the third week compared with the first",
  never: (_, t) => `list what needs a look first, such as ${t.hard}`,
  short: (_, t) => `one page with the answers your ${t.customers} ask for`,
};
