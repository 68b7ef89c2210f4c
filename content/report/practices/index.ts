import type { Industry } from "../../../contracts/industries.ts";
import type { Situation } from "../kinds.ts";
import { asItIs, goes } from "../circumstances.ts";
import { dear, isPrivate } from "../words.ts";
import { bench, cases } from "./bench.ts";
import { education } from "./education.ts";
import { groups } from "./groups.ts";
import { healthcare } from "./healthcare.ts";
import { hospitality } from "./hospitality.ts";
import { legal } from "./legal.ts";
import { lessons } from "./lessons.ts";
import { giving, local } from "./local.ts";
import { makers } from "./makers.ts";
import { money } from "./money.ts";
import { ONLY_WITH } from "./only-with.ts";
import { office } from "./office.ts";
import type { Hiding, Practices } from "./practice.ts";
import { lettings, property } from "./property.ts";
import { onlineShop, retail } from "./retail.ts";
import { storage } from "./storage.ts";
import { itSupport, technology } from "./technology.ts";
import { trades } from "./trades.ts";
import { veterinary } from "./veterinary.ts";

const byIndustry: Readonly<Partial<Record<Industry, Practices>>> = {
  Healthcare: healthcare,
  Legal: legal,
  "Retail/E-commerce": retail,
  "Hospitality/Restaurant": hospitality,
  "Financial Services": money,
  "Real Estate": property,
  Education: lessons,
  Manufacturing: makers,
  Technology: technology,
  "Professional Services": office,
};

/** Trades that work otherwise than their industry. */
const byTrade: Readonly<Record<string, Practices>> = {
  "a property management office": lettings,
  "a property manager": lettings,
  "an online shop": onlineShop,
  "an IT service provider": itSupport,
  "a music school": education,
  "a language school": education,
  "a childcare center": education,
  "a school for martial arts, dance or movement": education,
  "a swim school": education,
  "a dance studio": education,
  "a martial arts school": education,
  "a gymnastics gym": education,
  "a charity or congregation": giving,
  "a church": giving,
  "a food bank": giving,
  "an animal shelter": giving,
  "a farrier's business": trades,
  "a plumbing, heating or electrical business": trades,
  "a roofing business": trades,
  "a cleaning service": trades,
  "a dental laboratory": cases,
  "a moving company": trades,
  "a piano moving business": trades,
  "a storage business": storage,
  "a veterinary practice": veterinary,
};

/** What is booked is a day, a trip or an occasion, mostly by one for several. */
const GROUPS = /^(trip|tour|flight|rental|event|visit|ride|camp week)$/;
/** One piece at a time lies on a bench. */
const BENCH = /^(piece|commission|repair|window|frame|memorial|drop-off|haul-out)$/;
/** An industry's own practices speak of what is done in it. */
const SPEAKS_OF: Readonly<Partial<Record<Industry, RegExp>>> = {
  "Retail/E-commerce": /^(sale|purchase|order|repair)$/,
  "Real Estate": /^showing$/,
  Education: /lesson|class|course/,
  Technology: /demo|meeting|project|talk/,
  "Professional Services": /meeting|talk|project|interview|first visit|session|site visit/,
};

/** A marina ticks hospitality too, and has neither a kitchen nor rooms. */
const HOSTS =
  /\b(tables?|menus?|dish(es)?|gluten|vegan|nuts|kitchen|meals?|food|eat|dinner|drinks?|kegs?|tastings?|rooms?|stays?|breakfasts?|part(y|ies)|weddings?)\b/i;
const fits = ({ industry, job, ask, easy, order }: Situation["trade"]) =>
  industry === "Hospitality/Restaurant"
    ? HOSTS.test([...ask, easy, order].join(" "))
    : (SPEAKS_OF[industry]?.test(job) ?? true);
/** It begins with people who sit together, and not with a truck or a shelf. */
const TALKED_OVER =
  /\b(meeting|talk|project|interview|consult\w*|session|visit|review|hearing|inspection|shoot)\b/;
/** What no other list knows: where each customer weighs much and is won by an offer, it works as an office does. */
const other = (t: Situation["trade"]): Practices =>
  dear(t) &&
  !t.returns &&
  TALKED_OVER.test(t.job) &&
  /^([\w-]+ )?(proposals?|offers?|quotes?|estimates?|fee)\b/.test(t.cold)
    ? office
    : goes(t)
      ? trades
      : local;

/** By how a trade works, and by its industry where that says it. */
const practicesOf = (t: Situation["trade"]): Practices => {
  const own = byTrade[t.an];
  if (own) return own;
  if (t.travels && (t.animals || !isPrivate(t))) return trades;
  if (BENCH.test(t.job) || t.place === "workshop") return bench;
  if (GROUPS.test(t.job) && (t.customer === "guest" || t.openBook)) return groups;
  if (t.lay) return office;
  return (fits(t) && byIndustry[t.industry]) || other(t);
};

/** Where to look for what was wanted most, beyond what the answers show: the end of a sentence. */
export const whereToLook = (s: Situation, aim: Hiding): string => practicesOf(s.trade)[aim];

/** What to do, for nothing, about something that was ticked, or toward what is wanted; undefined after a loss, and where it does not fit the answers. */
export function practiceFor(s: Situation, label: Exclude<keyof Practices, Hiding>): string | undefined {
  const { trade, onlyInPerson } = s;
  if (onlyInPerson || trade.mourning) return undefined;
  const practice = practicesOf(trade)[label]?.(trade);
  return practice && ONLY_WITH.every(([has, words]) => has(s) || !words.test(practice))
    ? asItIs(practice, s) || undefined
    : undefined;
}
