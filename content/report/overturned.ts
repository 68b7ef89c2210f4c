import { listed } from "./words.ts";

interface Changed {
  /** The verdict is another now. */
  verdict: boolean;
  /** The first step before, where it is another now. */
  first: string | undefined;
  /** The number without which the plan would leave most more or less. */
  by: string | undefined;
  /** And that it then would leave something at all. */
  without: boolean;
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
  without,
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
  const lost = stream ? `${stream[0]!.toLowerCase()}${stream.slice(1)}` : "";
  const line = stream
    ? isNew
      ? ` Most of the change is ${lost}: about {now.stream} a month by your count${ours ? ", though what each one costs is our guess" : ""}.`
      : ` Most of the change is ${lost}: about {now.stream} a month ${byHour ? "at your {n.hourCost} an hour" : "by your numbers"}, where we had guessed {before.stream}.`
    : "";
  const did = by
    ? ` What made the difference: ${by}. Without that number the plan would leave ${without ? "about {without.left}" : "nothing"}.`
    : "";
  return full
    ? "**You're full, and that decides everything else.** Missing somebody new costs you nothing while there is no room for them; keeping one of your own waiting still does."
    : small
      ? `**There is little to gain, by your numbers as by our estimates.**${line}`
      : verdict
        ? first
          ? `**Your numbers change our advice.** From your answers alone we would have started with ${doing(first)}.${did || line}`
          : `**Your numbers change the plan, but not where to start.**${did || line}`
        : first
          ? `**Your numbers change what comes first.** From your answers alone we would have started with ${doing(first)}.${did || line}`
          : came.length + went.length > 0
            ? `**Your numbers change the plan.**${came.length > 0 ? ` We added ${listed(came.map(doing))}` : ""}${went.length > 0 ? `${came.length > 0 ? " and dropped" : " We dropped"} ${listed(went.map(doing))}.` : came.length > 0 ? "." : ""}${did}${byHour ? line : ""}`
            : left
              ? `**With your numbers the advice stays the same and the sum changes**${none ? "" : ": we had guessed about {before.left} a month"}.${line}`
              : `**Your numbers change nothing in the advice.**${line}`;
};
