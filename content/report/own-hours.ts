/** Weeks in a month, as the sums have them. */
export const WEEKS = 4.33;

type Value = (assumption: string) => number;

/** Cases a month that are so many percent of all contacts. */
export const casesOf = (value: Value, share: string): number =>
  (value("contactsPerWeek") * WEEKS * value(share)) / 100;

/** Hours a month when each of a share of the contacts takes so many minutes. */
export const minutesEach = (value: Value, share: string, minutes: number): number =>
  (casesOf(value, share) * minutes) / 60;

/** Names a month that heard a price and decided nothing. */
export const openOffers = (value: Value): number =>
  (casesOf(value, "freshShare") * value("undecidedShare")) / 100;

/** Below so many a month no list is kept: each is dealt with when it happens. */
export const FEW = 4;
