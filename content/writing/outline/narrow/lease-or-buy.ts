import type { NarrowKind } from "../kind.ts";

const HOLD = "leas(?:e|es|ing)|rent(?:ing)?|financ(?:e|ing)|subscrib(?:e|ing)";
const OWN = "buy(?:ing)?|own(?:ing)?|purchas(?:e|ing)|paying cash|cash";
const BETWEEN =
  " (?:an?|the|our|my|your)?[\\w /-]{0,24}?(?:vs\\.?|versus|or|and|against|instead of|compared (?:to|with)) (?:to )?";

/** A thing is leased or bought: what is decided is how it is paid for and held, and not which one. */
export const leaseOrBuy: NarrowKind = {
  id: "lease-or-buy",
  heard: new RegExp(`\\b(?:(?:${HOLD})${BETWEEN}(?:${OWN})|(?:${OWN})${BETWEEN}(?:${HOLD}))\\b`),
  // A room, a building and a car have questions of their own.
  not: /\b(?:offices?(?! (?:equipment|furniture|printers?|copiers?|chairs?))|buildings?|spaces?|premises|suites?|storefronts?|warehouses?|real estate|property|homes?|houses?|apartments?|vans?|trucks?|cars?|vehicles?|fleet|booths?)\b/,
  about: "leasing or buying",
  settles: "what each costs until the last payment, who owns it then, and what it costs to get out early",
  opening:
    "A lease is sold by its month, and a purchase by its price. Neither says what it costs. Put both on one sheet up to the same last day, with what the thing is worth on it and who pays when it stops, and most of the talk is over.",
  yours: [
    "Both offers for the same thing, with their dates",
    "What you have in the bank after the down payment, in months of rent and wages",
    "How long you kept the last one, and what ended it",
  ],
  points: [
    [
      "Add up what each costs until the last payment",
      "What does each cost in five years?",
      "Two written offers for the same model: a lessor’s and a seller’s, and your bank’s loan with its rate and fees.",
      "Two sums to the same last day: payments, down payment, fees, interest, insurance and service, minus what it’s still worth if you own it.",
      "Comparing the month with the price",
    ],
    [
      "Read who owns it at the end",
      "Who owns it at the end, and for how much more?",
      "The lease, at “end of term,” “purchase option” and “fair market value.”",
      "Whether it’s a dollar or the market’s value, who says what that is, and what happens if nobody does anything: many renew by themselves.",
      "Taking the rent for a down payment",
    ],
    [
      "Read who pays for repairs",
      "Who pays when it breaks?",
      "The lease, at “maintenance”; the maker’s warranty, with what ends it; a technician’s rate.",
      "Who pays, who comes and how soon, and whether the payments run on while it stands still.",
      "Believing that whoever owns it repairs it",
    ],
    [
      "Ask your accountant about both",
      "What does the tax office say?",
      "Your accountant, with both offers; irs.gov, Publication 946 on section 179 and depreciation.",
      "What can be deducted in the first year and what later, for your own profit of this year. No percentage without its year.",
      "Buying something because it can be deducted",
    ],
    [
      "Find out what it costs to leave early",
      "What if I have to get out early?",
      "The lease, at “termination” and “default”; the loan, at “prepayment”; what one of that age sells for.",
      "The sum due on the day after two years, in each case, and whether somebody signs for it in person.",
      "Asking it only when the practice or shop is sold",
    ],
    [
      "See what each leaves in the bank",
      "Which is better for a new business?",
      "Your cash after the down payment, in months of costs; your bank, on what a lease does to the next loan.",
      "For whom each is right: new and short of cash, settled and keeping it for ten years, unsure of the model.",
      "Giving one answer to all",
    ],
  ],
  compared: {
    decides:
      "It comes down to two numbers: how many years you keep it, and what the money would do elsewhere.",
    rows: [
      [
        "Days a year on which it’s used, and what it costs on each",
        "Your own count of the last year; each sum below, divided",
      ],
      ["What you pay on the first day", "Both offers, for the same model, with their dates"],
      ["What you pay every month, with insurance, upkeep and repairs", "The same offers, and your insurer"],
      [
        "All of it in five years, less what it’s still worth if it’s yours",
        "Your own sum; what one of that age sells for today",
      ],
      ["Who owns it at the end, and for how much more", "The lease, at “end of term” and “purchase option”"],
      ["Who pays, and who waits, when it breaks", "The contract, at “maintenance”; the warranty"],
      ["What it means for taxes this year and later", "Your accountant; irs.gov, Publication 946"],
      ["How you get out early, and what that costs", "The contract, at “termination” and “default”"],
    ],
  },
};

/** What decides about a vehicle that works beside what decides about any thing. */
export const heldVehicle: NonNullable<NarrowKind["compared"]> = {
  decides:
    "It comes down to two numbers: the miles a year that are really driven, and the years until it’s worn out for this work.",
  rows: [
    [
      "Miles a year, beside the lease’s limit, and what each mile above it costs",
      "The odometer on two dates; the lease, at “excess mileage”",
    ],
    [
      "Shelves, racks and lettering: what they cost, and whether they must come out again",
      "Two upfitters’ offers; the lease, at “alterations”",
    ],
    [
      "Dents, stains and wear at the end: who says what’s normal",
      "The lease, at “excess wear”; your present one, walked around with a camera",
    ],
    [
      "What it carries and pulls, loaded as on a full day",
      "A truck scale; the door sticker and the maker’s sheet",
    ],
    [
      "The first day, and each month with insurance, upkeep and repairs",
      "Both offers with their dates; your insurer, for both",
    ],
    [
      "All of it in five years, less what it’s still worth if it’s yours",
      "Your own sum; what one of that age and mileage sells for",
    ],
    [
      "The day it’s in the shop: what you drive then, and who pays",
      "The contract, at “maintenance”; a rental’s price for such a van or truck",
    ],
    [
      "Taxes: miles or real costs, and the weight from which the rules change",
      "Your accountant; irs.gov, Publications 463 and 946",
    ],
    [
      "Getting out early, or after a crash",
      "The contract, at “termination”; gap cover, asked of the insurer",
    ],
  ],
};

/** Something is leased, or isn’t: what is argued is the contract, and not which thing one needs. */
export const leasing: NarrowKind = {
  ...leaseOrBuy,
  id: "leasing",
  heard:
    /(?:\b(?:not|never|stop|quit|why|against|should|must|worth|instead of)|n['’]t) (?:[\w’'-]+ ){0,6}?leas(?:e|ing) (?:(?:its|their|your|our|my|an?|the|any|all|new|most|more) )*(?!agreements?\b|contracts?\b|terms?\b|costs?\b|is\b|are\b)[a-z]/,
  // A room has questions of its own; who leases it is no room.
  not: /\bleas(?:e|ing) (?:[\w’'-]+ ){0,4}?(?:offices?(?! (?:equipment|furniture|printers?|copiers?|chairs?))|buildings?|spaces?|premises|suites?|storefronts?|warehouses?|real estate|property|homes?|houses?|apartments?|booths?|rooms?|locations?|employees)\b|\b(?:renew\w*|negotiat\w*|sign\w*|landlords?|tenants?|lease-to-own)\b/,
  about: "leasing",
  points: [
    leaseOrBuy.points[0] as NarrowKind["points"][number],
    [
      "Name what takes its place",
      "What is done instead: cash, a bank loan, a used one, or somebody else’s?",
      "A bank’s loan with rate and fees; a refurbished one with its warranty; the price of renting by the day or sending the work out.",
      "One row for each, up to the same last day. Without it the view has no ending.",
      "Arguing against it and offering nothing",
    ],
    [
      "Read who owns it at the end, and what renews itself",
      "Who owns it at the end, for how much more, and what happens if nobody gives notice?",
      "The lease, at “end of term,” “purchase option,” “fair market value” and “automatic renewal.”",
      "The residual or buyout in dollars, who says what it is, and the month in which notice has to be given.",
      "Taking the rent for a down payment",
    ],
    [
      "Find out what it costs to leave early",
      "What does it cost to get out after two years, and who is personally liable?",
      "The lease, at “termination,” “default” and “guarantee”; what one of that age sells for.",
      "One sum. It’s the strongest argument on either side, because work changes faster than contracts.",
      "Asking it only when the business is sold",
    ],
    [
      "Read who pays for service, and whether payments run on",
      "Who pays when it stands still?",
      "The lease, at “maintenance,” “insurance” and “hell or high water”; a service contract’s price; a technician’s rate.",
      "Whether service is in the payment, who comes how soon, and what is paid meanwhile.",
      "Believing that whoever owns it repairs it",
    ],
    [
      "Ask your accountant about this year’s taxes",
      "What is deducted, this year and later, in each case?",
      "Your accountant, with both offers; irs.gov, Publication 946 on section 179 and depreciation.",
      "Two lines for your own profit. No percentage without its year.",
      "Buying something because it can be deducted",
    ],
  ],
};
