import { addDays, daysBetween, dayOf, isDay, weekdayOf } from "./calendar.ts";
import { MONTH, monthIndex } from "./months.ts";
import { digitize } from "./number-words.ts";
import { anglicize } from "./spanish.ts";
import { plain } from "./text.ts";
import { DAY, weekdayIndex } from "./weekday-words.ts";

/** What was told of a paper that gives so many days: each half may come in a turn of its own. */
export interface DaysToAnswer {
  days?: number;
  /** The day from which they run, as the caller told it. */
  from?: string;
  /** The last day, where that was told itself. */
  by?: string;
  /** It speaks of a paper or of what such a paper wants. */
  ofPaper: boolean;
  asks: boolean;
}

const PAPER =
  /(?<!\p{L})(?:serv(?:ed|es?|ing)|summons|complaint|lawsuit|sued|papers?|paperwork|notice|letter|subpoena|appeal\p{L}*|judge?ment|evict\p{L}*|severance|vacate|(?:move|get|be|moved?|getting) (?:us )?out|answer|respond|response|court|demanda|notific\p{L}*|desaloj\p{L}*|aviso|carta|papeles|citatorio|contestar|responder|apelar|salirme|salirnos|orden de la corte)(?!\p{L})/u;
const COUNT =
  /(?<!\b(?:every|past|last|been|open|waiting|waited|another|for) |\d)(?<count>\d{1,3})[- ](?:(?:business|calendar|working|court|full|whole|short) )?(?<unit>days?|weeks?|d[ií]as?|semanas?)(?!\p{L})(?! (?:ago|later|old|late|before|off|back|behind|a week|trip|vacation))/u;
const PAST = new RegExp(
  [
    `(?<month>${MONTH}) (?:the )?(?<ofMonth>\\d{1,2})(?:st|nd|rd|th)?(?! (?:days?|weeks?))`,
    "(?<number>\\d{1,2})\\/(?<date>\\d{1,2})",
    `(?:the )?(?<dateOf>\\d{1,2})(?:st|nd|rd|th)? (?:of|de) (?<inMonth>${MONTH})`,
    "the (?<the>\\d{1,2})(?:st|nd|rd|th)",
    "(?<nAgo>\\d{1,2}|an?|a couple(?: of)?) (?<unitAgo>days?|weeks?) ago",
    "(?<word>day before yesterday|yesterday|last night|today|this morning|this afternoon|just now|anteayer|ayer|anoche|hoy|esta ma[ñn]ana)",
    `(?<late>last|this past|past|on|this|came|was|door|arrived|served) (?<weekday>${DAY})`,
    `(?<day>${DAY})`,
  ]
    .map((each) => `(?<![\\p{L}\\d])(?:${each})(?!\\p{L})`)
    .join("|"),
  "gu",
);
/** What tells of when a paper came. */
const CAME =
  /(?<!\p{L})(?:came|dated|(?:i|we|he|she|they) got (?:it|them|that|this|these|the|my)|received|handed|taped|found|left|stuck|mailed|delivered|arrived|is from|since|starting|(?:that|it|they) (?:was|were)|lleg\p{L}*|recib\p{L}*|entreg\p{L}*|dej\p{L}*|fecha\p{L}*|fue|es del)(?!\p{L})/u;
/** 'Last week, Monday I think.' */
const LAST_WEEK = /\blast week\b/u;
const LATEST = new RegExp(
  `\\b(?:by|until|till?|deadline(?: is|'s)?|due(?: back)?|expires?|runs out|ends?|no later than)(?: (?:on|by|the end of|this|next|coming))* (?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}\\/\\d{1,2}|the \\d{1,2}(?:st|nd|rd|th)|${DAY}|tomorrow|today|tonight)\\b`,
  "u",
);
const ASKS =
  /\b(?:how (?:long|many days|much time)|when (?:exactly )?(?:is|are|does|do) (?:that|it|they|the|my|our|those)|what (?:day|date) (?:is|does|do|would)|when(?:'s| is) (?:that|it)|is (?:that|it) bad|(?:am|are) (?:i|we) (?:too )?late|is it too late)\b|(?<!\p{L})(?:cu[aá]nto tiempo|cu[aá]ntos d[ií]as|hasta cu[aá]ndo|qu[eé] d[ií]a|cu[aá]ndo (?:es|vence|termina))(?!\p{L})/u;

/** 'Served on the 5th, 21 days', 'our answer is due Friday'; undefined where nothing of the kind is told. */
export function daysToAnswer(words: string, spanish: boolean, today: string): DaysToAnswer | undefined {
  const text = plain(words);
  const ofPaper = PAPER.test(text);
  const asks = ASKS.test(text);
  const read = (part: string) => digitize(spanish ? anglicize(plain(part)) : plain(part));
  let rest = read(words);
  // 'Three days or five, or what' is none that could be counted.
  const counts = new Set([...rest.matchAll(new RegExp(COUNT, "gu"))].map(([each]) => each));
  if (counts.size > 1) return undefined;
  const count = COUNT.exec(rest)?.groups;
  const days = count && Number(count.count) * (/^[ws]/.test(count.unit!) ? 7 : 1);
  if (count) rest = rest.replace(COUNT, " ");
  const latest = ofPaper ? LATEST.exec(rest)?.[0] : undefined;
  // 'My husband told me last night he wants a divorce, and I found papers': what came is dated, not what was said.
  const parts = words.split(/[.!?;,]+ |(?<= )(?:and|but|y|pero) /u).map(read);
  const lastWeek = LAST_WEEK.test(text);
  const daysOf = (part: string) =>
    [...part.replace(COUNT, " ").replace(LATEST, " ").matchAll(PAST)]
      .map(({ groups = {} }) => ({ day: pastDay(groups, today, lastWeek), said: groups.word }))
      .filter(({ day }) => day !== undefined);
  const came = parts.filter(
    (part) => PAPER.test(part) || CAME.test(part) || (days !== undefined && part.split(" ").length < 5),
  );
  const elsewhere = parts.flatMap(daysOf).filter(({ said }) => !said);
  const from =
    came.flatMap(daysOf)[0]?.day ?? (days && elsewhere.length === 1 ? elsewhere[0]!.day : undefined);
  const by = latest && aheadDay(latest, today);
  if (!days && !from && !by && !asks) return undefined;
  return { ...(days && { days }), ...(from && { from }), ...(by && { by }), ofPaper, asks };
}

type Groups = Record<string, string | undefined>;
/** The last such day that is not ahead. */
function pastDay(told: Groups, today: string, lastWeek: boolean): string | undefined {
  if (told.word) {
    const ago = /before|anteayer/.test(told.word) ? 2 : /yesterday|night|ayer|anoche/.test(told.word) ? 1 : 0;
    return addDays(today, -ago);
  }
  if (told.nAgo) {
    const n = /^\d/.test(told.nAgo) ? Number(told.nAgo) : /couple/.test(told.nAgo) ? 2 : 1;
    return addDays(today, -n * (told.unitAgo!.startsWith("w") ? 7 : 1));
  }
  const weekday = told.weekday ?? told.day;
  if (weekday) {
    const ago = ((weekdayOf(today) - weekdayIndex(weekday) + 6) % 7) + 1;
    return addDays(today, -ago - (lastWeek && ago <= (weekdayOf(today) + 6) % 7 ? 7 : 0));
  }
  const named = told.month ?? told.inMonth;
  const date = Number(told.ofMonth ?? told.date ?? told.dateOf ?? told.the);
  const year = Number(today.slice(0, 4));
  const month = told.number ? Number(told.number) : named ? monthIndex(named) : Number(today.slice(5, 7));
  const day = dayOf(year, month, date);
  if (named || told.number)
    return isDay(day) && day <= today && daysBetween(day, today) < 200 ? day : undefined;
  if (isDay(day) && day <= today) return day;
  const before = month === 1 ? dayOf(year - 1, 12, date) : dayOf(year, month - 1, date);
  return isDay(before) ? before : undefined;
}

/** The next such day. */
function aheadDay(words: string, today: string): string | undefined {
  if (/tomorrow$/.test(words)) return addDays(today, 1);
  if (/(?:today|tonight)$/.test(words)) return today;
  const weekday = new RegExp(`${DAY}$`, "u").exec(words)?.[1];
  if (weekday) return addDays(today, ((weekdayIndex(weekday) - weekdayOf(today) + 6) % 7) + 1);
  const year = Number(today.slice(0, 4));
  const [, first, second] = /(\d{1,2})(?:st|nd|rd|th)?(?:\/(\d{1,2}))?$/.exec(words) ?? [];
  const named = new RegExp(`${MONTH}(?= \\d)`, "u").exec(words)?.[0];
  const ownMonth = second ? Number(first) : named ? monthIndex(named) : Number(today.slice(5, 7));
  const day = dayOf(year, ownMonth, Number(second ?? first));
  if (!isDay(day) || day >= today) return isDay(day) ? day : undefined;
  if (named || second) return undefined;
  const next = ownMonth === 12 ? dayOf(year + 1, 1, Number(first)) : dayOf(year, ownMonth + 1, Number(first));
  return isDay(next) ? next : undefined;
}
