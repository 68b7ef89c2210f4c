import { numbers } from "./numbers.ts";
import type { Industry } from "../../../../contracts/industries.ts";
import { retail } from "../retail.ts";
import * as kind from "./classes.ts";
import type { Sketch } from "./sketch.ts";

/** Where the industry's own words are no better than those of the kind. */
const KINDS_TELL: readonly Industry[] = [
  "Other",
  "Professional Services",
  "Retail/E-commerce",
  "Hospitality/Restaurant",
  "Education",
  "Manufacturing",
];

const { id: _, industry: __, label: ___, examples: ____, ...shop } = retail[0];

/**
 * Names that tell no more than the kind of business: the nouns of that kind, and what stands in the name said back. The
 * word before the noun is said with it ('ghost tours'), the first word of a name is not: it is mostly a name.
 */
const of = (nouns: string, like: Sketch["words"], examples: Sketch["examples"]): Sketch => ({
  name: new RegExp(`(?<=\\S)(?:\\s[\\p{L}'-]+)?\\s(?:${nouns})\\b`, "iu"),
  fallback: true,
  general: true,
  industries: KINDS_TELL,
  words: like,
  examples,
});

export const general: readonly Sketch[] = [
  of(
    "tours?|adventures?|expeditions?|experiences?|excursions?|rides?|outfitters?|guides?|safaris?|retreats?",
    kind.outing,
    numbers(40, 50, 40, 35, 220, 55, 22, 90),
  ),
  of(
    "park|center|arena|lounge|hall|venue|range|theat(?:er|re)|cinema|club|gym|house|sanctuary|gardens?",
    kind.venue,
    numbers(70, 45, 40, 35, 150, 55, 18, 70),
  ),
  of(
    "clinic|therap(?:y|ies|ists?)|wellness|healing|treatments?|practice|rehab",
    kind.treatment,
    numbers(45, 25, 45, 25, 600, 60, 28, 90),
  ),
  of(
    "agency|bureau|(?:assistant|business|office|payroll|writing|staff) services|group|consultancy|research|(?<!(?:box|ticket|post) )office|solutions",
    kind.agency,
    numbers(25, 30, 28, 20, 2200, 50, 34, 80),
  ),
  of(
    "works|workshop|makers?|making|studios?|forge|smiths?|mill|press|bind(?:ers?|ery)|repairs?|restorations?",
    kind.workshop,
    numbers(25, 40, 35, 28, 550, 50, 28, 60),
  ),
  of(
    "farms?|foods?|provisions|growers?|ranch|brewing|(?<=(?:ghost|cloud) )kitchen|harvest|wholesale|delivery",
    kind.producer,
    numbers(40, 18, 40, 25, 900, 35, 21, 55),
  ),
  of(
    "shop|store|emporium|supply|supplies|suppliers|equipment|depot|outlet|instruments|merchants?|apothecary",
    { ...shop, an: "a business like yours" },
    numbers(60, 25, 28, 25, 180, 35, 21, 20),
  ),
  of(
    "celebrations?|ceremonies|entertainment|shows?|performances?|occasions",
    kind.performer,
    numbers(20, 60, 25, 40, 800, 60, 28, 140),
  ),
  of(
    "transit|transfers?|carriers?|express|lines?|livery|dispatch",
    kind.carrier,
    numbers(70, 35, 45, 30, 450, 35, 23, 60),
  ),
  of(
    "(?<!(?:assistant|business|office|payroll|writing|staff) )services?|removals?|maintenance|install(?:ers?|ations?)|cleaning|care|inspections?|control|systems|specialists?",
    kind.visit,
    numbers(40, 35, 40, 22, 480, 48, 27, 80),
  ),
];
