const WHY = {
  none: "none of the steps we know fits your answers.",
  little: "what would help costs about as much as it brings in.",
  assistant: "only an assistant would reach enough of it, so count first whether that pays.",
  less: "you can win back only part of it, and the steps here leave you more.",
  next: "it comes next, once these are running.",
} as const;

/** Why the plan passes by the largest loss of all. */
export const passedWords = (title: string, sum: string, why: keyof typeof WHY): string =>
  `**The largest loss in our sums isn't in this plan** (${title[0]!.toLowerCase()}${title.slice(1)}${sum && `, ${sum} a month`}): ${WHY[why]}`;
