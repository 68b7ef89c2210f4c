import { telling } from "./passages.ts";
import { inWords } from "./plain.ts";

/** The first letter small, unless the word is a name or an abbreviation. */
export const small = (text: string): string =>
  /^(?:I\b|AI\b|[A-Z]{2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:January|February|March|April|June|July|August|September|October|November|December|Christmas|Thanksgiving|Medicare|Medicaid|Google|Instagram|Facebook|TikTok|Yelp|LinkedIn|YouTube|QuickBooks)\b)/.test(
    text,
  )
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** The same for the same seed. */
export const choice = (options: readonly string[], seed: string): string => {
  let sum = 7;
  for (const sign of seed) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return options[sum % options.length] as string;
};

/** The share of the telling words of one text that stand in another: 0 to 1. */
export const shared = (one: string, other: string): number => {
  const [some, others] = [telling(one), telling(other)];
  return [...some].filter((word) => others.has(word)).length / Math.max(1, some.size);
};

/** 'three-week', '30-day': as much time as a plan takes, in the largest unit that fits. */
export const spanOf = (days: number): string =>
  days % 7 === 0 && days <= 112
    ? `${inWords(days / 7)}-week`
    : days % 30 === 0 && days > 30
      ? `${inWords(days / 30)}-month`
      : `${days}-day`;
