import type { Step } from "../kinds.ts";

export const askFirst: Step = {
  id: "ask-first",
  kind: "nothing",
  basis: ["interactionChannels"],
  when: () => true,
  comfort: 0,
  closes: {},
  takes: [],
  setupHours: 1,
  title: (_, t) => `Nothing yet: ask the next ten ${t.customers} how they found you`,
  does: (_, t) =>
    `One question, ten times: 'How did you get hold of us, and what did you try before that?' Ten answers settle what one tick on a questionnaire cannot, and every sum on ${t.jobs} depends on them.`,
  dayOne: (_, t) => `From the next ${t.customer} on, a line on a sheet for each.`,
  needs: () => "a sheet with ten lines",
  rehearse: (_, t, n) => `Ask it of whoever says: “${t.tests[n]}”`,
  watch: () => "ways in that you had not thought of",
  never: () => "be asked in a hurry: the second half of the answer is the useful one",
  short: (_, t) => `asking the next ten ${t.customers} how they got hold of you`,
};
