import type { OwnersNumberId, OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { leaves } from "./choose.ts";
import { decide, type Decision } from "./decide.ts";
import type { ConsultInput } from "./report.ts";

type Input = Omit<ConsultInput, "numbers"> & { numbers: OwnersNumbers };

/** What an owner may find who looks it up, low and high: as parts of the calls and messages that we took, or of the guess itself. */
const TRIED: readonly (readonly [
  OwnersNumberId,
  of: "contactsPerWeek" | "customerValue",
  low: number,
  high: number,
])[] = [
  ["missedPerWeek", "contactsPerWeek", 0.03, 0.25],
  ["noShowsPerWeek", "contactsPerWeek", 0.01, 0.06],
  ["contactsPerWeek", "contactsPerWeek", 0.5, 2],
  ["customerValue", "customerValue", 0.5, 2],
];
/** More than any sum moves. */
const TURNS = 1e9;

const planOf = ({ steps, verdict }: Decision): string =>
  [verdict, ...steps.map(({ step }) => step.id)].join();
const leftOf = ({ steps }: Decision): number => steps.reduce((sum, step) => sum + leaves(step), 0);

/** The numbers that we do not have of these, first the one whose low or high end would turn the plan, then by how much they move what it leaves. */
export const swingsOf = (
  input: Input,
  now: Decision,
  of: readonly OwnersNumberId[] = TRIED.map(([id]) => id),
): readonly OwnersNumberId[] => {
  const tried = TRIED.filter(([id]) => of.includes(id) && input.numbers[id] === undefined);
  // One alone stands in no order.
  if (tried.length < 2) return tried.map(([id]) => id);
  return tried
    .map(([id, of, ...ends]) => {
      const tried = ends.map((part) =>
        decide({
          ...input,
          numbers: { ...input.numbers, [id]: Math.round(part * now.assumptions[of]!.value) },
        }),
      );
      const turned = tried.filter((d) => planOf(d) !== planOf(now)).length;
      return { id, by: TURNS * turned + Math.max(...tried.map((d) => Math.abs(leftOf(d) - leftOf(now)))) };
    })
    .toSorted((a, b) => b.by - a.by)
    .map(({ id }) => id);
};
