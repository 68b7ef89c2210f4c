import type { Chain } from "../../../content/report/step-kinds.ts";
import { nth } from "../../../content/report/words.ts";
import type { Report } from "../report.ts";

/** How a count of a month is made, with the numbers that are printed: 'ninety-five a week × a share × weeks'. */
export const madeFrom = (
  { of: [count, ...shares], percent, times }: Chain,
  { assumptions }: Pick<Report, "assumptions">,
  percentId: string,
): string =>
  [
    `{a.${count}} a week`,
    // Where all of them count, the share says nothing.
    ...shares.filter((id) => assumptions[id]!.value !== 100).map((id) => `{a.${id}}`),
    ...(percent === undefined ? [] : [`{${percentId}}`]),
    ...(times === undefined || times === 1 ? [] : [nth(times)]),
    "{weeks} weeks",
  ].join(" × ");
