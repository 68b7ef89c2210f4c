import { daysBetween, weekdayOf } from "../readers/calendar.ts";

const DAY_NAMES = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const ordinal = (n: number): string => {
  const tail = n % 100 >= 11 && n % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${tail}`;
};

export const weekdayName = (day: string): string => DAY_NAMES[weekdayOf(day)]!;

/** 'tomorrow', 'Tuesday the 24th', or with the month when it is another or far away. */
export function spokenDay(day: string, today: string): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return "today";
  if (ahead === 1) return "tomorrow";
  const date = ordinal(Number(day.slice(8)));
  return day.slice(0, 7) === today.slice(0, 7) ? `${weekdayName(day)} the ${date}` : fullDay(day);
}

/** 'Tuesday, November 24th'. */
export const fullDay = (day: string): string =>
  `${weekdayName(day)}, ${MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${ordinal(Number(day.slice(8)))}`;

/** '9:15', '10 o'clock', 'noon'. */
export function spokenTime(minutes: number): string {
  if (minutes === 720) return "noon";
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return minutes % 60 === 0 ? `${hour} o'clock` : `${hour}:${String(minutes % 60).padStart(2, "0")}`;
}

/** With the half of the day: '10:30 in the morning'. */
export function fullTime(minutes: number): string {
  if (minutes === 720) return "noon";
  const part = minutes < 720 ? "in the morning" : minutes < 1080 ? "in the afternoon" : "in the evening";
  return `${spokenTime(minutes)} ${part}`;
}

/** '10 am', '4:30 pm': short, for buttons. */
export function shortTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const tail = minutes < 720 ? "am" : "pm";
  return minutes % 60 === 0 ? `${hour} ${tail}` : `${hour}:${String(minutes % 60).padStart(2, "0")} ${tail}`;
}

/** 'a, b and c'. */
export const list = (items: readonly string[], word: "and" | "or" | "y"): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

/** Morning until noon, afternoon until 5 pm, then evening. */
export const dayPart = (minutes: number): string =>
  minutes < 720 ? "morning" : minutes < 1020 ? "afternoon" : "evening";
