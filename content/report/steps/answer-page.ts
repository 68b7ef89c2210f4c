import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";
import { cap, drafted } from "../words.ts";

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
  because: () => `half of them would look first if they knew where, and some of these ask all the same`,
  already: (_, t) => `there is such a page and ${t.customers} find it in ten seconds`,
  title: (_, t) => `One page with what ${t.customers} ask before they ask`,
  does: (_, t) =>
    `${cap(t.ask[0])}; ${t.ask[1]}; ${t.ask[2]}: answered on one page that opens in a hand, with a price or a range where you have one. Name the page wherever you are asked.`,
  dayOne: () =>
    `A tally for three days: every question you have answered before gets a stroke. The five longest rows are the page.`,
  needs: (s) =>
    `three days of strokes, an afternoon of writing, one outsider who reads it aloud${drafted(s, "the page")}`,
  watch: () => "strokes in the third week against the first",
  never: (_, t) => `list what needs a look first, such as ${t.hard}`,
  short: (_, t) => `one page with what ${t.customers} ask`,
};
