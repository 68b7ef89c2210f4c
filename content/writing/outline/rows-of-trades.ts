import type { RowSet } from "./rows.ts";

/** Two ways that people weigh in just these trades, each set with what only it is weighed by. */
export const setsOfTrades: readonly RowSet[] = [
  {
    heard: /\b(?:tenants?|leases?|renew\w*|month[- ]to[- ]month|rent increase|vacan\w+)\b/,
    rows: [
      ["Days without rent", "Your last five changes: move-out to first payment"],
      ["Cleaning, paint, repairs, locks", "The receipts for the same five"],
      ["Ads, showings, screening, your own hours", "A tally for the next one, at what your hour is worth"],
      ["Rent a year from now, either way", "Three listings within a mile, with the date; your own raise"],
      ["What you know about who lives there", "The ledger: paid on which day, how many calls"],
      [
        "What the law asks for",
        "Your state’s landlord-tenant act and the city’s page: notice, caps, deposit",
      ],
      ["What it takes to undo it", "The lease, at its end date"],
    ],
    decides:
      "It comes down to one sum: what an empty month costs, beside twelve times the difference in rent. Fill those two lines first.",
  },
  {
    heard: /\bwhiten\w*\b|\btrays?\b/,
    rows: [
      [
        "How many shades, seen after two weeks and not in the chair",
        "Photos of three patients, with consent",
      ],
      ["Minutes in the chair, nights at home", "The schedule, and the maker’s instructions"],
      ["Sensitivity: how strong, for how long", "The hygienist: who calls the next day?"],
      ["How long it holds with coffee, wine or tobacco", "Charts of patients you saw a year later"],
      [
        "Crowns, fillings and gums that don’t take part",
        "The dentist, at an exam beforehand; ada.org for patients",
      ],
      ["What it costs, and what a refresh costs", "Your fee schedule; plans rarely pay for it, so check two"],
    ],
    decides:
      "It comes down to two questions: is there a date, and are the teeth sensitive? The exam beforehand decides the rest.",
  },
  {
    heard: /\b(?:braces|aligners?|invisalign)\b/,
    rows: [
      ["Which teeth it can move, and which it can’t", "The orthodontist, with two finished cases"],
      ["Months, visits and minutes for each", "Ten finished charts, without names"],
      ["Hours a day, and who has to be reliable", "Families in month six"],
      ["Eating, sports, instruments, speaking", "Two teenagers and one adult who wear them"],
      ["What breaks or gets lost, and what that costs", "The desk: repairs and replacements in one month"],
      ["The whole price, with retainers", "Your fee schedule, and two plans’ orthodontic limits"],
    ],
    decides:
      "It comes down to the bite and to discipline: what has to be moved, and whether something removable will really stay in.",
  },
  {
    // One is a company under state law, the other a way of being taxed that it can choose.
    heard: /\b(?:llcs?|s[- ]?corp\w*|c[- ]?corp\w*|sole propriet\w+|partnerships?)\b/,
    either: /\bs[- ]?corp\w*\b/,
    rows: [
      [
        "What each is: a company under state law, or a way of being taxed",
        "irs.gov, Form 2553; the secretary of state",
      ],
      [
        "Tax on the same profit, the LLC taxed as it is and taxed as an S corp",
        "An accountant, with last year’s profit; irs.gov for the year",
      ],
      [
        "What the owner has to be paid as wages",
        "irs.gov on reasonable compensation; wages for that work in your county",
      ],
      [
        "Payroll, returns and state fees a year",
        "Two payroll offers; the accountant’s price; the state’s franchise tax",
      ],
      ["By which day it’s chosen, and how it’s undone", "Form 2553, at “when to make the election”"],
      ["What it changes for debts and mistakes: nothing by itself", "A lawyer; what insurance does instead"],
    ],
    decides:
      "They aren’t two kinds of one thing: an LLC is a company under state law, and S corp is a way of being taxed that an LLC can choose. So compare an LLC taxed as it is with the same LLC taxed as an S corp. It comes down to the profit at which the tax saved is more than payroll and returns cost.",
  },
  {
    heard: /\b(?:llcs?|s[- ]?corp\w*|c[- ]?corp\w*|sole propriet\w+|partnerships?)\b/,
    either: /\bsole propriet\w+\b/,
    rows: [
      [
        "What a customer could claim beyond what insurance pays, and from whom",
        "A lawyer in your state; the limits on your policy",
      ],
      [
        "Tax on last year’s profit: the same until you choose otherwise",
        "An accountant; irs.gov on single-member LLCs",
      ],
      [
        "What it costs to form and to keep, a year",
        "The secretary of state’s fee page; the state’s franchise tax",
      ],
      [
        "Bank account, contracts, permits and insurance in its name",
        "The bank; each contract; the licensing office",
      ],
      [
        "What breaks the protection",
        "A lawyer: mixed accounts, a personal guarantee, your own mistake at work",
      ],
      ["How it looks to whoever hires you", "Two customers who ask for papers; their contracts"],
    ],
    decides:
      "It comes down to what somebody could claim from you beyond what your insurance pays. The tax is the same in both until you choose otherwise, so it decides nothing yet.",
  },
  {
    heard: /\b(?:llcs?|s[- ]?corp\w*|c[- ]?corp\w*|sole propriet\w+|partnerships?)\b/,
    rows: [
      ["Which debts and mistakes it stops", "A lawyer in your state; what insurance does instead"],
      ["Tax on the same invented profit", "An accountant; irs.gov for the year"],
      ["What the owner has to be paid, and how", "irs.gov on reasonable compensation"],
      [
        "What it costs to form and to keep, a year",
        "The secretary of state’s fee page; two offers for payroll and returns",
      ],
      ["Forms and dates in a year", "A calendar, filled in once"],
      ["What a partner, a sale or a loan changes", "The bank, and someone who took one in"],
    ],
    decides:
      "It comes down to the profit at which the tax saved is more than the paperwork costs. Work that figure out before anything else.",
  },
  {
    heard:
      /\b(?:furnaces?|heat pumps?|air condition\w+|water heaters?|tankless|boilers?|generators?|septic|sump pumps?)\b/,
    rows: [
      ["What it costs installed, with permit and removal", "Three written quotes for the same work"],
      [
        "What it costs a year to run, in your climate",
        "energystar.gov, and your utility’s rate with its date",
      ],
      ["How many years it lasts, and what shortens that", "Your own records: age at replacement"],
      ["Rebates and credits", "The utility’s page and irs.gov; write down when they end"],
      ["Noise, room, wiring, venting", "A look at the house, before the quote"],
      ["What fails, and who can repair it nearby", "Your repair tickets for both"],
      ["What a buyer will say to it", "Two local agents"],
    ],
    decides:
      "It comes down to how many years the house will be kept: price today plus running cost for just those years.",
  },
  {
    heard:
      /\b(?:highlights|balayage|gel|dip powder|acrylics?|extensions|wax\w*|sugaring|laser|threading|lamination|lash lift|keratin|perm)\b/,
    rows: [
      ["How it looks fresh, after two weeks, after six", "Photos of one person, with leave"],
      ["Hours in the chair, and how often", "Your book: when did the last ten come back?"],
      ["What it costs in twelve months", "Your price list, times visits"],
      ["What it does to hair, nails or skin", "The maker’s sheet; a patch test"],
      ["Minutes at home, every morning", "Ask two people who have each"],
      ["Who shouldn’t have it", "The maker’s sheet, and what you’ve turned away"],
    ],
    decides:
      "It comes down to upkeep: how many mornings and how many visits a year somebody is willing to give it.",
  },
  {
    heard:
      /\b(?:settle\w*|trial|mediation|arbitration|collaborative|chapter (?:7|13)|wills?|trusts?|contested|uncontested)\b/,
    rows: [
      ["Months from the first paper to the last", "Your last ten files"],
      ["What it costs, all in", "The last five final bills, without names"],
      ["Who decides, and what can be appealed", "The statute and the court’s rules, linked"],
      ["What becomes public", "The clerk’s office"],
      ["What happens when one side doesn’t go along", "A lawyer of your office, one case each"],
      ["For whom it’s wrong", "The cases you’ve sent the other way"],
    ],
    decides:
      "It comes down to two things: how much both sides can still talk, and how much has to be decided by somebody else.",
  },
  {
    heard:
      /\b(?:granite|quartz(?:ite)?|marble|laminate|butcher block|hardwood|vinyl|tile|carpet|lvp|composite|cedar|pine|stucco|fiber cement|brick|pavers?|concrete|asphalt|stone|stainless|porcelain|bamboo|epoxy|countertops?|floor(?:ing|s)?|siding|decking|fenc(?:e|ing))\b/,
    // Of other rooms what wears and what is cleaned is asked.
    with: /\b(?:kitchens?|bath\w*|counter\w*|cabinets?|backsplash\w*)\b/,
    rows: [
      [
        "Price installed, per square foot, with cutouts and removal",
        "Three written quotes for the same drawing",
      ],
      ["Heat, water, stains and scratches", "A sample, an evening, coffee, lemon and a hot pan"],
      ["What it needs every year: sealing, oil, nothing", "The maker’s care sheet"],
      ["Can a damage be repaired, by whom, for how much?", "Your last three repairs; a fabricator"],
      ["How it looks in that room’s light", "A piece as large as a door, on a cloudy day and at night"],
      ["Weeks until it’s in, and days without the room", "Your schedule for the last five jobs"],
      ["What a buyer says to it in ten years", "Two local agents"],
    ],
    decides:
      "It comes down to how the room is used: who cooks, who spills, who wipes. Price and looks differ less than most people think.",
  },
  {
    heard:
      /\b(?:physical therapy|surgery|injections?|chiropract\w+|massage|brac(?:e|ing)|rest|medication|acupuncture|dry needling|cortisone)\b/,
    rows: [
      ["For which tear, grade or finding it’s offered", "The clinician, with the specialty society’s page"],
      ["Weeks until work, stairs, driving, sport", "Ten finished charts each, without names"],
      ["What a week takes: visits, exercises, help at home", "Two patients in week three"],
      [
        "What can go wrong, and how often",
        "A study or guideline, with its year; the clinician reads the sentence",
      ],
      ["What it costs, and what a plan wants tried first", "Billing; two plans’ rules on prior approval"],
      ["What’s still possible afterward if it fails", "The clinician"],
    ],
    decides:
      "It comes down to what was found and what somebody has to be able to do again, by when. Nobody can choose for a knee that nobody has examined.",
  },
];
