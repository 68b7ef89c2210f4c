import { productsOfPractices } from "./rows-of-practices.ts";

/** Rows of a table in which things are compared that the site does not know, by what is weighed. */
export interface RowSet {
  /** One of the sides is this, where `heard` hears them all. */
  either?: RegExp;
  /** Lower case, plain. */
  heard: RegExp;
  /** A second sign, anywhere in the request, where the sides are verbs. */
  with?: RegExp;
  /** What is weighed, and where it is found. */
  rows: readonly (readonly [row: string, where: string])[];
  /** What such a choice comes down to. */
  decides: string;
}

/** Things that are bought, by what sets them apart. */
export const products: readonly RowSet[] = [
  ...productsOfPractices,
  {
    heard: /\b(?:espresso|coffee) (?:machines?|makers?)\b|\bcoffee for (?:the|our) office\b/,
    rows: [
      ["Cups an hour at the busiest time", "Count one morning; then the maker’s data sheet"],
      ["Beans, pods or ground, and what a cup costs", "Price of a pound or a box, divided by cups"],
      ["Milk: by hand, automatic, or none", "Ask who drinks what, for a week"],
      ["Water: tank or line, and how hard yours is", "A plumber’s price; a test strip from the utility"],
      ["Minutes of cleaning a day, and who does them", "The manual, at “daily care”"],
      ["Warm-up time, and how loud it is", "A showroom, with the door open"],
      ["Service: who comes, within how many days", "The service number, called once before you buy"],
      ["Three years altogether, per cup", "Purchase or lease, beans, filters and service, divided by cups"],
    ],
    decides: "It comes down to cups at the busiest half hour and to who’ll clean it.",
  },
  {
    heard: /\b(?:laptops?|computers?|desktops?|macbooks?|notebooks?|tablets?|monitors?)\b/,
    rows: [
      ["The two programs that have to run on it", "Their makers’ pages, at “system requirements”"],
      ["Memory and storage", "The same pages; take the next size up"],
      ["Weight and battery, if it leaves the desk", "An independent test, not the maker’s hours"],
      ["Ports, and what you’d have to buy for them", "The data sheet, next to what’s plugged in today"],
      ["Years of updates", "The maker’s support page, with the date"],
      ["Repair: on site, by mail, and how long", "The warranty’s text"],
      ["Price with dock, bag and three years of warranty", "Three written offers of one day"],
    ],
    decides:
      "It comes down to the program that’s hardest on it and to how many years it has to last. Everything else is taste.",
  },
  {
    heard: /\b(?:printers?|copiers?|scanners?|multifunction)\b/,
    rows: [
      ["Pages a month, in black and in color", "The counter of the old one, on two dates"],
      ["Cost per page", "Price of a cartridge divided by its pages, from the maker’s data sheet"],
      ["Scanning: both sides, how fast, where to", "A stack of thirty of your own pages"],
      ["Cartridges of other makers", "The manual, and a year’s reviews"],
      ["Lease or purchase over four years", "Both offers, with the minimum number of pages"],
      ["Who comes when it jams", "The service contract, at “response time”"],
    ],
    decides:
      "It comes down to pages a month. Below about five hundred the machine decides; above it, the cost per page does.",
  },
  {
    heard: /\b(?:office )?(?:chairs?|desks?|standing desks?|furniture|sofas?)\b/,
    rows: [
      ["Who sits in it, how tall, how many hours", "Ask each of them, with a tape measure"],
      ["What can be adjusted, and how easily", "Ten minutes in a showroom"],
      ["Maximum weight and size", "The data sheet"],
      ["Warranty in years, and on which parts", "The warranty’s text"],
      ["Delivery, assembly, and sending it back", "The dealer’s terms"],
      ["Price new, refurbished and used", "Three offers of one week"],
    ],
    decides: "It comes down to hours a day and to whether one person uses it or four.",
  },
  {
    heard:
      /\b(?:(?:ford )?(?:transit|f-?\d{3}|maverick|ranger)|(?:ram )?promaster|ram \d{4}|sprinter|silverado|sierra|tacoma|tundra|savana|chevy express|econoline|vans?|trucks?|cars?|vehicles?|pickups?|bikes?|e-?bikes?)\b(?! (?:insurance|wash\w*|loans?|seats?|rentals?|dealer\w*|accident|wraps?|repair|shops?|mechanics?|detail\w*|lawyers?))/,
    rows: [
      ["Miles a week, and with what load", "Your own log, for a month"],
      ["Price new and three years old", "Three dealers’ written offers"],
      ["Fuel or charging per 100 miles", "fueleconomy.gov, for the exact model and year"],
      ["Insurance a year", "Your insurer, for the exact model"],
      ["Repairs in years three to five", "An independent garage: what comes in most?"],
      ["What it’s worth afterward", "A dealer’s price for a five-year-old one"],
      ["Safety and recalls", "nhtsa.gov, by model and year"],
    ],
    decides:
      "It comes down to miles a year and to how many years it’s kept: those two numbers decide between new, used and leased.",
  },
  {
    heard: /\bpayroll (?:software|systems?|services?|programs?|compan(?:y|ies)|providers?|apps?)\b/,
    rows: [
      [
        "Your hardest pay period of last year, run in a trial",
        "Overtime, a raise in the middle, someone who left",
      ],
      ["The month’s price with everyone, every state and year-end forms", "A written offer, with the date"],
      [
        "Taxes: who files, who pays, who’s liable for a mistake",
        "The contract, at “tax filing” and “penalties”",
      ],
      ["Hours: taken over from your clock or typed", "Watch whoever types them today"],
      ["What an employee can do on a phone", "Have two of them try it: a pay stub, a new address"],
      ["Days between your approval and the money", "The contract, and one run before a holiday"],
      ["Support on the afternoon before payday", "Call once, on a Friday at four"],
      ["Leaving in the middle of a year", "The contract, at “termination,” and who then sends the W-2s"],
    ],
    decides:
      "It comes down to the pay period in which everything happens at once. The one that gets it right without a phone call wins, also when it costs $2 more per person.",
  },
  {
    heard:
      /\b(?:crms?|software|apps?|platforms?|accounting (?:systems?|programs?)|quickbooks|pos systems?|point of sale|project management|payroll (?:systems?|services?)|website builders?)\b/,
    rows: [
      ["The three things it must do on an ordinary Tuesday", "Watch whoever does them today"],
      ["Price for your number of people, with the tier you’d really need", "The price page, with the date"],
      ["What it exchanges with the systems you have", "Ask to see it with five of your own records"],
      ["Who may see what", "A trial account, with two roles"],
      ["Support: hours, and how long until a person", "Call once before you buy, on a Friday"],
      ["Your data on the way in and on the way out", "The contract, at “termination” and “export”"],
      ["Hours to learn it", "The least patient person in the office, for one afternoon"],
    ],
    decides:
      "It comes down to the task you do most often. The program that needs the fewest clicks for it wins, unless it can’t exchange what your other systems need.",
  },
  {
    heard:
      /\b(?:(?:medical|dental|insurance|claims?) (?:billing|billers?|coding|credentialing)|billing|revenue cycle|collections?|credentialing)\b(?= (?:and \w+ )?(?:compan(?:y|ies)|services?|vendors?|firms?|partners?|agenc(?:y|ies)|providers?|outsourc\w+))/,
    rows: [
      [
        "What it charges, as a share of what is collected, and on what that share is counted",
        "The contract, at “fees”; a made-up month of your own size, priced",
      ],
      [
        "Share of claims denied the first time, and how many of those are won",
        "Two of its clients of your size; its own monthly report, with names blacked out",
      ],
      [
        "Days from visit to payment, and what is older than 90 days",
        "The same reports; your own aging report, beside them",
      ],
      [
        "What stays with you: cards, referrals, patients’ bills, calls",
        "A written list of who does what, line by line",
      ],
      [
        "HIPAA: the business associate agreement, and who abroad sees records",
        "The agreement itself, signed before any access",
      ],
      [
        "Access: its own logins in your system, with as few rights as it needs",
        "Whoever runs your practice software",
      ],
      [
        "Who answers when you ask about one claim, within how long",
        "Call twice before you sign, with a real question",
      ],
      [
        "The way out: notice, your data, and who works the claims still open",
        "The contract, at “termination”",
      ],
    ],
    decides:
      "It comes down to what reaches your account, less what it costs, and how many days later. A lower percentage of claims that nobody follows up is the more expensive offer.",
  },
  {
    heard:
      /\b(?:insurance|insurers?|polic(?:y|ies)|coverage)\b(?! (?:billing|billers?|claims?|verification|credentialing|coding|cards?|calls?|compan(?:y|ies) to bill))/,
    rows: [
      ["What’s covered, and what’s left out", "The policy, at “exclusions”"],
      ["The most it pays, each time and altogether", "The declarations page"],
      ["What you pay first", "The same page, at “deductible”"],
      ["The premium for the same cover", "Three written quotes of one week"],
      ["Complaints and financial strength", "Your state’s insurance department; an independent rating"],
      ["How a claim is made, and how long it takes", "Somebody who had one last year"],
    ],
    decides: "It comes down to the loss that would ruin you. Compare only policies that cover it in full.",
  },
];

export const rowSets: readonly RowSet[] = [
  {
    heard: /\b(?:buy\w*|purchas\w+|leas\w+|rent\w*|own\w*)\b/,
    with: /\b(?:offices?|buildings?|spaces?|premises|suites?|storefronts?|clinics?|shops?|warehouses?|condos?|real estate|property|location)\b(?! (?:equipment|furniture|printers?|copiers?|chairs?|desks?|phones?|machines?|supplies|computers?|vehicles?|vans?|trucks?|cars?|software))/,
    rows: [
      [
        "What you pay on the first day: deposit and build-out, or down payment and closing costs",
        "A landlord’s written offer; a lender’s loan estimate",
      ],
      [
        "What you pay every month, with common charges, taxes, insurance and repairs",
        "The lease, at “common charges”; the seller’s bills for two years",
      ],
      [
        "Who has to guarantee it in person, for how long, and whose name is on the title",
        "The lease’s or the loan’s guaranty; a real estate attorney, on an entity of its own",
      ],
      [
        "How rent or interest goes up over ten years",
        "The lease, at “escalation”; the loan, at “rate adjustment”",
      ],
      [
        "What it means for taxes, and what your money would earn elsewhere",
        "Your accountant, with both over ten years",
      ],
      [
        "How it can grow, shrink or be sold, and what the law lets you do there",
        "The city’s zoning office; the lease, at “assignment” and “use”",
      ],
      [
        "What becomes of it when a partner leaves, retires or dies",
        "The partnership or operating agreement, at “buyout”",
      ],
    ],
    decides:
      "It comes down to two things: how sure you are of this place for ten years, and what the down payment would earn inside the business in the meantime.",
  },
  {
    heard:
      /\b(?:new|used|secondhand|buy\w*|leas\w+|rent\w*|own\w*|financ\w+|loans?|cash|repair\w*|replac\w+|sell\w*|keep\w*)\b/,
    rows: [
      ["What you pay on the first day", "A written offer for each, for the same thing, with its date"],
      ["What you pay every month, with insurance, upkeep and repairs", "The same offers, and your insurer"],
      [
        "Altogether after three years, less what it’s still worth",
        "Your own sum; what one of that age sells for today",
      ],
      ["What it means for taxes", "Your accountant"],
      ["Who pays, and who waits, when it breaks", "The contract, and an owner who had it happen"],
      ["How you get out early, and what that costs", "The contract, at “termination”"],
    ],
    decides: "It comes down to two numbers: how much you use it each week, and how many years you keep it.",
  },
  {
    heard:
      /\b(?:hourly|flat|fixed|per (?:hour|day|job|square foot)|rates?|prices?|pricing|retainer|subscription|tips?|tipping)\b/,
    rows: [
      ["What a customer pays for the usual job", "Your last ten invoices"],
      ["Who pays when it takes longer", "The same ten, with the hours they really took"],
      ["What you have to agree on before you start", "Your own estimate form"],
      ["What people argue about afterward", "Whoever sends the bills"],
      ["What others charge, and how", "Three published price lists nearby, with the date"],
      ["What it leaves you in a slow month", "Your books for the slowest one"],
    ],
    decides:
      "It comes down to how well you can estimate the hours. Count how many of the last ten jobs took longer than planned.",
  },
  {
    heard:
      /\b(?:hir\w+|employees?|outsourc\w+|freelanc\w+|agenc\w+|in[- ]house|contractors?|part[- ]time|full[- ]time|family|staff|accountants?|bookkeepers?|diy|yourself)\b/,
    rows: [
      ["What it costs a month, with taxes, insurance and time off", "Three ads or offers, with their dates"],
      ["How many hours of work you get for that", "A tally of your own for two weeks"],
      ["Who trains them, and how long until they work alone", "An owner who did it this year"],
      ["Who fills in on sick days", "The offer; ask what happened the last time"],
      ["What the law says about it", "The IRS, and your state’s labor department"],
      ["How you end it, and with how much notice", "The contract"],
    ],
    decides: "It comes down to how many hours of this work there are each week, counted over two weeks.",
  },
  ...products,
];
/** Treatments, of which one is named. */
export const treatments: RowSet = {
  heard:
    /\b(?:implants?|bridges?|dentures?|crowns?|fillings?|veneers?|braces|aligners?|invisalign|extraction|root canal|whitening|surgery|lasik|glasses|contacts|contact lenses|physical therapy|chiropract\w+|injections?|medication|vaccin\w+|laser|botox|fillers?|peels?)\b/,
  rows: [
    ["Who it suits, and who it doesn’t", "The clinician"],
    ["How many visits, over how long", "Three finished charts, without names"],
    ["What it feels like, and time off afterward", "The assistant in the room"],
    ["How long it lasts, and what you do for it at home", "The clinician, with the specialty society’s page"],
    ["What it costs, and what plans usually cover", "Billing, for last month"],
    ["What can go wrong", "The clinician"],
  ],
  decides:
    "It comes down to what the clinician looks at first, and to what matters more to the patient: time, cost or looks.",
};
export const anyRows: RowSet = {
  heard: /(?:)/,
  rows: [
    ["What the reader gets, in one sentence", "Two people who have each of them: what changed?"],
    [
      "All of it in dollars, in the first year and in the third",
      "Written offers or price pages, with the date",
    ],
    ["Hours it takes, and whose", "Somebody who has done each, with a clock"],
    ["For whom it’s wrong", "Three who gave it up: why, and after how long?"],
    ["What goes wrong, and who puts it right", "Your own last cases; the other side’s terms, in writing"],
    ["Which rule or contract has a say", "The office or insurer, by e-mail"],
    ["What it takes to undo it", "The terms, at the end; somebody who did"],
  ],
  decides: "",
};
