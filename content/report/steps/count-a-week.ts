import { newPerson } from "../words.ts";
import type { Step } from "../step-kinds.ts";

export const countAWeek: Step = {
  id: "count-a-week",
  kind: "nothing",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => !s.onlySpeakers,
  comfort: 0,
  closes: {},
  takes: [],
  setupHours: 1,
  already: () => "",
  title: (s) => `Nothing yet: count one week of ${s.contacts} first`,
  does: (s, t) =>
    `Five columns on a sheet: when, who, what about, answered or not, what came of it. One week of ${s.contacts} tells you more about lost ${t.jobs} than any report can.`,
  dayOne: () => "Print the sheet at the end and keep it where you answer.",
  needs: () => "a pencil, and the honesty to write down the ones that got away",
  watch: (_, t) => `lines with a possible ${newPerson(t)} and no answer`,
  never: () => "be filled in from memory on Friday",
  short: (s) => `count one week of ${s.contacts} first`,
};
