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
  /** What one of that line is worth is our guess. */
  ours?: boolean;
  isNew: boolean;
  /** As many hours as before cost more or less: at the price that the owner gave. */
  byHour?: boolean;
  /** There is no room for anybody new. */
  full: boolean;
}

/** What is asked of somebody, as something that is done: 'count one week first' as 'counting one week'. */
const doing = (short: string): string =>
  short.replace(/^(count|answer|leav)e?(?= )/, "$1ing").replace(/^(counting .*) first$/, "$1");

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
  ours,
  isNew,
  byHour,
  full,
}: Changed): string => {
  const line = stream
    ? isNew
      ? ` ${stream}: {now.stream} a month by your count${ours ? ", at a price of ours" : ""}; without it we couldn't put a number on that.`
      : ` ${stream}: {now.stream} a month ${byHour ? "at your {n.hourCost} an hour" : "by your numbers"}, {before.stream} by our estimates.`
    : "";
  const did = by ? ` What changed it most: ${by}.` : "";
  return full
    ? "**You're full, and that decides everything else.** Missing somebody new costs you nothing while there is no room for them; keeping one of your own waiting still does."
    : small
      ? `**There is little to gain, by your numbers as by our estimates.**${none ? "" : " It comes to {left} a month, where we had estimated {before.left}."}${line}`
      : verdict
        ? first
          ? `**Your numbers change our advice.** From your answers alone we would have started with ${doing(first)}${none ? "" : ", with a plan worth {before.left} a month"}.${did}${line}`
          : `**Your numbers change how much we advise, and not where to start.** From your answers alone it was the same first step${none ? "" : ", in a plan worth {before.left} a month"}.${did}${line}`
        : first
          ? `**Your numbers change what comes first.** From your answers alone we would have started with ${doing(first)}.${did}${line}`
          : came.length + went.length > 0
            ? `**Your numbers change the plan.**${came.length > 0 ? ` New in it: ${came.map(doing).join("; ")}.` : ""}${went.length > 0 ? ` No longer in it: ${went.map(doing).join("; ")}.` : ""}${line}`
            : left
              ? `**With your numbers the advice stays the same and the sum changes**${none ? "" : ": we had estimated {before.left} a month"}.${line}`
              : `**Your numbers change nothing in the advice.**${line}`;
};
