/** A trade's example numbers in the order in which they are asked: contacts a week; percent new, percent of these ready, percent at
 * night; dollars of a first year and percent kept; dollars an hour; dollars of a broken date. */
export const numbers = (
  contactsPerWeek: number,
  freshShare: number,
  readyShare: number,
  nightShare: number,
  customerValue: number,
  keptShare: number,
  hourCost: number,
  slotValue: number,
) => ({
  contactsPerWeek,
  freshShare,
  readyShare,
  nightShare,
  customerValue,
  keptShare,
  hourCost,
  slotValue,
});
