/** Names that say the season itself, with its weeks: our guess, and asked about. A lawn or a lake is open as long as its weather. */
const SEASONS: readonly [RegExp, number][] = [
  [/\b(corn|maize) maze\b|\bpumpkins?\b|\bhaunted\b|\bhayrides?\b|\bhalloween\b/i, 9],
  [
    /\bchristmas (trees?|lights?|markets?|shops?|village|decor\w*)\b|\b(tree farm|sleigh rides?|holiday lights?|light displays?)\b/i,
    7,
  ],
  [/\bsnow (removal|plow\w*)\b|\bski (area|hill|lifts?|resort|school|slopes?)\b|\bsledding\b/i, 16],
  [/\bu-?pick\b|\bpick[- ]your[- ]own\b|\b\w*berr(y|ies) (farms?|patch|fields?)\b/i, 12],
  [/\b(summer|sleepaway) camps?\b/i, 12],
];

/** A shop for what has a season is open beyond it. */
const ALL_YEAR = /(?<!christmas|halloween) (shop|store|suppl(y|ies))\W*$/i;
/** Whoever does something else as well has work beyond the season. */
const HALVES = /\s(?:&|and|\+)\s/i;

/** Weeks a year in which such a business is open, where all of its name says that there is a season. */
export const seasonOf = (businessName: string): number | undefined => {
  if (ALL_YEAR.test(businessName)) return undefined;
  const weeks = businessName.split(HALVES).map((half) => SEASONS.find(([name]) => name.test(half))?.[1]);
  return weeks.includes(undefined) ? undefined : Math.max(...(weeks as number[]));
};
