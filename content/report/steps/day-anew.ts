import { whereToLook } from "../practices/index.ts";
import { ofAim } from "./of-aim.ts";

/** Answers the aim of more done in the day, where the sums give back few hours. */
export const dayAnew = ofAim({
  id: "day-anew",
  when: (s) => s.goal === "efficiency" && s.room !== 0 && !s.onlySpeakers,
  forHours: true,
  setupHours: 2,
  subject: "efficiency",
  already: () => "your days are laid out like that, and end when they should",
  title: () => "Lay your day out anew, one change a week",
  does: (s) =>
    `What gives back hours in your kind of work: ${whereToLook(s, "efficiency")}. One a week, from Monday on; each stays only if the day gets shorter for it.`,
  dayOne: () =>
    "For one day, note every half hour what pulled you away from what: the change that would have spared you most of it goes first.",
  needs: () => "a sheet with the half hours of a day, and a quarter of an hour on Fridays",
  watch: () => "the hour at which the day's work is done",
  never: () => "begin with all of it at once",
  short: () => "laying your day out anew",
});
