/** Why, from the step that would win back most of it and what that leaves; no sum where none is printed. */
const WHY = {
  none: () => "none of the steps we know fits your answers.",
  little: (cure, left) =>
    cure === undefined
      ? "what would help costs about as much as it brings in."
      : left
        ? `the best we know for it, ${cure}, leaves only ${left} a month.`
        : `the best we know for it, ${cure}, takes about as much as it wins.`,
  assistant: (cure, left) =>
    `${left ? `${cure} would leave ${left} a month` : `it would take ${cure}`}, so count for a month first whether that pays.`,
  less: (cure, left) =>
    `${cure} wins back only part of it${left && ` and leaves ${left} a month`}; each step here leaves more.`,
  next: (cure, left) =>
    `${cure} comes next, once these are running${left && `, and leaves ${left} a month`}.`,
} as const satisfies Record<string, (cure: string | undefined, left: string) => string>;

/** Why the plan passes by the largest loss of all. */
export const passedWords = (
  title: string,
  sum: string,
  why: keyof typeof WHY,
  cure: string | undefined,
  left: string,
): string =>
  `**The largest loss in our sums isn't in this plan** (${title[0]!.toLowerCase()}${title.slice(1)}${sum && `, ${sum} a month`}): ${WHY[why](cure, left)}`;
