import { type DeskDraft, WEEK } from "./draft.ts";

type Hours = DeskDraft["hours"];

/** Whose hours the other days can take, and the week once they have; nothing where all open days have them. */
export function sameHours(hours: Hours): { day: string; hours: Hours | undefined } | undefined {
  const open = WEEK.filter(([day]) => hours[day].open);
  const [first, ...others] = open;
  if (!first || others.length === 0) return undefined;
  const { from, to } = hours[first[0]];
  const differ = others.some(([day]) => hours[day].from !== from || hours[day].to !== to);
  const all = Object.fromEntries(open.map(([day]) => [day, { open: true, from, to }]));
  return { day: first[1], hours: differ ? { ...hours, ...all } : undefined };
}
