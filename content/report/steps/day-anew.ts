import { whereToLook } from "../practices/index.ts";
import { anHour, ofAim } from "./of-aim.ts";

/** Answers the aim of more done in the day, where the sums give back few hours. */
export const dayAnew = ofAim({
  id: "day-anew",
  when: (s) => s.goal === "efficiency" && s.room !== 0 && !s.onlySpeakers,
  forHours: true,
  setupHours: 2,
  subject: "efficiency",
  already: () => "your days already run like this and end on time",
  title: () => "Rework your day, one change a week",
  does: (s) =>
    `In your kind of work, these win back the most hours: ${whereToLook(s, "efficiency")}. Change one thing a week, starting Monday, and keep only what makes your day shorter.`,
  dayOne: () =>
    "For one day, note every half hour what pulled you away from your work. Start with the change that would have spared you the most.",
  needs: () => "a sheet with the half hours of a day, and a quarter of an hour on Fridays",
  gain: (_, __, own) => `each hour a week that it frees is worth {aim.hour} a month (${anHour(own)})`,
  target: () => "two hours a week back within the month",
  watch: () => "the hour at which the day's work is done",
  never: () => "begin with all of it at once",
  short: () => "reworking how your day runs",
});
