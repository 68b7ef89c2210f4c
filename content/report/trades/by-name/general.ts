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

const { id: _, industry: __, label: ___, hints: ____, examples: _____, ...shop } = retail[0];

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
    {
      contactsPerWeek: 40,
      freshShare: 50,
      readyShare: 40,
      nightShare: 35,
      customerValue: 220,
      keptShare: 55,
      hourCost: 22,
      slotValue: 90,
    },
  ),
  of(
    "park|center|arena|lounge|hall|venue|range|theat(?:er|re)|cinema|club|gym|house|sanctuary|gardens?",
    kind.venue,
    {
      contactsPerWeek: 70,
      freshShare: 45,
      readyShare: 40,
      nightShare: 35,
      customerValue: 150,
      keptShare: 55,
      hourCost: 18,
      slotValue: 70,
    },
  ),
  of("clinic|therap(?:y|ies|ists?)|wellness|healing|treatments?|practice|rehab", kind.treatment, {
    contactsPerWeek: 45,
    freshShare: 25,
    readyShare: 45,
    nightShare: 25,
    customerValue: 600,
    keptShare: 60,
    hourCost: 28,
    slotValue: 90,
  }),
  of("agency|bureau|group|consultancy|research|(?<!(?:box|ticket|post) )office|solutions", kind.agency, {
    contactsPerWeek: 25,
    freshShare: 30,
    readyShare: 28,
    nightShare: 20,
    customerValue: 2200,
    keptShare: 50,
    hourCost: 34,
    slotValue: 80,
  }),
  of(
    "works|workshop|makers?|making|studios?|forge|smiths?|mill|press|bind(?:ers?|ery)|repairs?|restorations?",
    kind.workshop,
    {
      contactsPerWeek: 25,
      freshShare: 40,
      readyShare: 35,
      nightShare: 28,
      customerValue: 550,
      keptShare: 50,
      hourCost: 28,
      slotValue: 60,
    },
  ),
  of("farms?|foods?|provisions|growers?|ranch|brewing|kitchen|harvest|wholesale|delivery", kind.producer, {
    contactsPerWeek: 40,
    freshShare: 18,
    readyShare: 40,
    nightShare: 25,
    customerValue: 900,
    keptShare: 35,
    hourCost: 21,
    slotValue: 55,
  }),
  of(
    "shop|store|emporium|supply|supplies|suppliers|equipment|depot|outlet|instruments|merchants?|apothecary",
    { ...shop, an: "a business like yours" },
    {
      contactsPerWeek: 60,
      freshShare: 25,
      readyShare: 28,
      nightShare: 25,
      customerValue: 180,
      keptShare: 35,
      hourCost: 21,
      slotValue: 20,
    },
  ),
  of("celebrations?|ceremonies|entertainment|shows?|performances?|occasions", kind.performer, {
    contactsPerWeek: 20,
    freshShare: 60,
    readyShare: 25,
    nightShare: 40,
    customerValue: 800,
    keptShare: 60,
    hourCost: 28,
    slotValue: 140,
  }),
  of("transit|transfers?|carriers?|express|lines?|livery|dispatch", kind.carrier, {
    contactsPerWeek: 70,
    freshShare: 35,
    readyShare: 45,
    nightShare: 30,
    customerValue: 450,
    keptShare: 35,
    hourCost: 23,
    slotValue: 60,
  }),
  of(
    "services?|removals?|maintenance|install(?:ers?|ations?)|cleaning|care|inspections?|control|systems|specialists?",
    kind.visit,
    {
      contactsPerWeek: 40,
      freshShare: 35,
      readyShare: 40,
      nightShare: 22,
      customerValue: 480,
      keptShare: 48,
      hourCost: 27,
      slotValue: 80,
    },
  ),
];
