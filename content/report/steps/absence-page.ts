import type { Step } from "../kinds.ts";

export const absencePage: Step = {
  id: "absence-page",
  kind: "cheaper-fix",
  basis: ["primaryGoal"],
  when: (s) => s.goal === "continuity" && s.clone >= 2 && s.talk >= 1,
  comfort: 0,
  closes: { "expert-time": 0.25 },
  takes: [],
  setupHours: 3,
  title: () => "The page for the day you are not there",
  does: (_, t) =>
    `You want this ${t.place} to go on without you. Three headings: what may be promised, who decides instead of you, what waits. Half of what comes about ${t.expert} is then answered from it on the days you are there, too.`,
  dayOne: () =>
    "Write what would go wrong first if you could not be reached from tomorrow. Three lines are a beginning.",
  needs: () => "an afternoon, and a name under each heading",
  watch: () => "times a week that the page answered instead of you",
  never: (_, t) => `decide ${t.urgent}: for that it names a person`,
  short: () => "the page for the day you are not there",
};
