/** Why a step of the first report is out: another step does it, more of them cannot be taken on, it leaves less than the others or too little. */
export type WhyGone =
  | { why: "full" | "little" | "sums" }
  | { why: "taken" | "folded" | "served" | "beside"; at: string }
  | { why: "less" };
const goneWords = (one: WhyGone): string =>
  one.why === "taken"
    ? `whose work step ${one.at} does now`
    : one.why === "folded"
      ? `now a part of step ${one.at}`
      : one.why === "beside"
        ? `now beside step ${one.at}`
        : one.why === "served"
          ? `since step ${one.at} serves the same goal`
          : one.why === "less"
            ? "which can wait until these run"
            : {
                full: "because you have no room for anybody new",
                little: "because by your numbers it leaves next to nothing",
                sums: "which can wait, by your numbers",
              }[one.why];

interface Changed {
  /** The verdict is another now. */
  verdict: boolean;
  /** The first step before, where it is another now. */
  first: string | undefined;
  /** The fewest numbers that alone take the plan most of the way: what each counts, our example of it where there was one, and the owner's. */
  by: readonly { count: string; guessed: string; given: string }[];
  /** Steps that came into the plan, each with the one number that brought it, as a clause where it was one; and steps that went out of it. */
  came: readonly { what: string; since: string }[];
  went: readonly { what: string; why: WhyGone }[];
  /** The same steps stand in another order. */
  turned?: boolean;
  left: boolean;
  /** What the first report had promised, from the low end to the high one; empty where it promised none. */
  promised: string;
  /** Before and after there is next to nothing to win. */
  small: boolean;
  /** The plan leaves about as much as before. */
  hardly?: boolean;
  /** The line of money that moved furthest, and that it was not counted before. */
  stream: string | undefined;
  /** The plan takes back a part of it. */
  part?: boolean;
  isNew: boolean;
  /** As many hours as before cost more or less: at the price that the owner gave. */
  byHour?: boolean;
  /** There is no room for anybody new. */
  full: boolean;
}

/** A step by the name that the report gives it everywhere. */
const named = (title: string): string => `“${title}”`;
/** Without how often it was done then: now it has another rhythm. */
const RHYTHM = /, (?:once|twice|(?:three|four) times) a day$/;

/** It is done within another step or beside it: that is not out. */
const MOVED = /^now (?:a part of|beside) step/;

/** The first sentence of a report with the owner's numbers: what they overturned, and which of them did. */
export const overturnedWords = ({
  verdict,
  first,
  by,
  came,
  went,
  turned,
  left,
  promised,
  small,
  hardly,
  stream,
  part,
  isNew,
  byHour,
  full,
}: Changed): string => {
  const lost = stream ? `${stream[0]!.toLowerCase()}${stream.slice(1)}` : "";
  const recovers = part ? "; the plan recovers {now.part}" : "";
  const line = stream
    ? isNew
      ? ` Most of the change is ${lost}: about {now.stream} a month from your count and our guesses${recovers}.`
      : ` Most of the change is ${lost}: about {now.stream} a month ${byHour ? "at your {n.hourCost} an hour" : "with your numbers in it"}${recovers}.`
    : "";
  const [only] = by;
  const did =
    only === undefined
      ? ""
      : by.length === 1
        ? ` One number did most of that. ${only.guessed ? `For ${only.count} we had assumed ${only.guessed}; you gave ${only.given}` : `We had no count of ${only.count}; yours is ${only.given}`}.`
        : ` ${by.length === 2 ? "Two" : "Three"} numbers did most of that together: ${by.map(({ count, given, guessed }) => `${count}, ${given}${guessed ? ` (we had assumed ${guessed})` : ""}`).join("; ")}.`;
  // What goes for the same reason is told in one breath.
  const reasons = [...new Set(went.map(({ why }) => goneWords(why)))];
  const told = (isMoved: boolean) =>
    reasons
      .filter((why) => MOVED.test(why) === isMoved)
      .map(
        (why) =>
          `${went
            .filter((one) => goneWords(one.why) === why)
            .map(({ what }) => named(MOVED.test(why) ? what.replace(RHYTHM, "") : what))
            .join("; ")}, ${why}`,
      );
  const [out, within] = [told(false).join(". Also out: "), told(true).join("; ")];
  const gone = [out && ` Out: ${out}.`, within && ` No step of its own any more: ${within}.`].join("");
  const fresh =
    came.length > 0
      ? ` New: ${came.map(({ what, since }) => `${named(what)}${since ? ` (${since})` : ""}`).join("; ")}.`
      : "";
  return full
    ? went.length + came.length > 0
      ? `**Your numbers change our advice, because you are full.**${fresh}${gone}`
      : ""
    : small && came.length + went.length === 0
      ? `**Your numbers don't change the advice.**${line}`
      : verdict
        ? first
          ? `**Your numbers change our advice.** From your answers alone we would have started with ${named(first)}.${gone}${did || line}`
          : `**Your numbers change the plan, but not where to start.**${fresh}${gone}${came.length > 0 ? "" : did || line}`
        : first
          ? `**Your numbers change what comes first.** From your answers alone we would have started with ${named(first)}.${gone}${did || line}`
          : came.length + went.length > 0
            ? `**Your numbers change the plan.**${fresh}${gone}${came.length > 0 ? "" : did}${byHour ? line : ""}`
            : turned
              ? `**With your numbers the steps stay the same, in another order.**${did || line}`
              : left && hardly
                ? "**Your numbers change little:** the advice and the sum stay about the same."
                : left
                  ? `**With your numbers the advice stays the same and the sum changes**${promised ? `: our first guess was ${promised} a month` : ""}.${line}`
                  : `**Your numbers change nothing in the advice.**${line}`;
};
