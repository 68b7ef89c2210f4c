import type { Trade } from "../kinds.ts";
import { education } from "./education.ts";
import { financial } from "./financial.ts";
import { healthcare } from "./healthcare.ts";
import { hospitality } from "./hospitality.ts";
import { legal } from "./legal.ts";
import { manufacturing } from "./manufacturing.ts";
import { other } from "./other.ts";
import { professional } from "./professional.ts";
import { realEstate } from "./real-estate.ts";
import { retail } from "./retail.ts";
import { technology } from "./technology.ts";

const families = [
  healthcare,
  legal,
  retail,
  hospitality,
  financial,
  realEstate,
  education,
  manufacturing,
  technology,
  professional,
  other,
];

/** All trades, the neutral one of each industry first. */
export const trades: readonly Trade[] = families.flat();

/** The words that stand until the trade is known. */
export const neutralTrade = (industry: string): Trade =>
  (families.find(([neutral]) => neutral.industry === industry) ?? other)[0];

/** Nouns in a business's name that leave no doubt about what it does. */
const PLAIN: readonly [RegExp, string][] = [
  [/\b(dental|dentists?|orthodontics?)\b/i, "dental"],
  [/\bveterinary\b|\banimal (hospital|clinic)\b/i, "veterinary"],
  [/\b(physiotherapy|physical therapy)\b/i, "physiotherapy"],
  [/\b(bicycles?|bikes?)\b/i, "bicycle-shop"],
  [/\b(restaurant|osteria|trattoria|pizzeria|ristorante|bistro)\b/i, "restaurant"],
  [/\bhotel\b/i, "hotel"],
  [/\b(tax|bookkeeping|accountants?)\b/i, "tax"],
  [/\bsoftware\b/i, "software"],
  [/\barchitects?\b/i, "architect"],
  [/\bfarriers?\b/i, "farrier"],
  [/\blanguage school\b/i, "language-school"],
  [/\bdriving school\b/i, "driving-school"],
  [/\b(plumbing|plumbers?)\b/i, "trades"],
];

/**
 * The words until the trade is known: the industry's, or with a plain noun in the name the nouns and scenes of that
 * trade. Its numbers, its rules and what it is called stay neutral: those would be a claim.
 */
export const wordsUntilKnown = (industry: string, businessName: string): Trade => {
  const neutral = neutralTrade(industry);
  const id = PLAIN.find(([noun]) => noun.test(businessName))?.[1];
  const named = trades.find((trade) => trade.id === id && trade.industry === industry);
  if (!named) return neutral;
  const { label, an, hints, examples, rules } = neutral;
  return { ...named, id: neutral.id, label, an, hints, examples, rules };
};
