import { numbers } from "./numbers.ts";
import type { Industry } from "../../../../contracts/industries.ts";
import { retail } from "../retail.ts";
import * as kind from "./classes.ts";
import type { Sketch } from "./sketch.ts";

/**
 * Where the industry's own words are no better than those of the kind. Nouns that a firm of any kind may have in its name
 * ('Group', 'Solutions', 'Services', 'Systems', 'Center') tell nothing and are not among these.
 */
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
const of = (
  nouns: string,
  like: Sketch["words"],
  examples: Sketch["examples"],
  playbook: string,
): Sketch => ({
  name: new RegExp(`(?<=\\S)(?:\\s[\\p{L}'-]+)?\\s(?:${nouns})\\b`, "iu"),
  fallback: true,
  general: true,
  industries: KINDS_TELL,
  words: like,
  examples,
  playbook,
});

export const general: readonly Sketch[] = [
  of(
    "tours?|adventures?|expeditions?|experiences?|excursions?|rides?|outfitters?|guides?|safaris?|retreats?",
    kind.outing,
    numbers(40, 50, 40, 35, 220, 55, 22, 90),
    "tour-company",
  ),
  of(
    "park|arena|lounge|hall|venue|range|theat(?:er|re)|cinema|club|gym|sanctuary|gardens?",
    kind.venue,
    numbers(70, 45, 40, 35, 150, 55, 18, 70),
    "place-that-people-visit",
  ),
  of(
    "clinic|therap(?:y|ies|ists?)|wellness|healing|treatments?|practice|rehab",
    kind.treatment,
    numbers(45, 25, 45, 25, 600, 60, 28, 90),
    "treatment-practice",
  ),
  of(
    "agency|bureau|(?:assistant|business|office|payroll|writing|staff) services|consultancy|research",
    { ...kind.agency, lever: undefined },
    numbers(25, 30, 28, 20, 2200, 50, 34, 80),
    "professional",
  ),
  of(
    "workshop|makers?|making|forge|smiths?|mill|bind(?:ers?|ery)|repairs?|restorations?",
    kind.workshop,
    numbers(25, 40, 35, 28, 550, 50, 28, 60),
    "workshop-that-makes-things-to-order",
  ),
  of(
    "farms?|foods?|provisions|growers?|ranch|brewing|(?<=(?:ghost|cloud) )kitchen|harvest|wholesale|delivery",
    kind.producer,
    numbers(40, 18, 40, 25, 900, 35, 21, 55),
    "small-producer",
  ),
  of(
    "shop|store|emporium|supply|supplies|suppliers|equipment|depot|outlet|instruments|merchants?|apothecary",
    { ...shop, an: "a business like yours" },
    numbers(60, 25, 28, 25, 180, 35, 21, 20),
    "retail",
  ),
  of(
    "celebrations?|ceremonies|entertainment|shows?|performances?|occasions",
    kind.performer,
    numbers(20, 60, 25, 40, 800, 60, 28, 140),
    "business-for-celebrations",
  ),
  of(
    "transit|transfers?|carriers?|livery|dispatch",
    kind.carrier,
    numbers(70, 35, 45, 30, 450, 35, 23, 60),
    "transport-or-travel-business",
  ),
  of(
    "removals?|maintenance|install(?:ers?|ations?)|cleaning|inspections?",
    { ...kind.visit, lever: undefined },
    numbers(40, 35, 40, 22, 480, 48, 27, 80),
    "home-service-business",
  ),
];
