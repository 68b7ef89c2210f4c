import { prices, priceOf } from "../../content/prices.ts";
import { h2, p } from "./html.ts";
import { plain } from "./plain.ts";

/** Weeks in a month, and days on which somebody answers. */
const A_MONTH = { day: 22, week: 4.33, month: 1 } as const;
const COUNT =
  /\b(\d{2,3}(?:,\d{3})|\d{2,5})\+? (?:[\w-]+ )?calls?(?:,? (?:a|per|each|every) (day|week|month))?|\bcalls?:? (\d{2,5}) (?:a|per) (day|week|month)/i;
const MINUTES = 3;
/** Made up, and said to be. */
const RATE = 1.5;

/** The sum for a month that nobody has counted. */
export const serviceExample = (calls = 200): string =>
  `With a rate made up to show the sum, ${calls} calls of ${MINUTES} minutes at $${RATE.toFixed(2)} a minute are ${dollars(calls * MINUTES * RATE)} a month, plus a base fee.`;
const dollars = (sum: number): string => `$${Math.round(sum).toLocaleString("en-US")}`;
const count = (n: number): string => n.toLocaleString("en-US");

/** How many calls a month a prompt speaks of. */
function callsIn(typed: string): number | undefined {
  const [, one, oneSpan, other, otherSpan] = COUNT.exec(typed) ?? [];
  const said = Number((one ?? other ?? "").replace(",", ""));
  const span = (oneSpan ?? otherSpan)?.toLowerCase() as keyof typeof A_MONTH | undefined;
  return said > 0 ? Math.round(said * A_MONTH[span ?? "month"]) : undefined;
}

const SERVICE = /\b(?:answering|call cent(?:er|re)|live|virtual receptionist) ?(?:service)?s?\b/;
const AI = /\b(?:ai|assistants?|bots?|automated|voice agents?)\b/;
const PERSON = /\b(?:in-house|hir(?:e|ing)|receptionists?|front[- ]desk|part[- ]?time|person|employee)\b/;

/** What the calls that a prompt counts come to in a month, line by line for each way; nothing where it counts none. */
export function monthSum(typed: string, sides: readonly string[]): string[] {
  const calls = callsIn(typed);
  if (!calls) return [];
  const minutes = calls * MINUTES;
  const lines = sides.map(plain).flatMap((side) => {
    if (AI.test(side))
      return [
        `An assistant at this site’s own prices: $${prices.base} for the line, ${Math.round(prices.perContact * 100)} cents for each call and $${prices.perConnection} for one calendar, so ${dollars(priceOf(calls, 1))}. At another company, ask for the same month.`,
      ];
    if (SERVICE.test(side))
      return [
        `An answering service by the minute: ${count(calls)} calls of ${MINUTES} minutes are ${count(minutes)} minutes. Every ten cents in the rate is ${dollars(minutes * 0.1)} a month; at $${RATE.toFixed(2)} a minute, a figure made up to show the sum, it’s ${dollars(minutes * RATE)} plus the base fee. Put your own quote in its place, and your own minutes from the phone log.`,
      ];
    if (PERSON.test(side))
      return [
        `A person: ${count(minutes)} minutes of talking are ${count(Math.round(minutes / 60))} hours a month, and somebody has to sit there during the hours between. What counts is the hours that are covered, times wage and payroll taxes.`,
      ];
    return [];
  });
  return lines.length > 1
    ? [h2(`What ${count(calls)} calls a month come to`), ...lines.map((line) => p(line))]
    : [];
}
