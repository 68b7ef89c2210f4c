const WHY = {
  none: "we know no step that fits your answers.",
  little: "what would help costs about as much as it brings.",
  assistant: "only an assistant would reach enough of it, so count first whether that pays.",
  less: "only a part of it can be won back, and what stands here leaves more.",
  next: "it comes next, once these run.",
} as const;

/** Why the plan passes by the largest loss of all. */
export const passedWords = (title: string, sum: string, why: keyof typeof WHY): string =>
  `**The largest loss in our sums is not in this plan** (${title[0]!.toLowerCase()}${title.slice(1)}${sum && `, ${sum} a month`}): ${WHY[why]}`;
