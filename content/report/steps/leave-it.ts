import type { Step } from "../step-kinds.ts";

export const leaveIt: Step = {
  id: "leave-it",
  kind: "nothing",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.missedKnown && !s.onlySpeakers,
  comfort: 0,
  closes: {},
  takes: [],
  setupHours: 0,
  already: () => "",
  title: () => "Leave it as it is",
  does: (s, t) =>
    `You counted, and what you lose wouldn't pay for setting anything up. Spend that hour on the ${t.customers} you have. Ask us again if twice as many ${s.contacts} go unanswered, or if a new ${t.customer} becomes worth twice as much to you.`,
  dayOne: () => "Keep your count, so that you can compare in a year.",
  needs: () => "nothing",
  watch: (s) => `the ${s.contacts} nobody answered, once a year`,
  never: () => "become a project",
  short: () => "leave it as it is",
};
