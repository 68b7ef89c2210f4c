import type { Way } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Say } from "../body.ts";
import { h2, list } from "../html.ts";
import type { Request } from "../request.ts";

const LIMIT =
  /\b(?:under|below|up to|at most|max(?:imum)?(?: of)?|less than|no more than|budget (?:of|is)|within|for) \$ ?(\d{1,3}(?:,\d{3})+|\d{2,6})(?:\/| a | per | each )(?:month|mo)\b/i;
const MONTHLY = /\$([\d,]+) to \$([\d,]+) a month/;
const WITH_TAXES = /roughly \$([\d,]+) to \$([\d,]+) with taxes/;
const YEARLY = /\$([\d,]+) a year/;
/** Made up, as the sum of a service is: so many minutes a call, at so much. */
const A_CALL = 3 * 1.5;
const number = (said = ""): number => Number(said.replaceAll(",", ""));
const dollars = (sum: number): string => `$${Math.round(sum).toLocaleString("en-US")}`;

/** What a request may spend in a month, held against each of the ways. */
export function withinBudget(found: readonly Way[], { typed }: Pick<Request, "typed">, say: Say): string[] {
  const limit = number(LIMIT.exec(typed)?.[1]);
  if (!limit) return [];
  const lines = found.flatMap((way) => {
    const said = way.says[0]?.map(say).join(" ") ?? "";
    const name = capital(way.name);
    const [, , high] = MONTHLY.exec(said) ?? [];
    if (high)
      return number(high) <= limit
        ? [`${name}: fits. Even the high end is ${dollars(number(high))} a month.`]
        : [`${name}: at the low end only.`];
    const [, least] = WITH_TAXES.exec(said) ?? YEARLY.exec(said) ?? [];
    const month = number(least) / 12;
    if (month)
      return month <= limit
        ? [`${name}: fits, at about ${dollars(month)} a month in wages, before payroll taxes.`]
        : [
            `${name}: doesn’t fit. With taxes and benefits it’s about ${dollars(month)} a month and up; ${dollars(limit)} is about ${Math.max(1, Math.round((limit / month) * 40))} hours a week of one.`,
          ];
    return /\b[Mm]inutes?\b/.test(said)
      ? [
          `${name}: fits up to about ${Math.floor(limit / A_CALL / 10) * 10} calls a month of three minutes, at a made-up $1.50 a minute and before a base fee. Count yours.`,
        ]
      : [];
  });
  return lines.length > 1 ? [h2(`What ${dollars(limit)} a month buys`), list("ul", lines)] : [];
}
