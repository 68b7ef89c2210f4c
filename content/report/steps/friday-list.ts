import { coldNames } from "../own-hours.ts";
import type { Step } from "../kinds.ts";
import { article, dear } from "../words.ts";

export const fridayList: Step = {
  id: "friday-list",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.followUp,
  comfort: 0,
  closes: { "cold-leads": 0.35, "chasing-time": 0.2 },
  takes: ["Follow-up Communication"],
  setupHours: 2,
  own: (value) => 0.25 + (coldNames(value) * 6) / 60,
  title: (_, t) => (dear(t) ? `Friday at two: ${t.cold}` : `Once a week, a second word: ${t.cold}`),
  does: (_, t) =>
    dear(t)
      ? `On Fridays one list: ${t.cold}, with a date beside each. A name that has stood there for a week gets two sentences from you, once; then the line is closed. It takes as long as the list is.`
      : `You will not chase every ${t.customer}, and need not. Once a week pick the five best of your ${t.cold} and send them one friendly line, with an easy way to say yes and an easier one to say no.`,
  dayOne: (_, t) =>
    dear(t)
      ? `This Friday, the last ten. Ask each ${t.customer} one thing: 'What would you need to decide?'`
      : `Five names from last week, one line to each before you close today.`,
  needs: (_, t) =>
    dear(t)
      ? `a list with three columns out of ${t.system}; the hour in the calendar as if it were ${article(t.job)}`
      : `a quiet moment on Fridays, and ${t.system} open beside you`,
  rehearse: (_, t) =>
    dear(t)
      ? `Read the two sentences aloud to ${article(t.customer)} who once said no. Their face is the test.`
      : `Send the line to yourself and wait an hour. If it reads like advertising, cut it in half.`,
  watch: (_, t) => (dear(t) ? "answers for each ten that you asked" : `how many of the five came after all`),
  never: (_, t) => (dear(t) ? "ask twice" : `go to somebody who has complained`),
  short: (_, t) => `a Friday list: ${t.cold}`,
};
