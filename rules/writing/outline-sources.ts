import { sourcesOfMatters, sourcesOfTrades } from "../../content/writing/outline/sources.ts";
import { h2, table } from "./html.ts";
import type { Request } from "./request.ts";

const SIZE =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|single|multi)[- ](?:chair|room|table|bay|floor|seat|truck|van)\b/g;

/** So many facts are looked up in an afternoon. */
const MOST = 3;

/** Facts to collect, each with the place that has it and room for what was found. */
export function lookedUp({ text, audience, form }: Request): string[] {
  // A comparison has its own table.
  if (form === "comparison") return [];
  // 'A two-chair barbershop' is a size and no furniture.
  const said = text.replaceAll(SIZE, " ");
  const ofMatter = sourcesOfMatters
    .filter(({ heard, not }) => heard.test(said) && not?.test(said) !== true)
    .flatMap(({ rows }) => rows)
    .slice(0, MOST);
  const ofTrade = audience && sourcesOfTrades[audience.trade];
  const rows = [...ofMatter, ...(ofTrade && ofMatter.length ? [ofTrade] : [])];
  return rows.length ? tableOf(rows) : [];
}

type Rows = readonly (readonly [fact: string, where: string])[];

const tableOf = (rows: Rows): string[] => [
  h2("Facts to collect"),
  table(
    ["What", "Where it is", "What it says, with the date"],
    rows.map(([fact, where]) => [fact, where, "…"]),
  ),
];

/** So many facts of its own are enough for a matter. */
const OWN = 4;

/** The facts of a matter itself; where it has few of its own, those that its request's words bring. */
export function factsOf(request: Request, { own, kind }: { own: Rows; kind: Rows }): string[] {
  if (own.length >= OWN || (own.length && !kind.length)) return tableOf(own);
  const found = lookedUp(request);
  const rows = [...own, ...kind].slice(0, OWN + 1);
  return found.length ? found : rows.length ? tableOf(rows) : [];
}
