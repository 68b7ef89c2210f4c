import type { Step } from "../kinds.ts";
import { daily } from "../own-hours.ts";
import { nth } from "../words.ts";

export const oneList: Step = {
  id: "one-list",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.doors >= 4 && s.reply >= 1,
  comfort: 0,
  closes: { "slow-replies": 0.3 },
  habit: "a fixed time",
  takes: ["Customer Support"],
  setupHours: 3,
  work: () => [daily("working days, two looks at the list", 10)],
  because: () => `the late ones are late in the place nobody looked at, and that is about a third of them`,
  already: () => `all of it arrives in one place`,
  title: () => "One list for all the doors they come in by",
  does: (s, t) =>
    `You are reached in ${nth(s.doors)} ways, so a reply is late in the one nobody looked at. Twice a day everything open goes on one list: who, since when, about which ${t.job}, who answers.${s.team === "many" || s.team === "few" ? " One name a day is on top of it." : ""}`,
  dayOne: () =>
    "A sheet of paper with four columns, at ten and at three. No tool before the sheet has worked for two weeks.",
  needs: () => "ten minutes, twice a day, the same two times",
  watch: () => "the oldest open line at three o'clock",
  never: () => "become a second place where things wait",
  short: () => "one list for all the ways they come in by",
};
