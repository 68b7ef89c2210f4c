import type { Step } from "../kinds.ts";
import { each, once } from "../own-hours.ts";
import { cap, dear } from "../words.ts";

export const threeQuestions: Step = {
  id: "three-questions",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.leads,
  comfort: 0,
  closes: { "sorting-time": 0.4 },
  takes: ["Lead Qualification"],
  setupHours: 1,
  work: (value, _, s) =>
    s.written
      ? [once("putting those lines right", 10)]
      : [each(value, "freshShare", 1, "enquiries, the three questions asked")],
  because: () => `asked first, they spare about two of five the talk that leads nowhere`,
  already: (_, t) => `every new ${t.customer} is asked the same three things first`,
  title: (_, t) => `The same three questions to every new ${t.customer}`,
  does: (_, t) =>
    dear(t)
      ? `You cannot give an hour to everybody who asks. ${cap(t.sort[0])}; ${t.sort[1]}; ${t.sort[2]}: with these three known, five minutes are enough to tell, and a no given early is a kindness.`
      : `Before any date or price: ${t.sort[0]}; ${t.sort[1]}; ${t.sort[2]}. On a card, in this order, so that nothing is promised to those it does not fit.`,
  dayOne: (_, t) =>
    dear(t)
      ? `Write the three on the inside cover of whatever you take notes in. The next possible ${t.newOne} is asked all three.`
      : `Three lines on a card. From tomorrow, none is passed on without its answers.`,
  needs: (s) =>
    s.written
      ? "a few lines with the three questions and what you take on, ready to send; a rule for what is a no"
      : "the card; a rule for what is a no, and where you send whoever is not for you",
  watch: () => "enquiries that came to you without all three answers",
  never: () => "be asked before you have said hello and listened to one sentence",
  short: () => "the same three questions to everybody",
};
