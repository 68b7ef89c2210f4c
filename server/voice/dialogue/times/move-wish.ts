import type { DialogueState } from "../../../../contracts/voice.ts";
import { addDays, daysBetween, fromOn, inWeekOf } from "../readers/calendar.ts";
import { plain } from "../readers/text.ts";
import { type WhenHeard, whenHeard } from "../readers/when.ts";
import type { wishParts } from "./wish-words.ts";

export type Wish = ReturnType<typeof wishParts> & { said: WhenHeard["time"] };

/** The span that a wish names, or the later week of its day: a weekday that takes its place is of that week. */
export function weekWished(
  { days }: WhenHeard,
  today: string,
): [from: string, to: string | undefined] | undefined {
  if (days.from) return [days.from, days.to];
  const [day] = days.days;
  const monday = day && inWeekOf(day, MONDAY);
  return monday && monday > today ? [monday, addDays(monday, 6)] : undefined;
}
const MONDAY = "2000-01-03";

/** 'Tuesday or Wednesday', once next week was wished for, are those of that week. */
export function inWishedWeek(
  { wish, mentioned, told }: DialogueState,
  { days }: WhenHeard,
  words: string,
): void {
  const { from, to } = wish;
  // 'Wednesday or Thursday' are those of the week of the one that is there, unless another was wished for.
  if (mentioned && (!from || SAME_WEEK.test(words)))
    days.days = days.days.map((day) => {
      if (!days.bare.includes(day)) return day;
      const same = inWeekOf(mentioned, day);
      return same > day ? same : day;
    });
  // 'Push it to later in the week. Wednesday or Thursday' is after the one that is there.
  if (mentioned && !from && [words, ...told].some((each) => LATER_THEN.test(each)))
    days.days = days.days.map((day) =>
      days.bare.includes(day) && day < mentioned ? fromOn(mentioned, day) : day,
    );
  // A week that is said here is the one.
  if (!from || !to || days.from || daysBetween(from, to) > 6) return;
  days.days = days.days.map((day) => (days.bare.includes(day) ? fromOn(from, day) : day)).sort();
}
const SAME_WEEK = /\bthe same week\b|(?<!\p{L})la misma semana(?!\p{L})/iu;
const LATER_THEN = /\b(?:push\p{L}* (?:\S+ )?(?:back|out)|later (?:in the|that) week|postpone)\b/iu;

/** 'Same time, but the week after', of one on a Thursday, is the Thursday of that week. */
export function sameDayOfWeek(
  { which, mentioned }: DialogueState,
  { days }: WhenHeard,
  text: string,
  today: string,
): void {
  const { from, to } = days;
  if (!from || !to || daysBetween(from, to) > 6 || days.days.length > 0) return;
  if (which === "" || !SAME.test(text)) return;
  const old = mentioned ?? whenHeard(plain(which), { today, todayOpen: true, loose: true }).days.days[0];
  if (!old) return;
  days.days = [fromOn(from, old)];
  delete days.from;
  delete days.to;
}
const SAME = /(?<!\p{L})same (?:time|day|slot|weekday)(?!\p{L})|(?<!\p{L})mism[oa] (?:hora|d[ií]a)(?!\p{L})/u;

/** 'Or any morning the week after', 'that week is fine too', 'either one': what was wished for stays beside it. */
export function standsBeside(
  before: string,
  { parts, text, beside, turn }: { parts: { day: string }; text: string; beside: boolean; turn: string },
): boolean {
  if (parts.day === "") return false;
  if (before === "") return beside && OR_ELSE.test(text) && OF_WEEK.test(parts.day);
  return OR_ELSE.test(text) || TOO.test(text) || EITHER.test(turn);
}
const OR_ELSE = /^(?:or|o)(?: (?:else|maybe|even|any ?time|whenever|cualquier))*(?= )/u;
const TOO =
  /(?<!\p{L})(?:(?:is|are|'s|would be|works?|do|fine|good|okay|ok) (?:fine |good |okay |ok )?(?:too|as well|also)|also (?:works?|fine|good|okay)|tambi[eé]n)(?!\p{L})/u;
const EITHER =
  /(?<!\p{L})(?:either(?: one| of (?:them|those)| way| works| is)?|whichever|both (?:work|are (?:fine|good))|cualquiera de (?:las|los) dos)(?!\p{L})/u;

/** Two wishes of which the one or the other will do; what stands already is not said twice. */
export function bothWishes(
  before: string,
  wishes: readonly Wish[],
  others: readonly Wish[],
  language: Language,
): string {
  const stands = wishes.length > 0 ? joinedWish(before, wishes, language) : before;
  // 'Any morning that Friday, or the week after': the morning is of both.
  const part = wishes.map(({ time }) => time).find((time) => PART.test(time)) ?? "";
  const more = others
    .filter(({ day }) => !stands.includes(day))
    .map((each) => (each.time === "" && OF_WEEK.test(each.day) ? { ...each, time: part } : each));
  const or = language === "es" ? " o " : " or ";
  return more.length > 0 ? `${stands}${or}${joinedWish("", more, language)}` : stands;
}

const PART = /^(?:in the (?:morning|afternoon)|por la (?:mañana|tarde))$/u;

/** One wish of what a turn told, over what was wished before: a day takes the place of a day, a time that of a time. */
export function joinedWish(before: string, wishes: readonly Wish[], language: Language): string {
  const or = language === "es" ? " o " : " or ";
  // 'After two on Monday, or any time Tuesday': each day with its own hours.
  const dated = wishes.filter(({ day }) => day !== "" && !NOT.test(day) && !LEANS.test(day));
  if (dated.length > 1 && dated.length === wishes.length && new Set(dated.map(({ time }) => time)).size > 1)
    return dated.map(({ day, time }) => [day, time].filter(Boolean).join(" ")).join(or);
  const all = [...new Set(wishes.map(({ day }) => day).filter(Boolean))];
  // 'Any morning that week, Tuesday through Friday': the days say which of it.
  const inIt = all.filter((day) => !OF_WEEK.test(day));
  // 'Next week. Tuesday doesn't work' stays in it.
  const told = inIt.some((day) => !NOT.test(day)) ? inIt : all;
  const sure = told.filter((day) => !LEANS.test(day));
  // 'Later today or tomorrow' is today or tomorrow.
  const days = sure.length > 0 || (before && !LEANS.test(before)) ? sure : told;
  const times = [...new Set(wishes.map(({ time }) => time).filter(Boolean))];
  const [, oldDay = "", oldTime = ""] = TIMED.exec(before.replace(LEANS, "").trim()) ?? ["", before, ""];
  // 'Not Wednesdays' belongs to the days that are wished for.
  const nots = days.filter((day) => NOT.test(day));
  const plainDays = days.filter((day) => !NOT.test(day) && !nots.some((not) => rulesOut(not, day)));
  // 'Not the 24th' takes it out of what was wished before.
  const left = oldDay
    .replace(nots.length > 0 ? /, (?:not|no) .*$/ : /$^/, "")
    .split(or)
    .filter((each) => !nots.some((not) => rulesOut(not, each)))
    .join(or);
  const named = wishes.some((wish) => wish.named);
  const day = [plainDays.join(or) || left, ...(named ? [] : nots)].filter(Boolean).join(", ");
  const time = times.join(or) || oldTime;
  // 'Not Mondays, in the morning': the morning is not what they refuse.
  const part = /, (?:not|no) /.test(day) ? ", " : nots.length > 0 && !named ? ", " : " ";
  return [day, time].filter(Boolean).join(part).replace(/\s+/g, " ");
}
const NOT = /^not? /;
/** 'Not Mondays' rules out 'Monday, December 7th', and no week that begins on one. */
function rulesOut(not: string, day: string): boolean {
  const each = not.replace(NOT, "").split(/, (?:not|no) | or | ni /u);
  const named = day.replace(/^el /, "");
  return each.some((one) =>
    /\d/.test(one)
      ? day.includes(one)
      : named.startsWith(one.replace(/^l?os |^el /, "").replace(/(?<=day)s$/, "")),
  );
}
const OF_WEEK = /^(?:the week of|a day from|la semana del|un día del) /;
const LEANS = /^(?:later|earlier|más tarde|más temprano)(?!\p{L})/u;
/** A wish as it is noted: its day, and its time. */
const TIMED =
  /^(.*?)[ ,]*((?:at |in the |late in |(?:after|before) (?:\d|noon)|a las? |al mediod|por la |al final|(?:despu[eé]s|antes) de).*)?$/;

export type Language = DialogueState["language"];
