import type { Step } from "../kinds.ts";

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
  because: () => "",
  already: (_, t) => `somebody could open such a page tomorrow and run your ${t.place} by it for a week`,
  title: () => "A page for when you are away",
  does: (s, t) =>
    `The page has three headings: what may be promised while you are away; ${s.team === "alone" ? "who steps in for you, asked beforehand" : "who decides in your place"} (${t.expert} included); what waits until you are back. The list is for the day you do not come back: what only one person knows, who could learn it, and one ${t.job} a week talked through and written down.`,
  dayOne: (_, t) =>
    `Write down the three things that would go wrong first with ${t.jobs} if nobody could reach you from tomorrow. Record yourself explaining one of them.`,
  needs: (_, t) => `an afternoon; under each heading the name of somebody ${t.customers} may be sent to`,
  watch: (_, t) =>
    `days away on which no ${t.customer} needed you, and lines on the list that a second person can do`,
  never: (_, t) => `be the only help for ${t.urgent}: it has to name a person`,
  short: () => "a page for when you are away",
};
