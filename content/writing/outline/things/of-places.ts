import type { TradeMatter } from "./kind.ts";

/** Where a business is, and what stands in it. */
export const ofPlaces: readonly TradeMatter[] = [
  {
    id: "moving",
    heard:
      /\b(?:(?:mov(?:e|ing)|relocat\w+) (?:(?:my|our|the|an?|your) (?:[\w-]+ ){0,3}(?:office|practice|clinic|firm|shop|store|salon|business|studio|company)|offices|locations)|office (?:move|relocation)|(?:practice|clinic|office|shop) relocation)\b/,
    not: /\b(?:calls?|callers?|phones?|phone numbers?|or should|or stay|worth it|knock\w*|bigger suite|online|to the cloud|software|paperless|ehrs?|emrs?|records?|systems?|platforms?|payroll|banks?|accounts?|carriers?|processors?|providers?|vendors?|insurers?|crms?|pos)\b/,
    about: "moving an office",
    kind: "room",
    bySteps: true,
    settles: "what has to be ordered first, who has to be told by when, and how many days you’re closed",
    opening:
      "Everything about a move can be hurried but three things: the internet line, the inspection and the license with the old address on it. Order those first, and the boxes will see to themselves.",
    points: [
      [
        "Put three dates on the wall",
        "By when must we be out, in, and open?",
        "both leases, at “end,” “holdover” and “commencement”; the contractor’s date, plus three weeks",
        "Last day there, first day here, days between, and what a late week costs.",
      ],
      [
        "Order what takes longest",
        "What can’t be hurried?",
        "internet and phone lines, permits and inspection, built-in furniture, whatever has a pipe or a permit, signs",
        "A line each: weeks, ordered on, who asks every Monday.",
      ],
      [
        "Change the address where it’s the law",
        "Which license, registration and insurer has the old one?",
        "board and DEA or bar, state and city licenses, payers, workers’ compensation and property insurers, tax offices, the bank",
        "List with days: some must know before, some within 30 days after.",
      ],
      [
        "Draw the rooms, and measure the door",
        "Does everything fit, and where is each plug?",
        "a plan with each machine, water, air, data and power; makers’ sheets",
        "A plan signed by whoever works in each room; what isn’t moved.",
      ],
      [
        "Have machines moved by those who may",
        "Who takes down, moves and checks what?",
        "makers or dealers: price, days, what has to be calibrated or shielded anew",
        "Name and day for each; whatever is cold, locked or confidential, and servers, apart.",
      ],
      [
        "Tell people three times",
        "Who hears it, when and how?",
        "booked people first, then all, then landlord, lab, suppliers, referrers; the law on notice for records",
        "Eight weeks, two weeks, the day itself; map, parking, what stays the same.",
      ],
      [
        "Change every place that shows the address",
        "Where does the old one stand?",
        "map listings, website, insurer directories, cards, reminders, invoices, the door",
        "A list with log-ins; the old door keeps a sign for months.",
      ],
      [
        "Close as few days as you can, and try it",
        "What must work before the first visitor?",
        "one whole visit walked through by two of you: door, line, card, water, printer, restroom",
        "Who has which key, who is there at seven, what is put off if something fails.",
      ],
    ],
    rows: [
      ["Last day, holdover rent, what has to be restored", "The old lease, at “surrender”"],
      ["Weeks for internet, permits, inspection", "The carrier and the city, in writing"],
      [
        "Who must know the new address, within how many days",
        "Board or bar, registrations, payers, insurers, tax offices",
      ],
      ["Moving and recalibrating each machine", "Maker or dealer, in writing"],
      ["Days closed, times what a day brings", "Last year’s same weeks"],
    ],
    fears: [
      "“We open, and nothing works.” Name the day on which you try one whole visit.",
      "“People won’t find us.” Count the places that show the old address.",
    ],
    line: "We’re out on [date], in on [date], closed [number] days; the longest line is [what], ordered on [date].",
    unsourced: "how long permits take elsewhere, or that movers are insured",
    ask: [
      "A lease lawyer on restoring the old place and the deposit",
      "Your insurers: both addresses, and things on the way",
      "Your board, for anything with the old address on it",
    ],
    forget: [
      "The old line rings on, and the old door keeps a sign",
      "Records, whatever is locked, and servers never go with the sofas",
    ],
    yours: ["What went wrong the last time you moved", "What you won’t take along"],
  },
  {
    id: "layout",
    heard:
      /\b(?:(?:office|shop|store|salon|clinic|waiting room|reception|floor|exam room|operatory|kitchen|workshop)(?: floor)? (?:layouts?|designs?|plans?|decor\w*)|(?:lay out|design|decorat\w+|furnish\w*|arrang\w+|remodel\w*|set up) (?:an?|my|our|the) (?:[\w-]+ ){0,2}(?:office|shop|salon|clinic|waiting room|reception area|exam room|operator(?:y|ies)|lobby))\b/,
    not: /\b(?:calls?|callers?|phones?|home office|house|apartment|website|logo|set up (?:an?|my|our) (?:[\w-]+ )?(?:office|clinic) (?:phone|voicemail)|meal|workout|lesson|treatment plans?|cost)\b/,
    about: "planning rooms",
    kind: "room",
    bySteps: true,
    settles: "who walks where, what has to be near what, and what the city and the landlord allow",
    opening:
      "Draw how people walk before you draw a wall. One ordinary Tuesday, a line for each visitor and each of you: wherever the lines cross, somebody waits or hears what they shouldn’t.",
    points: [
      [
        "Follow one Tuesday with a pencil",
        "Who walks where, how often?",
        "a plan of today’s rooms and an hour at nine, at twelve and at four",
        "Lines of visitors, staff, goods and trash; the three crossings that hurt.",
      ],
      [
        "List what must be near what",
        "Which two things are walked between most?",
        "steps counted between the five commonest places",
        "Pairs in order. The first three decide the plan.",
      ],
      [
        "Decide what nobody may see or hear",
        "Where is it private?",
        "stand at the door and at the counter, and listen to an ordinary talk",
        "Talks, screens, files, keys, drugs: what is behind which door, and which wall stops sound.",
      ],
      [
        "Look up width, doors and restrooms",
        "What do access and fire rules ask?",
        "ada.gov’s page for small businesses; the city’s building and fire offices; a licensed architect",
        "Widths, turning room, exits, counts. What changes when you touch a wall.",
      ],
      [
        "Put power, water, light and data in first",
        "Where does each plug go?",
        "makers’ sheets; an electrician and a plumber on the spot",
        "A mark on the plan for each, and two more than you think.",
      ],
      [
        "Ask the landlord before the designer",
        "What may we change, who pays, what has to be put back?",
        "the lease, at “alterations” and “surrender”",
        "Yes in writing, money for it, what stays.",
      ],
      [
        "Tape it on the floor and work in it",
        "Does it work?",
        "masking tape, three chairs, whoever works there, twenty minutes",
        "What everybody bumped into. It’s free now.",
      ],
      [
        "Price it in three steps",
        "What can be done for little?",
        "three offers for the same plan; paint, light and moving furniture first",
        "First for a weekend, second for a month, third with walls.",
      ],
    ],
    rows: [
      ["Square feet for each use, today and then", "Your own plan, measured"],
      ["Widths, exits, restrooms", "ada.gov; the city’s building and fire offices"],
      ["What the landlord allows and pays", "The lease; a letter"],
      ["Three offers for one plan", "Contractors, with license and insurance"],
    ],
    fears: [
      "“It’s pretty and doesn’t work.” Tape it out first.",
      "“We’ll be closed for weeks.” Say which third is done when.",
    ],
    line: "From [place] to [place] we walk [number] times a day; in the new plan it’s [steps] instead of [steps].",
    unsourced: "square feet “per person,” or that a color calms",
    ask: ["A licensed architect, as soon as a wall moves", "The landlord, in writing", "Whoever cleans it"],
    forget: ["Where the trash, the coats and the wheelchair go", "Sound"],
    yours: ["Where people stand and wait today", "What you moved last year, and whether it stayed"],
  },
  {
    id: "own-building",
    heard:
      /\b(?:(?:buy(?:ing)?|own(?:ing)?|purchas\w+) (?:our|my|the|an?) (?:own )?(?:[\w-]+ ){0,2}(?:building|office condo|commercial property|real estate for)|(?:rent|lease|renting|leasing) or (?:buy|own)\w* (?:our|my|the|an?)? ?(?:[\w-]+ ){0,2}(?:building|space|office|property)|buy (?:a|our) building)\b/,
    not: /\b(?:calls?|callers?|phones?|house|home|apartment|rental property|second truck)\b/,
    about: "owning your building",
    kind: "room",
    settles:
      "what it costs a month in all either way, what you’d be tied to, and what else the money could do",
    opening:
      "Rent is one number. Owning is seven, and four of them come only when something breaks. Write all seven next to the rent, for ten years, before you fall in love with the corner.",
    points: [
      [
        "Lay both side by side for ten years",
        "What does each cost in all?",
        "loan, taxes, insurance, repairs, roof and air, empty months, less what is deducted; rent with raises and charges",
        "A sum for each year, and in which year owning is ahead.",
      ],
      [
        "Say what the down payment would earn elsewhere",
        "What else could that money do here?",
        "two chairs, a van, a person, a debt paid off, each with what it brought last year",
        "What the same sum brings inside the business.",
      ],
      [
        "Ask how long it’ll fit",
        "Will we fit in it in seven years?",
        "headcount and rooms of five years; what the zoning allows",
        "Years, and what you’d do with too much or too little.",
      ],
      [
        "Have three people look at it",
        "What is wrong with it?",
        "a commercial inspector, an environmental report, a contractor on roof and air",
        "A list with sums; which of them kills it.",
      ],
      [
        "Settle who owns it",
        "Me, the business, or another company?",
        "your accountant and a lawyer: a separate company that rents it to you, at market rent",
        "Who owns, who signs the loan, what happens when the business is sold.",
      ],
      [
        "Compare three loans",
        "What do we put in, and for how long?",
        "your bank, an SBA 504 lender, the seller",
        "Put in, rate, years until it’s due or changes, guarantee.",
      ],
      [
        "Ask for the lease you’d stay for",
        "What if the landlord knew we were looking?",
        "a tenant broker: years, build-out money, a first right to buy",
        "An offer in writing. It’s the price of staying.",
      ],
      [
        "Write down how you’d get out",
        "What if we have to leave?",
        "days on the market nearby, what a tenant would pay, prepayment penalties",
        "Months and dollars, in a bad year.",
      ],
    ],
    rows: [
      ["All seven costs by year", "Loan offer, tax bill, insurer’s quote, inspector’s list"],
      ["Rent with raises and charges", "The lease; last year’s reconciliation"],
      ["What buildings like it sold for", "County records; an appraiser"],
      ["Zoning and what you may do in it", "The city’s zoning office, in writing"],
      ["Prepayment and guarantee", "The loan’s terms"],
    ],
    decides:
      "It comes down to how many years you’ll fit in it and to what the down payment would earn inside the business.",
    fears: [
      "“We’re throwing rent away.” Say what you’d throw after roof, taxes and interest.",
      "“We’ll be stuck.” Write the exit with months and dollars.",
    ],
    line: "Over ten years renting costs $[sum] and owning $[sum] with a roof in year [number]; owning is ahead from year [number].",
    unsourced: "that property “always” goes up, or a cap rate without its date",
    ask: ["Your accountant, on who should own it", "A real estate lawyer, before a letter of intent"],
    forget: ["Property tax is set anew after a sale", "Your own hours as a landlord"],
    yours: ["Rent and charges of three years, in one sum a month", "Why you’d want it, apart from money"],
  },
];
