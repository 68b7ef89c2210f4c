import { corrected } from "./corrections.ts";
import { type DayHeard, dayHeard } from "./day.ts";
import { digitize } from "./number-words.ts";
import { type TimeHeard, timeHeard } from "./time.ts";

export interface WhenHeard {
  days: DayHeard;
  time: Omit<TimeHeard, "rest">;
}
export interface WhenAsk {
  today: string;
  todayOpen: boolean;
  mentioned?: string;
  /** A bare number is a time: one was asked for. */
  loose: boolean;
}

const empty = (heard: DayHeard): boolean =>
  heard.days.length === 0 &&
  !heard.from &&
  !heard.any &&
  !heard.impossible &&
  heard.not.length === 0 &&
  heard.notWeekdays.length === 0;
const silent = (heard: TimeHeard): boolean =>
  heard.at === undefined &&
  heard.after === undefined &&
  heard.before === undefined &&
  heard.lean === undefined;

/** Reads days and times out of plain text; what was put right counts in its last form. */
export function whenHeard(text: string, ask: WhenAsk): WhenHeard {
  let days: DayHeard = { days: [], notWeekdays: [], impossible: false, any: false, bare: [], not: [] };
  let time: TimeHeard = { sure: true, rest: "" };
  for (const piece of corrected(text)) {
    const heardTime = timeHeard(digitize(piece), ask.loose);
    const heardDays = dayHeard(heardTime.rest, ask.today, ask.todayOpen, days.days[0] ?? ask.mentioned);
    if (!silent(heardTime)) time = heardTime;
    if (!empty(heardDays))
      days = {
        ...heardDays,
        not: [...days.not, ...heardDays.not],
        notWeekdays: [...new Set([...days.notWeekdays, ...heardDays.notWeekdays])].slice(0, 6),
      };
  }
  const { rest: _rest, ...heard } = time;
  return { days, time: heard };
}

export const saysWhen = ({ days, time }: WhenHeard): boolean =>
  days.days.length > 0 ||
  days.from !== undefined ||
  days.any ||
  days.notWeekdays.length > 0 ||
  days.not.length > 0 ||
  days.impossible ||
  time.at !== undefined ||
  time.after !== undefined ||
  time.before !== undefined ||
  time.lean !== undefined;
