import { hospitality } from "../hospitality.ts";
import { serves } from "../served.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

const {
  id: _,
  industry: __,
  label: ___,
  examples: ____,
  ...caterer
} = hospitality.find(({ id }) => id === "caterer")!;

/** Food that is eaten with many on one day: by the tray, the dozen or the pound. */
const BY_THE_TRAY =
  "tamal\\w*|tacos?|taquitos?|birria|barbacoa|carnitas|pupusas?|empanadas?|arepas?|bbq|barbecue|smok\\w*|brisket|ribs|(?:pig|hog) roasts?|soul food|southern|cajun|crawfish|fish fry|chicken|wings|pierogi\\w*|lumpia|egg ?rolls?|dumplings?|sliders?|subs?|sandwich(?:es)?|box(?:ed)? lunch(?:es)?|lunch(?:es)?|breakfast|party (?:trays?|platters?)|trays?|platters?|charcuterie|grazing|paella|hibachi|pizza|pasta|mexican|filipino|jamaican|caribbean|hawaiian|indian|mediterranean|italian|soup";

/** Who cooks for a crowd or a family, and for no tables of their own. */
export const cooks: readonly Sketch[] = [
  like(
    new RegExp(
      `\\b(?:(?:${BY_THE_TRAY})\\b.{0,30}\\bcater(?:ing|ers?)|cater(?:ing|ers?)\\b.{0,20}\\b(?:${BY_THE_TRAY})|drop-?off catering|(?:office|corporate|school|church) (?:lunch )?catering|tamal(?:es|eria|ero)|charcuterie|grazing (?:tables?|boards?|co))\\b`,
      "i",
    ),
    caterer,
    {
      an: "a party caterer",
      ...serves("customer", "new order", "order"),
      books: false,
      orders: true,
      night: "the party somebody plans after the kids are in bed",
      hands: "while both hands are in the masa or a tray is coming out of the oven",
      next: "the first kitchen with a price and a yes gets the order",
      ask: ["how much a tray or a dozen is", "how many to order for thirty people", "whether you deliver"],
      easy: "a few dozen or a couple of trays",
      hard: "a crowd beyond what the stove can do, a wedding or a guest with allergies",
      typed: "names, dates, quantities and addresses",
      system: "the order book",
      sort: ["what day and hour", "how many people", "pick-up or delivery"],
      cold: "prices for large orders that nobody confirmed",
      gap: "trays that nobody picked up",
      order: "trays and dozens for a day",
      status: "whether their order is in and when it is ready",
      expert: "how much a crowd will eat",
      never: [
        "that a large order is confirmed before you've seen the calendar",
        "that a dish is free of an allergen",
      ],
      urgent: "an allergy, somebody who got sick, an order for today that is missing",
      tests: [
        "Could I get six dozen for Saturday?",
        "There might be forty of us, or sixty. What should I order?",
        "My nephew is allergic to nuts and he has just eaten one.",
      ],
      rules: [
        "Home kitchens and permits differ from county to county, so say only what yours allows.",
        "Allergens are answered by whoever cooks, in writing, for each order.",
      ],
      lever: "next-date",
      facts: [
        "The same offices, churches and families order for the same days every year. Ask them six weeks ahead, with last year's quantity.",
        "Christmas, graduations and game days sell out the stove. Set a last day and a deposit for each, and say so early.",
      ],
    },
    numbers(45, 45, 45, 35, 380, 35, 20, 60),
  ),
  like(
    /\b(?:(?:personal|private|home|in-home|traveling) chefs?(?: services?)?|private dining|chef (?:for hire|at home|to go)|dinners? at (?:your )?home)\b/i,
    caterer,
    {
      an: "a personal chef",
      place: "business",
      travels: true,
      ...serves("client", "new client", "dinner"),
      books: true,
      orders: true,
      returns: true,
      night: "the empty stove somebody stares at when they get home at seven",
      hands: "while you are at a client's stove with four pans going",
      next: "they book the first chef who names a price and a weekday",
      ask: [
        "what a week of dinners costs",
        "who buys the groceries",
        "whether you can cook around an allergy",
      ],
      easy: "a week of dinners for a family without allergies",
      hard: "a serious allergy, a party of twenty or a kitchen nobody has seen",
      typed: "diets, allergies, addresses and door codes",
      system: "the client sheet",
      sort: ["how many people and how many dinners", "which diets and allergies", "which part of town"],
      lapses: true,
      cold: "families who stopped after the trial week",
      gap: "a day with the groceries bought and nobody to cook for",
      order: "menus, extra portions and dinner parties",
      status: "what is on next week's menu",
      expert: "what is safe for an allergy",
      never: ["that a dish is free of an allergen", "a weekday before you've looked at your calendar"],
      urgent: "somebody who reacts to something they ate, an allergy that was forgotten",
      tests: [
        "What would four dinners a week cost for a family of four?",
        "Could you do a birthday dinner for twelve, too?",
        "I ate the chicken an hour ago and my lips are swelling.",
      ],
      rules: [
        "Most states treat cooking in a client's kitchen differently from cooking in your own and delivering. Ask your county which permit each one takes.",
        "Allergies are settled in writing before the first day, person by person.",
      ],
      lever: "senders",
      facts: [
        "Families with no time are known to trainers, pediatricians' offices and real estate agents. Leave each of them a dinner and your card.",
        "August and January are when households start over. Have one new menu and one open weekday ready for each.",
      ],
    },
    numbers(14, 40, 35, 40, 4800, 60, 30, 180),
  ),
];
