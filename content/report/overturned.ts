import type { Situation } from "./kinds.ts";

interface Changed {
  /** The verdict's title before, where it is another now. */
  verdict: string | undefined;
  /** The first step before, where it is another now. */
  first: string | undefined;
  /** Steps that came into the plan, and steps that went out of it. */
  came: readonly string[];
  went: readonly string[];
  left: boolean;
  /** The line of money that moved furthest, and that it was not counted before. */
  stream: string | undefined;
  isNew: boolean;
}

/** The first sentence of a report with the owner's numbers: what they overturned. */
export const overturnedWords = (
  _: Situation,
  { verdict, first, came, went, left, stream, isNew }: Changed,
): string => {
  const line = stream
    ? isNew
      ? ` ${stream}: not counted before, {now.stream} a month by your numbers.`
      : ` ${stream}: {before.stream} a month by our examples, {now.stream} by your numbers.`
    : "";
  return verdict
    ? `**Your numbers turn our advice.** From your answers alone it was: “${verdict}”.${line}`
    : first
      ? `**Your numbers change what comes first.** From your answers alone it was “${first}”.${line}`
      : came.length + went.length > 0
        ? `**Your numbers change the plan.**${came.length > 0 ? ` In: ${came.join("; ")}.` : ""}${went.length > 0 ? ` Out: ${went.join("; ")}.` : ""}${line}`
        : left
          ? `**Your numbers leave the advice and change the sum.** Without them {before.left} was left a month.${line}`
          : `**Your numbers change nothing in the advice.**${line}`;
};
