import { capital } from "../../../../content/capital.ts";
import type { WeekHours, Weekday } from "../../../../content/desks/desk.ts";
import type { DialogueLanguage } from "../../../../contracts/voice-desks.ts";
import { clock, desde, spanSaid, weekdayNames } from "../../knowledge/spoken-hours.ts";
import { toMinutes } from "../readers/calendar.ts";

const DAYS: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
/** From this hour on it is an evening; until it, an early morning. In minutes. */
const EVENING = 18 * 60;
const EARLY = 8 * 60;

const LUNCH = /\b(?:lunch(?:time)?|midday|at noon|noon hour|mediod[ií]a|almuerzo)(?!\p{L})/u;
const LATE =
  /\b(?:evenings?|nights?|late|after (?:work|five|5|six|6)|(?:get|gets|getting|got|i'm|am) (?:off|out of) (?:work|at|late|around|till|until)|off work|out of work|work(?:s|ing)? (?:till|until|all day|nine to five|days)|noches?)\b/;
const MORNING = /\b(?:early|earliest|before (?:work|eight|8|school)|temprano)\b/;
const WEEKEND = /\bweekends?\b|\bfin(?:es)? de semana\b/;
/** Asked so, no yes answers it. */
export const WHEN = /\b(?:how|what|when|till|until|latest|earliest|horario|qu[eé]|cu[aá]ndo)(?!\p{L})/u;
/** 'Are you closed then?' is answered the other way round. */
const CLOSED =
  /\b(?:closed?|shut|(?:don't|do not|never|aren't|not|no) (?:even )?(?:open|abren)|cierran|cerrad[oa]s?)\b/;
const OPEN = /\b(?:open|abren|abiert[oa]s?)\b/;

/** The word that a question of open or closed hears first; none where it asks when. */
export function yesOrNo(text: string, open: boolean, language: DialogueLanguage): string {
  if (WHEN.test(text)) return "";
  const asksClosed = CLOSED.test(text) && !OPEN.test(text.replace(CLOSED, ""));
  return open === asksClosed ? "No, " : language === "es" ? "Sí, " : "Yes, ";
}

/** The answer to 'open at lunch?', 'late any night?', 'how early?', 'on weekends?'; undefined where it is none of these. */
export function hoursOfWeek(hours: WeekHours, language: DialogueLanguage, text: string): string | undefined {
  const open = DAYS.filter((day) => hours[day].length > 0);
  if (open.length === 0) return undefined;
  const words =
    (WEEKEND.test(text) && ofWeekends(hours, language, text)) ||
    (LUNCH.test(text) && atLunch(hours, open, language, text)) ||
    (LATE.test(text) && lateAt(hours, open, language, text)) ||
    (MORNING.test(text) && earlyAt(hours, open, language, text));
  return words ? capital(words) : undefined;
}

function ofWeekends(hours: WeekHours, language: DialogueLanguage, text: string): string {
  const [opens, shut] = [true, false].map((is) =>
    (["sat", "sun"] as const).filter((day) => hours[day].length > 0 === is),
  ) as [Weekday[], Weekday[]];
  const es = language === "es";
  const first = yesOrNo(text, opens.length > 0, language);
  const closed = `${es ? "cerramos" : "we're closed on"} ${weekdayNames(shut, language)}`;
  if (opens.length === 0) return `${first}${closed}.`;
  const each = opens.map((day) => {
    const spans = hours[day].map((span) => (es ? desde : String)(spanSaid(span, language)));
    return `${weekdayNames([day], language)} ${spans.join(es ? " y " : " and ")}`;
  });
  return `${first}${each.join(es ? " y " : " and ")}.${shut.length > 0 ? ` ${capital(closed)}.` : ""}`;
}

function atLunch(
  hours: WeekHours,
  open: readonly Weekday[],
  language: DialogueLanguage,
  text: string,
): string {
  const es = language === "es";
  const broken = open.find((day) => hours[day].length > 1);
  const first = yesOrNo(text, !broken, language);
  if (!broken)
    return es ? `${first}abrimos también a mediodía.` : `${first || "no, "}we're open through lunch.`;
  const [from, to] = [hours[broken][0]![1], hours[broken][1]![0]].map((time) => clock(time, language));
  return es
    ? `${first}cerramos al almuerzo, de ${from} a ${to}.`
    : `${first}we close for lunch, ${from} to ${to}.`;
}

function lateAt(
  hours: WeekHours,
  open: readonly Weekday[],
  language: DialogueLanguage,
  text: string,
): string {
  const closes = (day: Weekday) => toMinutes(hours[day].at(-1)![1]);
  const last = Math.max(...open.map(closes));
  const days = open.filter((day) => closes(day) === last);
  const hour = clock(hours[days[0]!].at(-1)![1], language);
  const first = yesOrNo(text, last >= EVENING, language);
  if (language === "es") return `${first}lo más tarde es hasta las ${hour}, ${weekdayNames(days, "es")}.`;
  return first === "Yes, "
    ? `${first}until ${hour} ${on(days)}.`
    : `${first}the latest we're open is ${hour}, ${on(days)}.`;
}

function earlyAt(
  hours: WeekHours,
  open: readonly Weekday[],
  language: DialogueLanguage,
  text: string,
): string {
  const opens = (day: Weekday) => toMinutes(hours[day][0]![0]);
  const earliest = Math.min(...open.map(opens));
  const days = open.filter((day) => opens(day) === earliest);
  const hour = clock(hours[days[0]!][0]![0], language);
  const first = yesOrNo(text, earliest <= EARLY, language);
  if (language === "es") return `${first}lo más temprano es a las ${hour}, ${weekdayNames(days, "es")}.`;
  return first === "No, "
    ? `${first}the earliest we open is ${hour}, ${on(days)}.`
    : `${first}we open at ${hour} ${on(days)}.`;
}

/** 'on Wednesday', 'Monday to Friday'. */
const on = (days: readonly Weekday[]): string =>
  days.length > 2 ? weekdayNames(days, "en") : `on ${weekdayNames(days, "en")}`;
