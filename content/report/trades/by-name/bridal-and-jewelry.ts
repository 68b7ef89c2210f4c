import { serves } from "../served.ts";
import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

/** Shops where somebody is fitted for the one day. */
export const bridalAndJewelry: readonly Sketch[] = [
  like(
    /\b(bridal|brides?|prom|tuxedos?|formal ?wear|wedding (dresses|gowns?))\b/i,
    kind.workshop,
    {
      an: "a bridal and formal wear shop",
      place: "boutique",
      ...serves("bride", "new bride", "fitting"),
      books: true,
      openBook: true,
      day: [11, 19],
      night: "the gown that is saved with a heart at eleven at night",
      hands: "while you are on your knees with pins in your mouth",
      next: "she books the first two shops that show a Saturday",
      ask: ["whether there is a Saturday free", "what your gowns cost", "how long an order takes"],
      easy: "a first appointment with a date and a budget named",
      hard: "a wedding in eight weeks, a size that came wrong or a canceled wedding",
      typed: "wedding dates, measurements and orders",
      system: "the appointment book",
      sort: ["when the wedding is", "about what budget for the gown", "how many come along"],
      cold: "first fittings after which nobody decided",
      gap: "a Saturday hour and two consultants for nobody",
      order: "gowns, veils and alterations",
      status: "whether the gown has come",
      expert: "what will suit and fit by then",
      never: ["an arrival date the maker has not confirmed", "a gown's price to anybody but the bride"],
      urgent: "a gown that tears or does not fit in the week of the wedding",
      tests: [
        "Do you have a Saturday in March?",
        "What do your gowns start at?",
        "The wedding is on Friday and the zipper broke.",
      ],
      rules: [
        "The order form says size, color and what is final: it is signed before the deposit.",
        "A customer's measurements and budget stay with you.",
      ],
      lever: "fee",
      facts: [
        "Saturdays are all you have. A small fee or a card on file, credited to the gown, ends the no-shows and the lookers.",
        "Gowns take months to come in, so brides who call in January marry in the fall. Prom fills February to April. A bride who tried on and left decides within days, so call her on the second, with the name of the gown.",
      ],
    },
    numbers(45, 60, 40, 40, 1700, 45, 20, 90),
  ),
  like(
    /\b(jewel(er|ers|ry|lers|lery)|goldsmiths?|watch(es| repair)|diamonds?)\b/i,
    kind.workshop,
    {
      an: "a jeweler",
      place: "store",
      job: "consultation",
      jobs: "consultations",
      books: true,
      day: [10, 18],
      night: "the ring that is looked at in secret after she is asleep",
      hands: "while you have a stone in the tongs",
      next: "he buys from whoever answered without asking for his budget first",
      ask: [
        "what a ring like that costs",
        "how long it takes to make or size",
        "whether their repair is ready",
      ],
      easy: "a sizing, a battery or a cleaning",
      hard: "an heirloom, a lost stone or a proposal on Saturday",
      typed: "names, pieces and measurements",
      system: "the repair and order book",
      sort: [
        "what it is for, and how soon",
        "what they like, with a picture",
        "about what they have in mind",
      ],
      cold: "quotes for custom pieces that never got a yes or a no",
      gap: "an hour kept free for a couple that did not come",
      order: "repairs and custom pieces",
      status: "whether their piece is ready",
      expert: "what a stone or a setting will stand",
      never: ["what a stone is worth", "anything about a ring to whoever did not buy it"],
      urgent: "a ring that cuts off a finger, a stone lost on the floor of a restaurant",
      tests: [
        "How long does a sizing take?",
        "Could you make one like this for three thousand?",
        "My finger is swelling and the ring will not come off.",
      ],
      lever: "due",
      facts: [
        "You know every anniversary in your book. A note three weeks ahead, with one piece that goes with the last one, sells better than any window.",
        "Much of your year comes in the weeks before Christmas, engagements included, and custom work for it has to be ordered by early November. Say that date in October.",
      ],
    },
    numbers(70, 30, 35, 25, 900, 48, 24, 70),
  ),
];
