import { lookup } from "./text.ts";

const NAMES = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const SHORT: Record<string, number> = lookup({
  sun: 0,
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  weds: 3,
  thu: 4,
  thur: 4,
  thurs: 4,
  fri: 5,
  sat: 6,
});
/** The pattern of a weekday's name. */
export const DAY =
  "(sundays?|mondays?|tuesdays?|wednesdays?|wensday|thursdays?|fridays?|saturdays?|sun|mon|tues?|weds?|thurs?|fri|sat)(?:'s)?";
/** 0 is Sunday, -1 none. */
export const weekdayIndex = (word: string): number => {
  const w = word.replace(/'s$/, "");
  if (w === "wensday") return 3;
  const full = NAMES.indexOf(w.replace(/s$/, ""));
  return full >= 0 ? full : (SHORT[w] ?? -1);
};
