import type { Brings, Lever, Situation } from "./kinds.ts";
import type { Step } from "./step-kinds.ts";
import { levers } from "./levers.ts";

/** The lever of a trade; for whoever wants growth in one that has none, what a good business of the kind does for it. */
export const leverIdOf = (s: Situation): Lever | undefined =>
  s.trade.lever ?? (s.goal === "growth" && !s.onlyInPerson ? "nearest" : undefined);

/** What wins new ones, those who were turned away among them; the others earn more of those who are there already. */
const WINS_NEW: ReadonlySet<Lever> = new Set([
  "senders",
  "contract",
  "next-door",
  "nearest",
  "names",
  "price",
  "fill",
]);
/** What makes more people ask: in vain where those who ask already reach nobody. */
const MAKES_ASK: ReadonlySet<Lever> = new Set(["senders", "next-door", "nearest", "names"]);
export const makesAsk = (s: Situation): boolean => MAKES_ASK.has(leverIdOf(s)!);
/** What keeps dates and hours wins nobody at all. */
const SAVES: ReadonlySet<Lever> = new Set(["deposit", "fee"]);
export const savesOnly = (s: Situation): boolean => SAVES.has(leverIdOf(s)!);
export const winsNew = (s: Situation): boolean => WINS_NEW.has(leverIdOf(s)!);

/** What is for those who are customers already serves a full book most of all. */
const KEEPS: ReadonlySet<Lever> = new Set(["next-date"]);

/** A lever can be pulled: there is room for whoever comes of it. */
export const hasLever = (s: Situation): boolean =>
  leverIdOf(s) !== undefined &&
  (s.room !== 0 || KEEPS.has(leverIdOf(s)!)) &&
  (!s.onlySpeakers || s.trade.named?.growth !== undefined);

/** It belongs in the plan: it serves the aim or what was named. */
export const isLevered = (s: Situation): boolean =>
  hasLever(s) && (s.goal === "growth" || levers[leverIdOf(s)!].also?.(s) === true);

/** What the trade's own words for growth bring, where the step is told in them. */
export const bringsOf = (
  { lever, subject }: Pick<Step, "lever" | "subject">,
  s: Situation,
): Brings | undefined => (lever && subject ? s.trade.named?.[subject]?.brings : undefined);

const EVENT = /\b(party|wedding|event|banquet|reception)\b/i;
/** What a growth step of the trade's own words sells, where that is a large thing with a price of its own: a party, a wedding. */
export const eventOf = ({ lever }: Pick<Step, "lever">, { trade }: Situation): string =>
  lever && trade.examples.offer
    ? (EVENT.exec(trade.named?.growth?.title ?? "")?.[1]?.toLowerCase() ?? "")
    : "";
