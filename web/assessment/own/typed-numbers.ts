import {
  OWNERS_NUMBER_IDS,
  type OwnersNumberId,
  type OwnersNumbers,
  ownersNumbers,
} from "../../../contracts/assessment-owners-numbers.ts";

/** The form as it was typed. */
export type Typed = Partial<Record<OwnersNumberId | "trade", string>>;

export const isTyped = (value: unknown): value is Typed =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((each) => typeof each === "string");

export const typedOf = (numbers: OwnersNumbers | null): Typed =>
  Object.fromEntries(Object.entries(numbers ?? {}).map(([id, value]) => [id, `${value}`]));

/** `$1,200` and `45 %` are numbers too; `12,5` is none: its comma stands before no thousand, and 125 was not meant. */
const numberOf = (text: string): number => {
  const bare = text.replace(/[$%\s]/g, "");
  return /^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/.test(bare) && /\d/.test(bare)
    ? Number(bare.replaceAll(",", ""))
    : Number.NaN;
};

/**
 * What was typed as numbers, each on its own; what is wrong beside what is right.
 * @param example how many the report counts in all where the owner has told no number of his own
 */
export function readTyped(typed: Typed, example?: number): { numbers: OwnersNumbers; faults: Typed } {
  const numbers: Record<string, unknown> = {};
  const faults: Typed = {};
  for (const id of [...OWNERS_NUMBER_IDS, "trade"] as const) {
    const text = typed[id]?.trim();
    if (!text) continue;
    const read = ownersNumbers.shape[id].safeParse(id === "trade" ? text : numberOf(text));
    if (read.success) numbers[id] = read.data;
    else faults[id] = read.error.issues[0]?.message ?? "Please enter a number";
  }
  const { contactsPerWeek: own, missedPerWeek: missed } = numbers as OwnersNumbers;
  const all = own ?? example;
  if (all !== undefined && missed !== undefined && missed > all) {
    delete numbers["missedPerWeek"];
    faults.missedPerWeek =
      own === undefined
        ? `Please enter ${all} or less: that many a week is our example for all of them. If more reach you, put in your own number for that, too`
        : `Please enter ${all} or less: that many reach you in all`;
  }
  return { numbers, faults };
}

/** What the sum goes by: all that was typed, and while any of it cannot be right, what it went by last. */
export function stillCounted(typed: Typed, last: OwnersNumbers, example?: number): OwnersNumbers {
  const { numbers, faults } = readTyped(typed, example);
  return Object.keys(faults).length > 0 ? last : numbers;
}
