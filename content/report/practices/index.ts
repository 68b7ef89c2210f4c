import type { Bottleneck } from "../../../contracts/assessment-options.ts";
import type { Industry } from "../../../contracts/industries.ts";
import type { Situation } from "../kinds.ts";
import { type Aims, aims } from "./aims.ts";
import { education } from "./education.ts";
import { healthcare } from "./healthcare.ts";
import { hospitality } from "./hospitality.ts";
import { legal } from "./legal.ts";
import { local } from "./local.ts";
import { makers } from "./makers.ts";
import { money } from "./money.ts";
import { office } from "./office.ts";
import type { Practices } from "./practice.ts";
import { lettings, property } from "./property.ts";
import { onlineShop, retail } from "./retail.ts";
import { itSupport, technology } from "./technology.ts";
import { trades } from "./trades.ts";

const byIndustry: Readonly<Partial<Record<Industry, Practices>>> = {
  Healthcare: healthcare,
  Legal: legal,
  "Retail/E-commerce": retail,
  "Hospitality/Restaurant": hospitality,
  "Financial Services": money,
  "Real Estate": property,
  Education: education,
  Manufacturing: makers,
  Technology: technology,
  "Professional Services": office,
};

/** Trades that work otherwise than their industry. */
const byTrade: Readonly<Record<string, Practices>> = {
  lettings,
  "online-shop": onlineShop,
  "it-support": itSupport,
  farrier: trades,
  trades,
  roofing: trades,
  cleaning: trades,
};

/** Words that belong to one way of being reached, or to more than one person. */
const ONLY_WITH: readonly (readonly [has: (s: Situation) => boolean, words: RegExp])[] = [
  [(s) => s.phone, /\b(?:phone|call(?:s|ed|ing)?|voicemail|beep|greeting)\b/i],
  [(s) => s.email, /\b(?:e-?mail|mailbox|inbox)\b/i],
  [(s) => s.sms, /\btexts?\b/i],
  [(s) => s.team !== "alone", /\b(?:staff|office sends|by turns|on call)\b/i],
];

/** A marina ticks hospitality too, and has neither a kitchen nor rooms. */
const HOSTS =
  /\b(tables?|menus?|dish(es)?|gluten|vegan|nuts|kitchen|meals?|food|eat|dinner|drinks?|kegs?|tastings?|rooms?|stays?|breakfasts?|part(y|ies)|weddings?)\b/i;
const hosts = ({ industry, ask, easy, order }: Situation["trade"]) =>
  industry !== "Hospitality/Restaurant" || HOSTS.test([...ask, easy, order].join(" "));

const practicesOf = ({ trade }: Situation): Practices =>
  byTrade[trade.id] ??
  (trade.travels ? trades : undefined) ??
  (hosts(trade) ? byIndustry[trade.industry] : undefined) ??
  local;

const aimsOf = new Map<Practices, Aims>([
  [healthcare, aims.healthcare],
  [legal, aims.legal],
  [retail, aims.retail],
  [onlineShop, aims.onlineShop],
  [hospitality, aims.hospitality],
  [money, aims.money],
  [property, aims.property],
  [lettings, aims.lettings],
  [education, aims.education],
  [makers, aims.makers],
  [technology, aims.technology],
  [itSupport, aims.itSupport],
  [office, aims.office],
  [trades, aims.trades],
  [local, aims.local],
]);

/** Where to look for what was wanted most, beyond what the answers show: the end of a sentence. */
export const whereToLook = (s: Situation, aim: keyof Aims): string => aimsOf.get(practicesOf(s))![aim];

/** What to do, for nothing, about something that was ticked; undefined after a loss, and where it does not fit the answers. */
export function practiceFor(s: Situation, label: Bottleneck): string | undefined {
  const { trade, onlyInPerson } = s;
  if (onlyInPerson || trade.mourning) return undefined;
  const practice = practicesOf(s)[label]?.(trade);
  return practice && ONLY_WITH.every(([has, words]) => has(s) || !words.test(practice))
    ? practice
    : undefined;
}
