/** A fact that such a text needs, and the place that has it: each is named, and none is a page that repeats another. */
export interface Source {
  /** Lower case, plain. */
  heard: RegExp;
  /** Words that make another matter of it. */
  not?: RegExp;
  rows: readonly (readonly [fact: string, where: string])[];
}

/** By what a request speaks of, the narrower first. */
export const sourcesOfMatters: readonly Source[] = [
  {
    heard: /\bsales (?:and use )?tax\b/,
    rows: [
      [
        "The line above which an out-of-state seller has to register",
        "Each state’s revenue department, at “remote seller”",
      ],
      ["Which of your things are taxed there", "The same department’s list of what is taxable and exempt"],
    ],
  },
  {
    heard: /\b(?:tax(?:es)?|deduct(?!ible)\w*|write-?offs?|depreciat\w+|1099s?|irs|section 179)\b/,
    not: /\bsales (?:and use )?tax\b/,
    rows: [
      [
        "The rule, its limit and the year it holds for",
        "irs.gov, in the publication or the instructions of the form",
      ],
      ["What your state does differently", "The state’s revenue department"],
    ],
  },
  {
    heard: /\b(?:overtime|exempt|salaried|minimum wage|breaks?|payroll|paid time off|pto|tips? pool\w*)\b/,
    not: /\btax(?:es)?\b|\bcoffee breaks?\b/,
    rows: [
      ["The federal rule and its salary or hour line", "dol.gov, Wage and Hour Division, the fact sheet"],
      ["Whether your state is stricter", "The state’s labor department"],
    ],
  },
  {
    heard:
      /\b(?:hir(?:e|es|ing)|recruit\w*|job (?:ads?|posts?|postings?|descriptions?)|salar(?:y|ies)|wages?)\b/,
    not: /\bhiring (?:an?|the|your) (?:agency|lawyer|attorney|contractor|photographer|planner)\b/,
    rows: [
      ["What the job pays in your metro area", "bls.gov, “Occupational Employment and Wage Statistics”"],
      [
        "What may not be asked, and what an ad may not say",
        "eeoc.gov, for small businesses; the state’s labor department",
      ],
    ],
  },
  {
    heard: /\b(?:loans?|sba|financ(?:e|ing)|line of credit|lenders?|borrow\w*|down payment)\b/,
    not: /\b(?:mortgage|student)\b/,
    rows: [
      ["Which program fits, and its limits", "sba.gov, “Funding programs,” and one lender who makes them"],
      ["A free second pair of eyes on the numbers", "The nearest SCORE chapter or SBDC office"],
    ],
  },
  {
    heard: /\b(?:401\(?k\)?|ira|retirement plans?|pension|sep)\b/,
    rows: [
      ["Who must be let in, limits and deadlines", "irs.gov, “Retirement Plans for Small Business”"],
      ["What you owe the people in it", "dol.gov, Employee Benefits Security Administration"],
    ],
  },
  {
    heard: /\b(?:health insurance|benefits|health plans?)\b/,
    not: /\bbenefits of\b/,
    rows: [
      ["Which plans there are for your headcount", "healthcare.gov, small business, and a licensed broker"],
    ],
  },
  {
    heard: /\b(?:insurance|malpractice|liability|workers'? comp\w*|bonded|coverage)\b/,
    not: /\b(?:health insurance|insurance (?:calls|cards?|verification|claims?|billing|coding|credentialing))\b/,
    rows: [
      ["Whether the insurer and the broker are licensed", "The state’s insurance department"],
      ["What is left out", "The policy form itself, at “exclusions,” not the brochure"],
    ],
  },
  {
    heard: /\b(?:lease|landlord|office space|retail space|rent)\b/,
    not: /\b(?:van|truck|copier|equipment|rental)\b/,
    rows: [
      ["What the same square feet cost nearby", "Three signed leases through a tenant’s broker, with dates"],
      [
        "What the building may be used for",
        "The city’s zoning office; the lease at “use” and “common charges”",
      ],
    ],
  },
  {
    heard: /\b(?:osha|safety|injur\w+|chemicals?|sharps|masks?|ladders?)\b/,
    not: /\bpersonal injury\b/,
    rows: [["The standard, by its number", "osha.gov, and its free on-site consultation in your state"]],
  },
  {
    heard:
      /\b(?:record(?:ing)?|cameras?|video|surveillance|privacy|noncompetes?|contracts?|sue|legal|lawsuit)\b/,
    rows: [
      ["The statute, by its section", "The state legislature’s own site; a county law library finds it free"],
    ],
  },
  {
    heard: /\b(?:licens\w+|permits?|zoning|register|registration)\b/,
    rows: [["Which office, which form, how long it takes now", "The agency’s own page, then one phone call"]],
  },
  {
    heard: /\b(?:wheelchair|accessib\w+|ada|ramps?|restrooms?)\b/,
    rows: [["What a public place has to have", "ada.gov, “Small Business” primer"]],
  },
  {
    heard: /\b(?:recipes?|bak\w+|cakes?|cook\w*|cookies|bread|canning|brew)\b/,
    not: /\bbaker(?:y|ies)\b/,
    rows: [
      ["Weights, where a cup is too vague", "A published ingredient weight chart, then your own scale"],
      [
        "What may be sold from a home kitchen, and how it’s labeled",
        "The state’s cottage food page; fda.gov on allergens",
      ],
    ],
  },
  {
    heard: /\b(?:electric\w*|energy|utility|gas bill|thermostat|lighting|solar)\b/,
    not: /\belectrical? (?:contractors?|compan\w+)\b/,
    rows: [["Your rate, your peak hours and rebates", "The utility’s rate sheet; energystar.gov"]],
  },
  {
    heard: /\b(?:trademarks?|logos?|brand names?|business names?)\b/,
    rows: [["Whether somebody has it already", "uspto.gov, trademark search; the secretary of state"]],
  },
  {
    heard: /\b(?:plants?|gardens?|trees?|lawns?|soil|shrubs?)\b/,
    not: /\b(?:phone trees?|decision trees?|mowers?|tractors?|blowers?|pric\w+|charg\w+|business|compan(?:y|ies)|insur\w+|premiums?|hir\w+|trucks?|comp)\b/,
    rows: [["What does well in your county, and when", "The state university’s extension service"]],
  },
  {
    heard: /\b(?:email marketing|newsletters?|endorse\w+|influencers?|testimonials?|advertis\w+)\b/,
    rows: [["What an ad or a mailing has to say", "ftc.gov, for businesses"]],
  },
  {
    heard: /\b(?:flooring|floors?|furniture|chairs?|sofas?|carpets?|tiles?|paint|upholster\w+)\b/,
    rows: [
      [
        "Wear class, cleaners it stands, fire rating, warranty in years",
        "The maker’s data sheet for commercial use",
      ],
    ],
  },
];

/** Who speaks for a trade, where a text is for its people. */
export const sourcesOfTrades: Readonly<Record<string, readonly [fact: string, where: string]>> = {
  dental: [
    "What colleagues do, with numbers",
    "The ADA’s Health Policy Institute; your state’s dental board",
  ],
  medical: [
    "What other practices spend and pay",
    "MGMA; your specialty’s own society; the state medical board",
  ],
  veterinary: ["What other clinics do, with numbers", "AVMA; AAHA; the state’s veterinary board"],
  physiotherapy: ["What other clinics do, with numbers", "Your state’s licensing board and association"],
  therapy: ["What your license allows", "Your state’s board; your association’s ethics page"],
  legal: [
    "What your license adds to the rule",
    "The state bar’s ethics opinions and its practice management desk",
  ],
  trades: [
    "What other contractors do, with numbers",
    "The trade’s own association (NRCA for roofs, ACCA for heating and cooling, PHCC for plumbing, NECA for wiring); two suppliers at the counter",
  ],
  roofing: ["What other roofers do, with numbers", "NRCA; your supplier’s representative"],
  restaurant: [
    "What other places do, with numbers",
    "The state restaurant association; the county health department",
  ],
  salon: [
    "What your license allows",
    "The state board that holds your license: cosmetology, massage or one of its own",
  ],
  cleaning: ["What other companies do, with numbers", "ISSA; two suppliers"],
  tax: ["What other firms do, with numbers", "AICPA; the state society’s survey"],
};
