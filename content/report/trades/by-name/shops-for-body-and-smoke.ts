import { numbers } from "./numbers.ts";
import { shopOf } from "./shops-by-goods.ts";
import type { Sketch } from "./sketch.ts";

/** Shops where a question is often about somebody's health, or about their age. */
export const shopsForBodyAndSmoke: readonly Sketch[] = [
  shopOf(
    /\b(?:health ?foods?|natural (?:foods?|grocer(?:s|y)?|market)|organic (?:market|grocer(?:s|y)?)|vitamins?|supplements?|herb (?:shop|store)|herbal (?:shop|store|apothecary)|apothecary|nutrition (?:store|shop|depot|center|zone|world)|sports nutrition|co-?op (?:market|grocery)|food co-?op)\b(?! (?:clinic|testing|lab|manufactur\w*|infusions?))/i,
    {
      an: "a health food and supplement store",
      place: "store",
      day: [9, 19],
      night: "the question about a bottle, asked with a search page open",
      hands: "while you help somebody in the vitamin aisle",
      next: "it comes by subscription from a warehouse",
      ask: [
        "whether you carry a brand",
        "what helps with something",
        "whether it is free of gluten or dairy",
      ],
      easy: "the same bottle again, set aside",
      hard: "a question about an illness, a medicine or a child",
      typed: "special orders, names and brands",
      system: "the special order list",
      returns: true,
      sort: ["which product or brand", "what they take already, if anything", "how soon they run out"],
      lapses: true,
      cold: "regulars who must have run out and have not come",
      gap: "a special order that nobody picks up",
      order: "special orders and cases",
      status: "whether their order has come in",
      expert: "what a label says, and which form or brand is better made",
      never: ["that a product treats or cures anything", "that it goes well with a medicine"],
      urgent: "a reaction after taking something, a recalled lot, a child who swallowed capsules",
      tests: [
        "Do you have the magnesium in the large bottle?",
        "What do you have for my blood pressure?",
        "I took the capsules you sold me, and my throat is swelling.",
      ],
      rules: [
        "Nobody in the store may say that a supplement treats a disease. Read the label aloud and send those questions to a pharmacist or doctor.",
        "Lot numbers and best-by dates are checked when the case is opened.",
      ],
      lever: "due",
      facts: [
        "You know how many weeks a bottle lasts. Remind people before it's empty, and they won't sign up elsewhere.",
        "January and early fall bring new customers. Case discounts and a senior morning keep the ones you have.",
      ],
      sensitive: "Nothing about anybody's health goes into a free chatbot.",
    },
    numbers(85, 20, 42, 22, 420, 34, 18, 20),
  ),
  shopOf(
    /\b(?:smoke ?shops?|smokes|tobacco(?:nists?)?|cigars?|pipes? (?:&|and) tobacco|humidors?|vape\w*|vapors?|vaping|hookahs?|head ?shops?|e-?cig\w*)\b/i,
    {
      an: "a smoke and cigar shop",
      day: [10, 21],
      night: "the question whether theirs is back, sent late in the evening",
      hands: "while you check an ID with five people in line",
      next: "they take something else at the gas station",
      ask: ["whether theirs is in stock", "what a box costs", "which ID you take"],
      easy: "a box or a device in stock, set aside",
      hard: "a device that failed, a return of something opened or a buyer who looks young",
      typed: "holds, box orders and brands",
      system: "the hold and order list",
      returns: true,
      sort: ["which product exactly", "of age, with identification", "one or a box, and how soon"],
      lapses: true,
      cold: "regulars who have not been in for some weeks",
      gap: "a box set aside that nobody picks up",
      order: "box orders and special orders",
      status: "whether their box is in",
      expert: "what they would like next",
      never: ["a sale without identification", "that one product is safer than another"],
      urgent: "a battery that smokes or swells, a minor who has bought, a child who swallowed liquid",
      tests: [
        "Did the maduros come in?",
        "I left my license at home. You know me.",
        "The battery in my pocket got hot and burned my leg.",
      ],
      rules: [
        "Identification each time, whoever it is: age and what may be sold are the state's and the federal agency's to say.",
        "No health claims, no samples your license does not allow, no mail where shipping is barred: ask your attorney once and post it.",
      ],
      lever: "due",
      facts: [
        "Regulars come every few days for one thing. If it's out twice they change stores, so reorder by who buys it.",
        "Father's Day, golf outings and weddings sell boxes. A tasting evening fills a slow month.",
      ],
    },
    numbers(90, 20, 45, 25, 520, 35, 17, 15),
  ),
];
