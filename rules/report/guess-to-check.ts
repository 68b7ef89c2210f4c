import type { StepId } from "../../content/report/cures.ts";
import { leaves } from "./plan.ts";
import type { ChosenStep, FlowingStream, Range, UsedAssumption } from "./report.ts";
import { toTen, toTwo, twoDigits } from "./rounding.ts";

interface Parts {
  steps: readonly ChosenStep[];
  streams: readonly FlowingStream[];
  headline: Range;
  assumptions: Record<string, UsedAssumption>;
}

/** Shares of what the owner counted that anybody can count who looks for a week. */
const COUNTABLE = ["freshShare", "statusShare", "questionShare", "schedulingShare", "orderShare"] as const;
/** Less than this, in dollars a month, is asked by nobody. */
const WORTH_A_LOOK = 100;
/** So much more than one step's part is another step's, too. */
const WELL_OVER = 1.1;

export interface Guess {
  step: StepId;
  share: (typeof COUNTABLE)[number];
  /** So many of the owner's count, by our guess; and what the step leaves if there are half as many. */
  count: number;
  half: number;
  /** So much less the whole plan would bring, where other steps stand on that guess as well; else 0. */
  less: number;
}

/** The guess of ours that most of the plan stands on though the owner counted all else: a share, told as the number that it comes to. */
export const guessToCheck = ({ steps, streams, headline, assumptions }: Parts): Guess | undefined => {
  const contacts = assumptions.contactsPerWeek!;
  const [largest] = steps
    .filter(({ closes }) => closes.length > 0)
    .toSorted((a, b) => b.perMonth - a.perMonth);
  if (
    contacts.from === "example" ||
    !largest ||
    largest.perMonth < WORTH_A_LOOK ||
    2 * largest.perMonth < headline.likely
  )
    return undefined;
  const dollars = (share: string, closes = largest.closes) =>
    closes.reduce(
      (sum, { stream, perMonth }) =>
        streams.find((flowing) => flowing.stream.id === stream)?.factors.includes(share)
          ? sum + perMonth
          : sum,
      0,
    );
  const share = COUNTABLE.find(
    (id) => assumptions[id]?.from === "example" && 2 * dollars(id) > largest.perMonth,
  );
  const all = share
    ? dollars(
        share,
        steps.flatMap((one) => one.closes),
      )
    : 0;
  return (
    share && {
      step: largest.step.id,
      share,
      count: twoDigits((contacts.value * assumptions[share]!.value) / 100),
      half: toTen(leaves(largest) - dollars(share) / 2),
      less: all > WELL_OVER * dollars(share) ? toTwo(all / 2) : 0,
    }
  );
};
