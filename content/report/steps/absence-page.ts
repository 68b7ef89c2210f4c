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
  title: () => "A page for your absence",
  does: (s, t) =>
    `Three headings: what may be promised while you are away, ${s.team === "alone" ? "who stands in for you, once asked and agreed" : "who decides instead of you"} (also ${t.expert}), and what waits until you are back.`,
  dayOne: (_, t) =>
    `Write the three things that would go wrong first with ${t.jobs} if you could not be reached from tomorrow.`,
  needs: (_, t) => `an afternoon, and under each heading a name that ${t.customers} can be given`,
  watch: (_, t) => `days away on which no ${t.customer} had to reach you`,
  never: (_, t) => `be all there is for ${t.urgent}: for that it names a person`,
  short: () => "a page for your absence",
};
