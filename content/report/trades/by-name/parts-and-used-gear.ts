import { retail } from "../retail.ts";
import { shopPurchases } from "../served.ts";
import { numbers } from "./numbers.ts";
import type { Sketch } from "./sketch.ts";

const { id: _, industry: __, label: ___, examples: ____, ...shop } = retail[0];

/** Counters for what a car needs today, and racks of what a child has outgrown. */
export const partsAndUsedGear: readonly Sketch[] = [
  {
    name: /\b(?:(?:auto(?:motive)?|car|truck|diesel|import|foreign car|imported car) (?:parts|spares)|napa|carquest|auto ?zone|o'?reilly auto|parts plus)\b(?! (?:mfg|manufactur\w*|makers?|machining|salvage))/i,
    industries: ["Retail/E-commerce", "Other"],
    words: {
      ...shop,
      ...shopPurchases,
      an: "an auto parts store",
      place: "store",
      day: [8, 18],
      night: "the battery that dies in the driveway at nine in the evening",
      hands: "while you are at the counter with somebody's old part in your hand",
      next: "a mechanic with a car on the lift orders from whoever says it's on the shelf",
      ask: ["whether you have it", "what it costs with the core", "whether it fits their car"],
      easy: "a battery, a filter or pads for a common car",
      hard: "a part where two versions fit the same year, a special order or a core dispute",
      typed: "years, models, part numbers and cores",
      system: "the parts catalog",
      sort: [
        "year, make, model and engine",
        "for a shop or for their own driveway",
        "how soon, picked up or delivered",
      ],
      cold: "quotes for parts that a shop never ordered",
      order: "parts, cores and deliveries to shops",
      status: "whether their part has come in",
      expert: "which of two parts is the right one",
      never: ["that a part fits before the car was looked up", "what is wrong with a car"],
      urgent: "brakes or fuel that failed after your part went in, acid that was spilled",
      tests: [
        "Do you have a battery for an older pickup?",
        "Mine makes a grinding noise. What do I need?",
        "There's acid all over my hands.",
      ],
      lever: "standing",
      facts: [
        "Repair shops buy every day, and ten of them are worth more than the whole counter. They stay with whoever delivers fast and takes a wrong part back without an argument.",
        "The first cold week sells batteries and the first hot one coolant. Have both stacked by the door before the forecast.",
      ],
    },
    examples: numbers(160, 15, 45, 12, 480, 34, 19, 25),
  },
  {
    name: /\b(?:play it again|(?:used|pre-?owned|second ?hand|secondhand|recycled|consign\w*) (?:sports?|sporting goods|golf clubs?|skis?|hockey|outdoor gear|gear)|(?:(?:sports?|sporting goods|ski|golf|hockey|gear|outdoor gear)(?: equipment)?) (?:resale|consignment|exchange|swap|trade[- ]?ins?))\b/i,
    industries: ["Retail/E-commerce", "Other"],
    words: {
      ...shop,
      ...shopPurchases,
      an: "a sports resale shop",
      night: "the skates that no longer fit, found on the evening before the first practice",
      hands: "while you are pricing somebody's bag of gear at the counter",
      next: "a parent who needs a glove by Saturday drives to the big store",
      ask: [
        "what you pay for used gear",
        "whether you have it in that size",
        "whether it's cash or store credit",
      ],
      easy: "whether a certain size or club is on the floor",
      hard: "a helmet with a past, a whole team's gear or a piece worth hundreds",
      typed: "sellers, items, sizes and prices",
      system: "the register",
      sort: ["buying or selling", "which sport, which size", "when the season starts"],
      cold: "trade-in offers that nobody took",
      order: "sharpening, stringing and held pieces",
      status: "whether their gear has sold",
      expert: "what a used piece is worth",
      never: ["a price for gear nobody has seen", "that a used helmet is safe"],
      urgent: "somebody who was hurt with gear you sold, a piece that was stolen",
      tests: [
        "Do you have hockey skates in a kid's size two?",
        "What would you give me for a set of clubs?",
        "My son fell and the helmet you sold us cracked.",
      ],
      lever: "due",
      facts: [
        "The child who bought skates last fall has outgrown them. A note before the season, with what you'd pay for the old pair, brings both the sale and the stock.",
        "Each season sells in three weeks, the ones before it starts. Buy for it in the quiet months, when nobody else wants the gear.",
      ],
    },
    examples: numbers(85, 30, 40, 18, 190, 45, 17, 20),
  },
];
