import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";

interface Choices {
  assumptions?: Readonly<Record<string, number>>;
  overOwners?: readonly string[];
}
/** The owner's numbers that a report counts with: all but those that the reviewer decided to keep a number of ours over. */
export const countedNumbers = (numbers: OwnersNumbers, choices: Choices | null): OwnersNumbers =>
  Object.fromEntries(
    Object.entries(numbers).filter(
      ([id]) => !choices?.overOwners?.includes(id) || choices.assumptions?.[id] === undefined,
    ),
  );

/** Of two numbers the owner's counts, but where the reviewer keeps his over it. */
export function countedChoices<C extends Choices>(
  choices: C,
  numbers: OwnersNumbers | null,
): Omit<C, "overOwners"> {
  const { assumptions = {}, overOwners = [], ...others } = choices;
  const counted = Object.entries(assumptions).filter(
    ([id]) => overOwners.includes(id) || !Object.hasOwn(numbers ?? {}, id),
  );
  return { ...others, ...(counted.length > 0 && { assumptions: Object.fromEntries(counted) }) } as Omit<
    C,
    "overOwners"
  >;
}
