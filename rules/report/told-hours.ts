import { WORKING_DAYS } from "../../content/report/own-hours.ts";

/** What is done again and again takes time each time: how often that is, and so many hours a month by our guess. */
const RHYTHMS: readonly [words: RegExp, times: number, guess: number][] = [
  [/\bevery (?:second|other) (?:week|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/i, 2, 1],
  [
    /\b(?:every|each) (?:morning|evening|night|day|weekday|afternoon)\b|\bAt (?:closing|opening)\b|\bat the end of (?:the|each) day\b|\bdaily\b|\ban? (?:day|evening)\b/i,
    WORKING_DAYS,
    3,
  ],
  [
    /\b(?:every|each|once a) (?:week|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|\bon (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?:night|morning|evening|afternoon)\b|\bweekly\b|\ba week\b/i,
    4,
    2,
  ],
  [
    /\b(?:every|each|once a|of the|(?:hour|minutes) a) (?:month|quarter)\b|\bmonthly\b|\bOn the first(?=[,;]| of (?:the|each) )/i,
    1,
    1,
  ],
];
/** What follows each time that something happens takes so long each time. */
export const AFTER_EACH =
  /\bafter (?:each|every) (?:project |client |first |team )?(meeting|visit|session|lesson|showing|viewing|tour|inspection|hearing|interview)\b/i;

const LONG: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  half: 30,
  forty: 40,
  hour: 60,
};
const SPAN = /\b(five|ten|fifteen|twenty|thirty|forty) minutes\b|\b(quarter of an|half an|an) hour\b/i;
export const minutesOf = (words: string): number => {
  const [, minutes, hour] = SPAN.exec(words) ?? [];
  const word = minutes ?? (hour === undefined ? "" : hour.length > 2 ? hour.split(" ")[0]! : "hour");
  return LONG[word.toLowerCase()] ?? 0;
};
/** It's the work that takes so long, and not what is offered, saved or lost. */
const COSTS =
  /\b(?:(?:it|that|this) (?:takes|costs)(?: about| only| one person)?|(?:take|(?<!don't )spend|set aside|deserve|give it|keeps?(?= half an hour free\b))(?: about)?|it's(?: about)?) (?:a |half )?(?:\w+ minutes|hour\b|quarter of|an hour)|\btakes (?:half an|an) hour and\b(?! not)/i;
/** The same behind the act itself: 'go down the list together, half an hour, and …'. */
const BESIDE =
  /[,;] (?:(?:for|in) )?(?:about )?(?:(?:five|ten|fifteen|twenty|thirty|forty) minutes|(?:a quarter of an|half an|an) hour)(?=[,;.]| on )/i;
/** Two spans in one sentence are a list of what something takes, or a choice. */
const SPANS = /\b(?:five|ten|fifteen|twenty|thirty|forty) minutes\b|\b(?:quarter of an|half an|an) hour\b/gi;
/** 'A day' may be one that is offered; what is done each week is said so. */
const KEPT_RHYTHM =
  /\b(?:(?:every|each|once a) (?:morning|evening|night|day|weekday|afternoon|week|month|quarter|\w+day)|(?:five|ten|three|two) a week|monthly|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|at closing|on the first)\b/i;
const isBeside = (sentence: string): boolean =>
  BESIDE.test(sentence) && (sentence.match(SPANS) ?? []).length === 1 && KEPT_RHYTHM.test(sentence);
/** 'The next five on the list … about a quarter of an hour each'. */
const EACH_OF =
  /\b(?:hour|minutes) each\b(?! (?:day|morning|evening|week|month|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day))/i;
const IN_SLOW = /\bin an? slow (?:week|month)\b/i;
const SEASON = /\bin season\b/i;
const EACH_TIME = /\beach time\b/i;
const HOW_MANY = /\b(two|three|four|five|six|eight|ten)\b(?! (?:minutes|weeks|months|hours|days))/i;
const peopleIn = (words: string): string | undefined =>
  HOW_MANY.exec(words.replace(SPAN, ""))?.[1]?.toLowerCase();
export const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const HOURS = /\b(one|an?|two|three|four|five|six|seven|eight|nine|ten)( and a half)? hours?\b/i;
/** How many hours a clause says: 'two and a half hours a week'; 0 where it says none. */
export const hoursSaid = (clause: string): number => {
  const [, whole, half] = HOURS.exec(clause) ?? [];
  return whole === undefined ? 0 : Math.max(1, NUMBERS.indexOf(whole.toLowerCase()) + 2) + (half ? 0.5 : 0);
};
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const YEAR = 12;
const PART_OF_YEAR = /\bfrom ([A-Z][a-z]{2})[a-z]* to ([A-Z][a-z]{2})[a-z]*\b(.*)$/;
/** 'An hour from February to April and ten minutes otherwise': so long on average. */
const overTheYear = (sentence: string): number => {
  const [, from, to, rest = ""] = PART_OF_YEAR.exec(sentence) ?? [];
  const [first, last] = [from, to].map((month) => MONTHS.indexOf(month ?? ""));
  const long = minutesOf(sentence);
  if (first! < 0 || last! < 0) return long;
  const months = ((last! - first! + YEAR) % YEAR) + 1;
  return Math.round((long * months + minutesOf(rest) * (YEAR - months)) / YEAR);
};
/** Who does it was said just before. */
const POINTS_BACK = /^(?:It|That|This) (?:takes|costs)\b/;
/** What it takes by the words of the trade: so often a month so many minutes, and the sentence that says it; nothing where they don't. */
export const saidIn = (does: string): { times: number; minutes: number; sentence: string } => {
  // What takes a day is done once.
  const sentences = does.replaceAll(/\btakes? a day\b/gi, "takes long").split(/(?<=[.!?]) /);
  for (const [at, sentence] of sentences.entries()) {
    const minutes = overTheYear(sentence);
    const many = EACH_OF.test(sentence) && /\b(?:it's|takes?)\b/i.test(sentence);
    if (minutes === 0 || AFTER_EACH.test(sentence) || SEASON.test(sentence)) continue;
    if (!many && !COSTS.test(sentence) && !isBeside(sentence)) continue;
    // What is told by the piece comes as often as the piece.
    if (pieceIn(sentence)) continue;
    // The rhythm stands beside it, or in what was said just before.
    const near = [sentence, ...sentences.slice(0, at).toReversed()];
    const usual = near.flatMap((words) => RHYTHMS.find(([rhythm]) => rhythm.test(words))?.[1] ?? [])[0];
    if (usual === undefined) continue;
    // Half of the weeks are slow.
    const times = IN_SLOW.test(sentence) ? Math.ceil(usual / 2) : usual;
    // 'Each time' is of what the sentence itself counts.
    const people = !many
      ? ""
      : EACH_TIME.test(sentence)
        ? (peopleIn(sentence) ?? "")
        : near.map(peopleIn).find(Boolean);
    if (people === undefined) continue;
    const told = POINTS_BACK.test(sentence) ? `${sentences[at - 1] ?? ""} ${sentence}` : sentence;
    return { times, minutes: minutes * (people ? NUMBERS.indexOf(people) + 2 : 1), sentence: told };
  }
  return { times: 0, minutes: 0, sentence: "" };
};
/** Hours a month by the words of the trade; 0 where they don't say. */
export const toldHours = (does: string): number => {
  const { times, minutes } = saidIn(does);
  return (times * minutes) / 60;
};
/** 'Three minutes a file', 'two minutes a stop': so long for each of them, however many they are. */
const PIECE =
  /(?:[,;] (?:about )?|\btakes (?:about )?|\bit's (?:about )?)((?:one|two|three|four|five|ten|fifteen|twenty|thirty|forty) minutes?|half an hour) (an? (?!day\b|week\b|month\b|year\b|quarter\b|season\b|morning\b|evening\b|night\b|time\b|week|few\b|little\b|lot\b|bit\b|\w+day\b)\w+)/i;
const pieceIn = (sentence: string): string => {
  const [, span, piece] = PIECE.exec(sentence) ?? [];
  return span ? `${span} ${piece}`.toLowerCase() : "";
};
/** Hours a month of what is done again and again, by our guess. */
export const guessedHours = (does: string): number => RHYTHMS.find(([words]) => words.test(does))?.[2] ?? 0;
/** What each piece takes by the words of the trade; empty where they don't say. */
export const byPiece = (does: string): string =>
  does
    .split(/(?<=[.!?]) /)
    .map(pieceIn)
    .find(Boolean) ?? "";

/** An act that begins with how often it is done takes so many minutes at least, by our guess: a step whose words say more often than its hours allow is believed by nobody. */
const OFTEN: readonly [words: RegExp, times: number, minutes: number][] = [
  [/^(?:Each|Every) (?:(?:morning|evening|night|weekday|afternoon)\b|day,)/, WORKING_DAYS, 3],
  [
    /^(?:(?:Each|Every) (?:week|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|Once a week\b|On (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?[^,.]{0,22},)/,
    4,
    10,
  ],
  [/^(?:(?:Each|Every|Once a) month|On the first(?=[,;]| of (?:the|each) ))/, 1, 20],
];
/** The act itself stands at the beginning of a paragraph. */
const ACTS = 3;
/** What the trade lives from takes so many hours a month as its step prints. */
export const leverWork = (does: string): Told | undefined => {
  const guess = guessedHours(does);
  return toldHours(does) > 0 || byPiece(does) !== "" || guess === 0
    ? toldWork(does)
    : { times: 1, minutes: 60 * guess };
};
/** So often a month so many minutes, by the words of the trade: as they say it, or as the first day says it of an act whose rhythm they say. */
export interface Told {
  times: number;
  minutes: number;
  /** For each of these, however often they come: 'a meeting'. */
  each?: string;
}
export const toldWork = (does: string, first = ""): Told | undefined => {
  const { times, minutes } = saidIn(does);
  if (times > 0) return { times, minutes };
  const piece = byPiece(does);
  if (piece) return { times: 0, minutes: minutesOf(piece), each: piece.replace(/^.* (?=an? \w+$)/, "") };
  const [often] = does
    .split(/(?<=[.!?]) /)
    .slice(0, ACTS)
    .flatMap((sentence) => OFTEN.filter(([words]) => words.test(sentence)));
  return often && { times: often[1], minutes: (COSTS.test(first) && minutesOf(first)) || often[2] };
};
