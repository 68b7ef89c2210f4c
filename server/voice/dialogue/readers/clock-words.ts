export const NUMBER = String.raw`(\d{1,2})(?:(?::| )([0-5]\d))?`;
const HALF_DAY = String.raw`(?: ?(am|pm|a m|p m|in the morning|in the afternoon|in the evening|at night))?`;
/** Not a day of a month, a fraction of a date, or a count of something. */
export const NO_COUNT = String.raw`(?![\d/]| [0-5]\d(?!\d)|st\b|nd\b|rd\b|th\b| ?(?:days?|weeks?|months?|years?|minutes?|min|moment|sec(?:ond)?s?|hours?|kids|people|times|for (?:me|my|her|him|us|each|them|both)|more|(?:or|to) \d+ (?:days?|weeks?|months?|years?)|slots?|appointments?|go|shot|trip|sitting|visit|of us|hundred|thousand|bucks|d[oó]lares|dollars|teeth|children|percent)\b)`;
export const CLOCK = `${NUMBER}(?: ?o'?clock)?${HALF_DAY}${NO_COUNT}`;

/** 'Not 9, 11': the refused time goes; 'not before 9' stays. */
export const NOT_THEN =
  /\bnot (?:at )?\d{1,2}(?:[: ](?:00|15|30|45))?(?: ?[ap]m| o'?clock)?(?= |$)(?! ?(?:st|nd|rd|th))/;

/** 'The earlier of the two' names no hour. */
export const OF_TWO =
  /\b(?:of|between) (?:the|those|these|them|both|my|your)? ?2(?= |$)(?! ?(?:[ap]m|o'?clock))/;

/** 'He's four', 'put her down for one on Monday' tell no time. */
export const AGE =
  /(?<=\bput (?:me|him|her|us|them) (?:down|in) )for 1(?= (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|this)|$)|\b(?:he's|she's|he is|she is|they're|(?:my|our) (?:little |older |youngest |oldest )?(?:son|daughter|kid|boy|girl|baby|grandson|granddaughter|nephew|niece|one)(?:'s| is)|mine's) (?:only |just |almost |about )?\d{1,2}(?: and (?!it|that|the)\p{L}+(?:'s| is) (?:only |just |almost |about )?\d{1,2})?(?= |$)(?! ?(?:[ap]m|o'?clock))/gu;
/** 'That's the afternoon, I said the morning' says what is wrong. */
export const THAT_IS = /\bthat's (?:in )?the (?:afternoon|morning|evening)(?= (?:i|but|and|no|not)\b)/;

export const clock = (
  hour: number,
  minute: number,
  half?: string,
): { at: number; sure: boolean } | undefined => {
  if (hour > 23 || minute > 59) return undefined;
  const h = half?.replace(" ", "");
  if (h === "am" || h === "inthe morning" || half === "in the morning")
    return hour > 12 ? undefined : { at: (hour % 12) * 60 + minute, sure: true };
  if (h) return { at: hour > 12 ? hour * 60 + minute : ((hour % 12) + 12) * 60 + minute, sure: true };
  // Twelve is noon: nobody comes at midnight.
  if (hour >= 12 || hour === 0) return { at: hour * 60 + minute, sure: true };
  return { at: hour * 60 + minute, sure: false };
};

/** The hour as people mean it when they set a limit: 'after 3' is the afternoon. */
export const likely = (c: { at: number; sure: boolean }): number =>
  !c.sure && c.at < 7 * 60 ? c.at + 720 : c.at;

/** The 'ten' of 'ten to four': minutes before an hour. */
export const isCount = ([, hour, minute, half, , , other]: RegExpMatchArray): boolean =>
  !minute && !half && !other && ["5", "10", "20", "25"].includes(hour!);

/** 'Half past three' as '3:30' and 'two-ish' as '2 o'clock', so that whatever stands before it ('after', 'until') is read alike. */
export const asClock = (text: string): string =>
  text
    // 'Two-ish', 'three thirty-ish', 'noonish'.
    .replace(/(\d[: ][0-5]\d|noon|[ap]m)[- ]?ish\b/g, "$1")
    .replace(/\b(\d{1,2})[- ]?ish\b/g, "$1 o'clock")
    .replace(/\b(?:12 )?noon\b/g, "12:00")
    .replace(/\bhalf(?: past)? (\d{1,2})\b(?!:)/g, "$1:30")
    .replace(/\b(?:a )?quarter (?:past|after) (\d{1,2})\b(?!:)/g, "$1:15")
    .replace(
      /\b(?:a )?quarter (?:to|til|till|of|before) (\d{1,2})\b(?!:)/g,
      (_all, hour: string) => `${hour === "1" ? 12 : Number(hour) - 1}:45`,
    );
