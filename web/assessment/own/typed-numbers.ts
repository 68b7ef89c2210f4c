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

/** `$1,200` and `45 %` are numbers too. */
const numberOf = (text: string): number => {
  const bare = text.replace(/[$%,\s]/g, "");
  return bare === "" ? Number.NaN : Number(bare);
};

/** What was typed as numbers, each on its own; what is wrong beside what is right. */
export function readTyped(typed: Typed): { numbers: OwnersNumbers; faults: Typed } {
  const numbers: Record<string, unknown> = {};
  const faults: Typed = {};
  for (const id of [...OWNERS_NUMBER_IDS, "trade"] as const) {
    const text = typed[id]?.trim();
    if (!text) continue;
    const read = ownersNumbers.shape[id].safeParse(id === "trade" ? text : numberOf(text));
    if (read.success) numbers[id] = read.data;
    else faults[id] = read.error.issues[0]?.message ?? "Please enter a number";
  }
  const { contactsPerWeek: all, missedPerWeek: missed } = numbers as OwnersNumbers;
  if (all !== undefined && missed !== undefined && missed > all) {
    delete numbers["missedPerWeek"];
    faults.missedPerWeek = `Please enter ${all} or less: that many reach you in all`;
  }
  return { numbers, faults };
}

/** The numbers that can be read, and of a field that cannot be what it said last: a slip of the finger changes no sum. */
export function stillCounted(typed: Typed, last: OwnersNumbers): OwnersNumbers {
  const { numbers, faults } = readTyped(typed);
  const kept = Object.entries(last).filter(([id]) => id in faults);
  return { ...Object.fromEntries(kept), ...numbers };
}
