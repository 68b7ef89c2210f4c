interface Changed {
  /** The verdict is another now. */
  verdict: boolean;
  /** The first step before, where it is another now. */
  first: string | undefined;
  /** The one number that did it. */
  by: string | undefined;
  /** Steps that came into the plan, and steps that went out of it. */
  came: readonly string[];
  went: readonly string[];
  left: boolean;
  /** Without the numbers the plan left nothing. */
  none: boolean;
  /** Before and after there is next to nothing to win. */
  small: boolean;
  /** The line of money that moved furthest, and that it was not counted before. */
  stream: string | undefined;
  isNew: boolean;
}

/** The first sentence of a report with the owner's numbers: what they overturned, and which of them did. */
export const overturnedWords = ({
  verdict,
  first,
  by,
  came,
  went,
  left,
  none,
  small,
  stream,
  isNew,
}: Changed): string => {
  const line = stream
    ? isNew
      ? ` ${stream}: not counted before, {now.stream} a month by your numbers.`
      : ` ${stream}: {before.stream} a month by our examples, {now.stream} by your numbers.`
    : "";
  const did = by ? ` What did it is ${by}.` : "";
  return small
    ? `**Still little to win, by your numbers as by our examples**: {left} is left a month, ${none ? "nothing" : "{before.left}"} before.${line}`
    : verdict
      ? `**Your numbers turn our advice.** From your answers alone it began with ${first ? `“${first}”` : "the same step, under another verdict"}, and ${none ? "nothing" : "{before.left}"} was left a month.${did}${line}`
      : first
        ? `**Your numbers change what comes first.** From your answers alone it was “${first}”.${did}${line}`
        : came.length + went.length > 0
          ? `**Your numbers change the plan.**${came.length > 0 ? ` In: ${came.join("; ")}.` : ""}${went.length > 0 ? ` Out: ${went.join("; ")}.` : ""}${line}`
          : left
            ? `**Your numbers leave the advice and change the sum.** Without them ${none ? "nothing" : "{before.left}"} was left a month.${line}`
            : `**Your numbers change nothing in the advice.**${line}`;
};
