import { WORKING_DAYS } from "../../content/report/own-hours.ts";

/** What is done again and again takes time each time: how often that is, and so many hours a month by our guess. */
export const RHYTHMS: readonly [words: RegExp, times: number, guess: number][] = [
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
  [/\b(?:every|each|once a|of the) (?:month|quarter)\b|\bmonthly\b/i, 1, 1],
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
  /\b(?:(?:it|that|this) takes(?: about| only| one person)?|(?:take|(?<!don't )spend|set aside|deserve|give it|keeps?(?= half an hour free\b))(?: about)?|it's(?: about)?) (?:a |half )?(?:\w+ minutes|hour\b|quarter of|an hour)/i;
/** 'The next five on the list … about a quarter of an hour each'. */
const EACH_OF =
  /\b(?:hour|minutes) each\b(?! (?:day|morning|evening|week|month|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day))/i;
const IN_SLOW = /\bin an? slow (?:week|month)\b/i;
const SEASON = /\bin season\b/i;
const HOW_MANY = /\b(two|three|four|five|six|eight|ten)\b(?! (?:minutes|weeks|months|hours|days))/i;
export const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
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
/** What it takes by the words of the trade: so often a month so many minutes, and the sentence that says it; nothing where they don't. */
export const saidIn = (does: string): { times: number; minutes: number; sentence: string } => {
  // What takes a day is done once.
  const sentences = does.replaceAll(/\btakes? a day\b/gi, "takes long").split(/(?<=[.!?]) /);
  for (const [at, sentence] of sentences.entries()) {
    const minutes = overTheYear(sentence);
    const many = EACH_OF.test(sentence) && /\b(?:it's|takes?)\b/i.test(sentence);
    if (minutes === 0 || AFTER_EACH.test(sentence) || SEASON.test(sentence)) continue;
    if (!many && !COSTS.test(sentence)) continue;
    // The rhythm stands beside it, or in what was said just before.
    const near = [sentence, ...sentences.slice(0, at).toReversed()];
    const usual = near.flatMap((words) => RHYTHMS.find(([rhythm]) => rhythm.test(words))?.[1] ?? [])[0];
    if (usual === undefined) continue;
    // Half of the weeks are slow.
    const times = IN_SLOW.test(sentence) ? Math.ceil(usual / 2) : usual;
    const people = many
      ? near.map((words) => HOW_MANY.exec(words.replace(SPAN, ""))?.[1]?.toLowerCase()).find(Boolean)
      : "";
    if (people === undefined) continue;
    return { times, minutes: minutes * (people ? NUMBERS.indexOf(people) + 2 : 1), sentence };
  }
  return { times: 0, minutes: 0, sentence: "" };
};
/** Hours a month by the words of the trade; 0 where they don't say. */
export const toldHours = (does: string): number => {
  const { times, minutes } = saidIn(does);
  return (times * minutes) / 60;
};
export const toldWork = (does: string): { times: number; minutes: number } | undefined => {
  const { times, minutes } = saidIn(does);
  return times > 0 ? { times, minutes } : undefined;
};
