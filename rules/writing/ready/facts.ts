import { plain } from "../plain.ts";
import { readersOf } from "../readers.ts";
import type { Request } from "../request.ts";

/** What a prompt states, to be set into a letter or a rule as it is. */
export interface Facts {
  date?: string;
  address?: string;
  percent?: string;
  year?: string;
  /** 'bakery'. */
  place: string;
  /** 'clients'. */
  customers: string;
}

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec";
const DATE = new RegExp(
  `\\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d\\d)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)? of (?:${MONTHS}))\\b`,
  "i",
);
const MONTH = new RegExp(`\\b(?:in|from|starting|this|next) ((?:${MONTHS}))\\b`, "i");
const WEEKDAY = /\b(?:from|on|starting|next) ((?:next )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/i;
const ADDRESS =
  /\b\d{1,5} (?:[NSEW]\.? )?(?:[A-Z0-9][\w'’]{1,20} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way|Place|Court|Square|Plaza|Highway|Hwy)\b\.?(?:,? (?:Suite|Ste|Unit|#) ?\w{1,6})?/;
const PLACES =
  "practice|office|clinic|firm|company|business|shop|store|studio|salon|spa|agency|center|school|gym|bakery|restaurant|bistro|pizzeria|diner|cafe|café|hotel|motel|inn|kennel|barbershop|garage|pharmacy|boutique|venue|hospital|daycare|bookstore|brewery|farm|market|deli|bar|pub|library|museum|church|nursery|club";
const PLACE = new RegExp(`\\b(?:our|my|the|an?) (?:[\\w’'-]+ ){0,3}?(${PLACES})\\b`, "i");
const CUSTOMERS =
  /\b(?:to|for|our|my|what|which|tell|telling|informing) (?:(?:all|our|my|the|your|existing|regular|loyal) ){0,3}(customers|clients|patients|guests|members|families|parents|students|tenants|residents|pet owners|neighbors|subscribers|donors|regulars)\b/i;

/** 'A letter to referring doctors telling them …'. */
const RECIPIENTS =
  /\b(?:letter|e-?mail|note) to (?:all |our |my |the )*((?:referring|local|neighboring|fellow) (?:[a-z]+ )?[a-z]+s)\b/i;

export function factsIn({ typed, audience, called }: Pick<Request, "typed" | "audience" | "called">): Facts {
  const text = typed.replaceAll(/\s+/g, " ").slice(0, 1500);
  const named = PLACE.exec(text)?.[1]?.toLowerCase();
  const one = called.place?.one ?? audience?.one ?? "";
  return {
    date: DATE.exec(text)?.[0] ?? WEEKDAY.exec(text)?.[1] ?? MONTH.exec(text)?.[1],
    address: ADDRESS.exec(text)?.[0],
    percent: /\b\d{1,2}(?:\.\d)? ?(?:%|percent\b)/.exec(text)?.[0]?.replace(" percent", "%"),
    year: /\b(?:19|20)\d\d\b/.exec(text)?.[0],
    place: named ?? (one.replace(/^(?:an?|the) /, "") || "business"),
    customers: plain(
      RECIPIENTS.exec(text)?.[1] ??
        CUSTOMERS.exec(text)?.[1] ??
        readersOf({ audience, called }).trade.customers,
    ),
  };
}
