import type { Step } from "../step-kinds.ts";
import { dear, either, topic } from "../words.ts";

/** Answers an aim, not a loss: it stands in the plan of whoever wants to be able to be away, and no dollars are put on it. */
export const absencePage: Step = {
  id: "absence-page",
  kind: "cheaper-fix",
  basis: ["primaryGoal"],
  when: (s) => s.goal === "continuity" && !s.onlySpeakers,
  aim: true,
  comfort: 0,
  closes: {},
  takes: [],
  setupHours: 3,
  subject: "continuity",
  already: (_, t) => `somebody could already run your ${t.place} for a week from what is written down`,
  title: (_, t) => `Write down how your ${t.place} runs without you`,
  does: (s, t) =>
    dear(t)
      ? s.comfort >= 2
        ? `Start one document that your stand-in can get to, in three parts: promises (${topic(t.expert)} and how far anyone may go), people (${s.team === "alone" ? "who stands in for you, asked beforehand" : "who decides, and who is told"}), and what can wait. Then, once a week, show your stand-in one thing only you can do, and have them write it down.`
        : `Put three headings on a page: what may be promised while you're away; ${s.team === "alone" ? "who steps in for you, asked beforehand" : "who decides in your place"}, including ${topic(t.expert)}; and what can wait. A second sheet lists what only one person knows. Each week, show somebody one thing on it and have it written down.`
      : `One sheet is for the person who steps in: what they may promise, who can tell them ${t.expert}, and what can wait for you. The other is for the day you don't come back: what nobody else can do yet, and who learns it next.`,
  dayOne: (s, t) =>
    dear(t)
      ? s.comfort >= 2
        ? `Be out of reach for an afternoon next week, and have somebody write down every question only you could have answered.`
        : `Write down the three things that would go wrong first if nobody could reach you from tomorrow.`
      : `What would stop first if you stayed in bed tomorrow? Write down the first three things: they are the first three lines.`,
  needs: (_, t) =>
    dear(t)
      ? `an afternoon, and under each heading the name of somebody ${t.customers} can turn to`
      : `two quiet hours, and a name on each line`,
  gain: () => "no money in an ordinary week; it counts on the day you can't be there",
  target: () => "one full day this month on which nobody has to reach you, then a whole week",
  watch: (_, t) =>
    dear(t)
      ? `days away on which no ${t.customer} needed you`
      : `lines that a second person can do, by the end of the quarter`,
  never: (_, t) => `be the only help for ${either(t.urgent)}: it has to name a person`,
  short: (_, t) => `writing down how your ${t.place} runs without you`,
};
