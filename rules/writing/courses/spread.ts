import type { Course, Stage, Task } from "../../../content/writing/courses/kind.ts";
import { NUMBER, numberOf } from "../plain.ts";

/** What is done in a stretch of a plan: one stage, a part of one, or several. */
export interface Share {
  name: string;
  tasks: readonly Task[];
  /** A stage ends with it: there is something to see and to decide. */
  ends: readonly Stage[];
}

/** The day on which a plan turns, as far as the prompt says. */
export interface When {
  /** Which stretch it falls into, from 1. */
  at?: number;
  /** 'Monday', 'March 2'. */
  on?: string;
}

const DAYS = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const TURNS =
  "(?:go(?:es|ing)?[- ]live|live|launch\\w*|cut ?over|switch\\w*(?: over)?|start\\w*|begin\\w*|mov\\w+|port\\w*|first texts?)";
const IN_STRETCH = new RegExp(
  `\\b${TURNS}\\b.{0,40}?\\b(?:(${DAYS})s? (?:of|in) )?(day|week|month) ${NUMBER}\\b(?:,? on (?:a |the )?(${DAYS}))?`,
);
const ON_DATE = new RegExp(
  `\\b${TURNS}\\b.{0,30}? on (?:the |a )?(${DAYS}|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]* \\d{1,2})\\b`,
);
/** 'The first 30 days with …': it begins on that day. */
const FROM_IT = /\bfirst (?:\w+ )?(?:\d+ )?(?:days?|weeks?|months?)\b(?:[^.]{0,30}\b(?:with|of|after|on)\b)/;

const capitals = (text: string): string => text.replace(/^[a-z]/, (sign) => sign.toUpperCase());

/** `unit` is what the plan's stretches are called. */
export function whenIn(text: string, unit: string, days: number): When {
  const found = IN_STRETCH.exec(text);
  if (found) {
    const [, before, kind = "", count = "", behind] = found;
    const n = numberOf(count);
    const inDays = { day: 1, week: 7, month: 30 }[kind as "day"] * (kind === "day" ? n : n - 0.5);
    const size = { day: 1, week: 7, month: 30 }[unit.toLowerCase() as "day"];
    const on = before ?? behind;
    if (inDays <= days)
      return { at: Math.max(1, Math.ceil(inDays / size)), ...(on ? { on: capitals(on) } : {}) };
  }
  const on = ON_DATE.exec(text)?.[1];
  return { ...(on ? { on: capitals(on) } : {}), ...(FROM_IT.test(text) ? { at: 1 } : {}) };
}

const MOST = 5;

/** The heading of several stages: two pieces one after the other, more of them in a row, and of many stages how each begins. */
const joined = (names: readonly string[]): string => {
  const [one = ""] = names;
  if (names.length < 2) return one;
  const pieces = names.flatMap((name) => {
    const all = name.split(/, (?:and |then )?/);
    return names.length > 2 ? all.slice(0, 1) : all;
  });
  return pieces.join(pieces.length > 2 ? ", " : ", then ");
};

/** Stages over so many stretches: several in one where there are more of them, one in parts where there are fewer. */
export function spread(stages: readonly Stage[], count: number): Share[] {
  if (count < 1) return [];
  const kept = stages.filter(({ extra }) => !extra || stages.length <= count);
  if (kept.length >= count)
    return Array.from({ length: count }, (_, i) => {
      const some = kept.slice(
        Math.floor((i * kept.length) / count),
        Math.floor(((i + 1) * kept.length) / count),
      );
      const each = Math.max(2, Math.ceil(MOST / some.length));
      return {
        name: joined(some.map(({ name }) => name)),
        tasks: some.length > 1 ? some.flatMap(({ tasks }) => tasks.slice(0, each)) : (some[0]?.tasks ?? []),
        ends: some,
      };
    });
  // The longest stages are divided first.
  const parts = kept.map(() => 1);
  let left = count - kept.length;
  while (left > 0) {
    const at = kept.reduce(
      (best, { tasks }, i) =>
        tasks.length / (parts[i] as number) > (kept[best]?.tasks.length ?? 0) / (parts[best] as number)
          ? i
          : best,
      0,
    );
    if ((kept[at]?.tasks.length ?? 0) <= (parts[at] as number)) break;
    parts[at] = (parts[at] as number) + 1;
    left--;
  }
  return kept.flatMap((stage, i) => {
    const n = parts[i] as number;
    return Array.from({ length: n }, (_, part) => {
      const tasks = stage.tasks.slice(
        Math.round((part * stage.tasks.length) / n),
        Math.round(((part + 1) * stage.tasks.length) / n),
      );
      return {
        name:
          n === 1
            ? stage.name
            : tasks.map(([name]) => name.charAt(0).toLowerCase() + name.slice(1)).join(", and "),
        tasks,
        ends: part === n - 1 ? [stage] : [],
      };
    });
  });
}

/** How many stretches a course can fill. */
export const roomOf = ({ before, event, after }: Course): number =>
  [...before, ...(event ? [event] : []), ...after].reduce((sum, { tasks }) => sum + tasks.length, 0);
