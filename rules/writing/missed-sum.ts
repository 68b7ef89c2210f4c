/** Weeks in a month, as a pocket calculator has them. */
const WEEKS = 4.33;
const A_MONTH = { day: 30, week: WEEKS, month: 1 } as const;
const dollars = (sum: number): string => `$${Math.round(sum).toLocaleString("en-US")}`;

const GIVEN =
  /\b(\d{1,4}) (?:missed|unanswered|lost) calls?(?: (?:a|per|each|every) (day|week|month))(?:.{0,24}\b(?:to|under|below|fewer than|less than) (\d{1,3})\b)?/i;
/** So many calls are missed as a prompt says, and so many are to be left; a day has its place in a working month. */
export function missedIn(typed: string): { said: string; month: number; goal?: string } | undefined {
  const [, count = "", span = "", goal] = GIVEN.exec(typed) ?? [];
  if (!count) return undefined;
  const unit = span.toLowerCase() as keyof typeof A_MONTH;
  return {
    said: `${count} a ${unit}`,
    month: Math.round(Number(count) * A_MONTH[unit]),
    ...(goal ? { goal: `${goal} a ${unit}` } : {}),
  };
}

/**
 * What missed calls come to, with the count and the value that a prompt gives: one in five and one in ten of them,
 * since nobody knows the share. Without a value it takes the made-up one of the trade, and says so; undefined where there
 * is none either.
 * @param usual what one leaves in the trade's made-up sums
 */
export function missedSum(typed: string, usual = 0): string | undefined {
  const [, count = "", span = "month"] =
    /\b(\d{1,4}) (?:missed|unanswered|lost) calls?(?: (?:a|per|each|every) (day|week|month))?/i.exec(typed) ??
    [];
  const [, each = ""] = /\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})\b/.exec(typed) ?? [];
  const calls = Number(count);
  const own = Number(each.replaceAll(",", ""));
  const value = own || usual;
  if (!calls || !value) return undefined;
  const month = Math.round(calls * A_MONTH[span.toLowerCase() as keyof typeof A_MONTH]);
  const [fifth, tenth] = [month / 5, month / 10].map((one) => Math.round(one * 10) / 10) as [number, number];
  const counted =
    span.toLowerCase() === "month"
      ? `${month} missed calls a month`
      : `${calls} missed calls a ${span.toLowerCase()} are about ${month} a month`;
  const made = own
    ? ""
    : ` What one leaves is made up here, ${dollars(value)} after material and wages; put yours in.`;
  return `With your numbers: ${counted}.${made} If one in five of them would have come, that is ${fifth}, and at ${dollars(value)} each ${dollars(fifth * value)} a month; if one in ten, ${tenth} and ${dollars(tenth * value)}.`;
}
