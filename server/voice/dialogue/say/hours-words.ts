import type { DialogueState } from "../../../../contracts/voice.ts";
import { spokenHours } from "../../knowledge/spoken-hours.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import { list } from "./english.ts";
import { type AskedHours, hoursOfDay } from "./hours-of-day.ts";
import { hoursOfWeek, WHEN, yesOrNo } from "./hours-of-week.ts";

const NOW = /\b(?:(?:right |just )?now|currently|still open|at the moment|ahora|ahorita)\b/;
const TODAY = /\b(?:today|tonight|this (?:morning|afternoon|evening)|hoy|esta (?:mañana|tarde|noche))\b/;
const OPENS =
  /\b(?:open up|(?:do|does|will) (?:you|they|you (?:guys|folks|all)|the office) open|how early|earliest|opening time|a qu[eé] hora abren)\b/;
const CLOSES =
  /\b(?:clos(?:e|es|ing time)|how late|latest|till what|until (?:what|when)|cierran|hasta qu[eé] hora)\b/;

/** 'On Saturdays': any of them. */
const WEEKLY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|los (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos))\b/;

/** 'Are you open at six tonight?' */
const OPEN_AT =
  /\b(?:open|there|in|come) (?:\p{L}+ ){0,2}?at (?<hour>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)(?::(?<past>\d\d))?(?: ?(?<half>[ap])m)?(?<late>.*\b(?:tonight|evening|night|afternoon)\b)?/u;
const HOURS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
/** In minutes; both halves of the day where it may be either. */
function hourAsked(text: string): number[] {
  const { hour, past = "0", half, late } = OPEN_AT.exec(text)?.groups ?? {};
  if (!hour) return [];
  if (hour === "noon" || hour === "midnight") return [hour === "noon" ? 12 * 60 : 0];
  const clock = (HOURS.includes(hour) ? HOURS.indexOf(hour) + 1 : Number(hour)) % 24;
  const [morning, evening] = [(clock % 12) * 60 + Number(past), ((clock % 12) + 12) * 60 + Number(past)];
  if (clock > 12) return [clock * 60 + Number(past)];
  if (half === "a") return [morning];
  return half === "p" || late ? [evening] : [morning, evening];
}

/** What is said of opening hours: of the days that were named, of this moment, or of the week. */
export function hoursWords(
  context: DialogueContext,
  { language }: DialogueState,
  days: readonly string[],
  text: string,
): string {
  const { today } = clockOf(context);
  const { hours, closedOn } = context.desk;
  const spanish = language === "es";
  if (days.length === 0 && /\bholidays?\b|\bfestivos?\b|\bferiados?\b/.test(text)) {
    const names = closedOn.map(({ name, nameEs }) => (spanish ? nameEs : name));
    return spanish
      ? `Cerramos en estos días: ${list(names, "y")}.`
      : `We're closed on ${list(names, "and")}.`;
  }
  const now = NOW.test(text);
  const named = days.length > 0 ? days.slice(0, 2) : now || TODAY.test(text) ? [today] : [];
  if (named.length === 0) return hoursOfWeek(hours, language, text) ?? spokenHours(hours, language);
  const asked: AskedHours = {
    now,
    opens: OPENS.test(text) && WHEN.test(text),
    closes: CLOSES.test(text),
    at: hourAsked(text),
    first: (open) => yesOrNo(text, open, language),
    every: !now && !TODAY.test(text) && (named.includes(today) || WEEKLY.test(text)),
  };
  return named.map((day) => hoursOfDay(context, language, day, asked)).join(" ");
}
