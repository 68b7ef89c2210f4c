/** Weeks in a month, as the sums have them. */
export const WEEKS = 4.33;

type Value = (assumption: string) => number;

/** Hours a month when each of a share of the contacts takes so many minutes. */
export const minutesEach = (value: Value, share: string, minutes: number): number =>
  (value("contactsPerWeek") * WEEKS * value(share) * minutes) / 100 / 60;

/** Names a month that had an offer and no second word. */
export const coldNames = (value: Value): number =>
  (value("contactsPerWeek") * WEEKS * value("freshShare") * value("undecidedShare") * value("coldShare")) /
  1_000_000;
