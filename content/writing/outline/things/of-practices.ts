import type { TradeMatter } from "./kind.ts";

/** What practices, clinics and veterinarians write about beside their phones. */
export const ofPractices: readonly TradeMatter[] = [
  {
    id: "sterilizer",
    heard:
      /\b(?:autoclaves?|sterili[sz]ers?|statims?|ultrasonic cleaners?|instrument washers?|sterili[sz]ation (?:area|center|equipment))\b/,
    about: "sterilizers",
    kind: "machine",
    opening:
      "When the sterilizer stops, the schedule stops two hours later. So count cassettes before you compare prices: how many you own, how many a morning uses, and how many fit in one cycle.",
    points: [
      [
        "Count cassettes against cycles",
        "How many loads does your busiest morning need?",
        "a tally at the sterilizer for two weeks: loads, cassettes in each, and when a room waited for instruments",
        "Cassettes in a load, minutes with drying, loads a day. One larger or two smaller follows from it.",
        "Choosing by chamber size alone",
      ],
      [
        "Choose the cycle before the size",
        "Gravity, or a vacuum cycle for handpieces and wrapped packs?",
        "the makers’ instructions for your handpieces and cassettes: cycle, temperature, drying; the data sheet on the same",
        "What of yours needs air drawn out first, what is wrapped, what is used at once. It rules out half of them.",
      ],
      [
        "Add up ten years, not one price",
        "What does a cycle cost in all?",
        "quote, water or distiller, seals, filters, cassettes that fit, yearly service, spore tests",
        "A sum for its years, divided by your own loads.",
      ],
      [
        "Measure counter, water and plug",
        "Does it fit: depth with the door open, water, drain, its own circuit?",
        "the installation sheet; your electrician and plumber",
        "What has to be built first, with its price, and where clean and dirty meet.",
      ],
      [
        "Have it tried by whoever loads it",
        "Who loads it at noon, and what annoys them?",
        "two offices that have had it three years; a week on trial with your own cassettes",
        "Minutes by hand, wet packs, the sound it makes, how a failed cycle is shown.",
      ],
      [
        "Look up what has to be tested and kept",
        "Which tests and records does it have to make easy?",
        "the CDC’s infection-control pages and your state board: spore tests, indicators, the log and for how long it’s kept",
        "Weekly spore tests, who reads them, and whether the machine prints or stores each cycle.",
        "Leaving the log to paper",
      ],
      [
        "Plan the day on which it fails a test",
        "What do you sterilize with while it’s out?",
        "the service number: a loaner within how many hours? A colleague nearby, in writing",
        "The backup, what happens with packs from the failed load, and who tells the doctor.",
        "Having one machine and no plan",
      ],
      [
        "Compare buying, leasing and a used one",
        "Who owns it at the end, and who pays for repairs after the warranty?",
        "the lease at “maintenance” and “buyout”; a used one’s cycle count and service log; FDA clearance on the plate",
        "The same years in each way, and the year in which parts end.",
      ],
    ],
    rows: [
      ["Cassettes a load, and minutes with drying", "The data sheet, next to your tally of two weeks"],
      ["Water, drain, power, and venting", "The installation sheet; your plumber"],
      ["Cycle records: printed, stored, exported", "The manual; your state board on what is kept"],
      ["A loaner on the day a spore test fails", "The service contract; the number, called once"],
      ["Door seals, filters, yearly service", "The manual, at “maintenance,” with prices"],
      ["All in over five years", "Buy: quote, service, water. Lease: the same, and “end of term”"],
      ["Who owns it at the end, and who pays for repairs", "The lease, at “maintenance” and “buyout”"],
    ],
    decides:
      "It comes down to loads on your busiest morning and to the hours until a loaner is there; whether it’s bought or leased is decided by who pays for repairs after the warranty.",
    settles:
      "which cycles you need, how many loads a morning has, and what you do on the day it fails a test",
    ask: [
      "Your state dental, medical or veterinary board, on tests and how long they’re kept",
      "Whoever loads it",
    ],
    forget: ["What happens to packs since the last good test", "Handpieces: their maker’s own cycle"],
    fears: [
      "“It fails a test on a Monday.” Name the backup, with the hours until it’s there.",
      "“It’s too slow at eleven.” Show loads on your busiest morning beside the cycle with drying.",
    ],
    line: "Our busiest morning has [number] loads; [model] takes [minutes] with drying and costs $[sum] a cycle in all.",
    unsourced:
      "that it “meets CDC guidelines,” how long a cycle takes without the load, or how long one lasts",
  },
  {
    id: "dental-equipment",
    heard:
      /\b(?:dental|air|oil-free) compressors?\b|\b(?:vacuum|suction) (?:pumps?|systems?)\b|\b(?:dental|exam|treatment) (?:chairs?|tables?|units?|lights?)\b|\bdelivery units?\b|\bhandpieces?\b|\bnitrous (?:systems?|units?)\b|\banesthesia machines?\b/,
    with: /\b(?:repair\w*|replac\w*|buy\w*|leas\w*|new|used|refurbished|upgrad\w*|choos\w*|best|compar\w*|worth|fix\w*)\b/,
    not: /\b(?:body shops?|auto|garages?|mechanics?|tire|wood\w*|machine shops?|contractors?|landscap\w+|paint\w*|spas?|massage)\b/,
    about: "operatory equipment",
    kind: "machine",
    opening:
      "When the air stops, every chair stops with it. So the first figure isn’t a price; it’s what one afternoon without it costs, chairs times hours times what an hour of a chair brings.",
    points: [
      [
        "Read the log of the last two years",
        "How often did it stop, and what was done?",
        "service invoices and the hour meter; the technician’s e-mail: what goes next, and are parts still made?",
        "Date, fault, bill, hours lost. Two repairs in a year, or parts that are no longer made, speak for themselves.",
        "Deciding on the day it dies",
      ],
      [
        "Put a sum on one lost afternoon",
        "What does a day without it cost?",
        "chairs in use, what an hour of a chair brought last month, people sent home, the emergency call-out fee",
        "One sum. A repair that risks two such days has to be that much cheaper.",
        "Comparing the repair bill with the price only",
      ],
      [
        "Have it sized for the chairs you’ll have",
        "What size and quality of air do the chairs need?",
        "the maker’s table for chairs used at once; your dealer and a second one; dryer, filter, oil-free or not, noise",
        "Chairs at once, dry and clean air, a spare motor or second head so that half of it keeps running.",
        "Buying the same size again",
      ],
      [
        "Agree on the loaner before you need it",
        "What runs while it’s being fixed or changed?",
        "the dealer, in writing: a loaner within how many hours, a change on a Friday evening",
        "Name, number, hours, price, and who shuts off the power and the drain.",
        "Hoping for a Saturday",
      ],
    ],
    rows: [
      [
        "The bill now, and the next two repairs the technician expects",
        "The technician’s e-mail; two written quotes",
      ],
      [
        "Days without it, times what a day costs",
        "Service log of two years; chairs, hours, income of an hour",
      ],
      ["Years until parts are no longer made", "The maker, by model and serial number"],
      ["Air for all chairs at once, dry and clean", "The maker’s table; a test of the air"],
      ["Power, drain, venting and noise in that room", "The installation sheet; your electrician"],
      ["Warranty, and a loaner within how many hours", "The warranty’s text; the dealer, in writing"],
      ["What this year’s taxes make of it", "Your accountant, with the date it’s put to use"],
    ],
    decides: "It comes down to what one afternoon without it costs, and to whether parts are still made.",
  },
  {
    id: "imaging",
    heard:
      /\b(?:cbct|cone beam|x[- ]?rays? (?:machines?|units?|sensors?|equipment)|digital (?:x[- ]?rays?|radiography|sensors?)|panoramic|dexa)\b/,
    about: "{found}",
    kind: "machine",
    settles:
      "which pictures you need and how often, what the state asks for, who reads them, and what three machines cost in writing over all their years",
    opening:
      "Put last year’s referrals for a picture on the table, one slip each, and sort them by what the picture had to show. That pile says which field of view you need, how often, and whether it pays at all.",
    points: [
      [
        "Count what you send out today",
        "How many do you refer or repeat each month?",
        "twelve months of referrals for it, and the retakes of one month",
        "A count by month, with what comes back and how late. That figure has to carry the payment.",
        "Buying for pictures that nobody refers today",
      ],
      [
        "Say what the picture has to show",
        "Which field of view and which detail does your own work need?",
        "twenty of your cases by kind, the smallest and the largest among them; the maker’s data on field, detail and dose for each, and what comes with it at that price",
        "Smallest and largest field you’d really use. More field means more dose, more to read and more to pay.",
        "Paying for a field of view that nobody uses",
      ],
      [
        "Ask the state before the seller",
        "Which registration, shielding and training does it need?",
        "the state’s radiation-control page; a physicist’s or installer’s written offer; the board on who may press the button",
        "Registration, shielding, dosimeters, inspections, and whose certificate.",
        "Asking the state after the wall has been closed",
      ],
      [
        "Settle who reads it",
        "Who reads the picture, and who is liable for what is in the corner?",
        "your malpractice insurer by e-mail; a radiologist’s price for each reading",
        "Everything on the image counts as seen. Who looks, how soon, and what it costs.",
        "Reading only the tooth or the bone you looked for",
      ],
      [
        "Send your own software a picture",
        "Does it go into the software you have, and come out again?",
        "both makers, by e-mail; ten test images imported, measured and sent to a specialist; years of updates in the price",
        "What opens where, what a license costs each year, and the format in which you’d leave.",
        "Believing “works with everything”",
      ],
      [
        "Put three written quotes side by side",
        "What do three machines cost in all, within what you’ve set aside?",
        "three quotes of one date with installation, shielding, training, software, warranty and service; one refurbished through the maker",
        "A table of three: in all, over five years, for each picture at your count. Cross out what’s above your sum before you see it.",
        "Comparing list prices",
      ],
      [
        "Read the service contract first",
        "Who comes when it’s down, in how many hours, and where do people go meanwhile?",
        "the contract, at “response,” “tube or sensor” and “loaner”; two owners in the fourth year",
        "A year’s price from year two on, hours, and the office that takes your pictures for a day.",
        "Finding out the price of a tube in year three",
      ],
      [
        "Share it, if there are two of you",
        "Who uses it when, and who pays which part?",
        "two weeks of the schedule; the place between the rooms: door, floor load, circuit; your accountant on this year’s deduction",
        "Hours each, one who answers for it, how it’s split if one of you leaves.",
        "Leaving open whose it is",
      ],
    ],
    rows: [
      ["Pictures a month that are referred or repeated now", "Twelve months of referrals and retakes"],
      ["Field of view, detail, dose for that field", "The maker’s data sheet; the physicist"],
      ["Shielding, registration, inspections", "The state’s radiation-control page; an installer’s offer"],
      ["Whether it goes into the software you have", "Both makers, by e-mail; ten test images"],
      ["Who reads it, and for how much", "A radiologist’s price list; the malpractice insurer"],
      ["In all over five years, three of them", "Three written quotes of one date"],
      ["Service from year two, hours, loaner", "The contract’s text; the number, called once"],
    ],
    decides: "It comes down to pictures a month and to the smallest field that shows what you treat.",
    line: "We refer [number] a month; at $[sum] in all over five years one costs $[sum], against $[sum] sent out.",
  },
  {
    id: "ultrasound-laser",
    heard:
      /\b(?:ultrasound (?:machines?|units?|probes?)|ultrasounds?|ekg machines?|dental lasers?|class iv lasers?|therapy lasers?|endoscopes?|in[- ]house (?:lab|analy[sz]ers?))\b/,
    about: "{found}",
    kind: "machine",
    opening:
      "The machine can be bought in a week. The eye that reads what it shows can’t. So the first question isn’t which one, but who’ll be good at it by when, and who looks at the doubtful ones.",
    points: [
      [
        "Count what went out last year",
        "How many cases were sent away, and how many should have been?",
        "twelve months of referrals for it, with what came back and after how many days; ten charts in which it would have changed something",
        "A count by month and kind, and the three kinds you’d still send.",
      ],
      [
        "Say who learns it, and until when",
        "Who’ll be good at it, and who reads the doubtful ones?",
        "a course with hours and price; the specialist’s fee for reading; a colleague who started two years ago: how many until you trusted yourself?",
        "Names, hours, the number of cases until it’s trusted, and who looks at the rest from afar.",
      ],
      [
        "Work out one case each way",
        "What is left over from a case, and what from a referral?",
        "fee, minutes of two people, gel, tips or cartridges, reading fee; for the referral: what came back to you afterward",
        "Two lines for the same case, and the number a month at which they meet.",
      ],
      [
        "Call the specialist first",
        "What does it change with the specialist you send to?",
        "one call before anybody else tells them: what do they want to see with it, and what do they send you?",
        "What still goes there, and how fast they take what you found.",
      ],
    ],
    rows: [
      ["Cases last year that fit, by kind", "Twelve months of referrals; ten charts looked at again"],
      [
        "What is left over from one, reading fee included",
        "Your fee, minutes and material; the specialist’s price list",
      ],
      [
        "Cases until it can be trusted, and who reads the rest",
        "A colleague two years in; a remote reader’s offer",
      ],
      ["Days until there’s an answer", "The last ten referrals; a trial week"],
      [
        "All in over five years: probes or tips, service, training",
        "A written quote; the manual, at “maintenance”",
      ],
      ["When it’s down, or the one who can use it is away", "The loaner clause; your roster"],
      ["License, training or consent it asks for", "The state board; the malpractice insurer by e-mail"],
    ],
    decides: "It comes down to how many cases fit last year and to who’ll read the doubtful ones.",
  },
  {
    id: "clinic-supplies",
    heard: /\b(?:suppl(?:y|ies)|vaccines?|sharps|ppe|gloves|composites?|consumables)\b/,
    with: /\b(?:clinics?|practices?|dental|dentists?|medical|pediatric\w*|veterinary|vets?|patients?)\b/,
    not: /\b(?:refrigerators?|fridges?|freezers?)\b|\b(?:(?:want|get|got|need|calls?|ask(?:ing)?) (?:about )?(?:a |the |their )?vaccin\w*|vaccine (?:appointments?|calls?|clinics?)|flu shots)\b/,
    about: "clinical supplies",
    kind: "supply",
    opening:
      "Most of what a clinic spends on supplies is on twenty lines, and the dearest of them stand in a refrigerator or expire. Begin with those two lists, and leave the cotton balls alone.",
    points: [
      [
        "Write down what expires or gets too warm",
        "What was thrown away last year?",
        "the discard log: vaccines, anesthetics, composites, with the price of each; the refrigerator’s temperature log",
        "What was lost to dates, to a warm night, to an opened vial. It’s the saving that hurts nobody.",
        "Ordering by the box because the box is cheaper",
      ],
      [
        "Price the dearest lines through a group",
        "What does a buying group or the state’s program change?",
        "two group purchasing contracts; for children’s vaccines the state’s VFC page; the maker’s return rules",
        "Price for each dose or unit, who may join, what must be bought in return, and what can be sent back.",
        "Joining without reading the minimum",
      ],
      [
        "Agree on fewer brands",
        "Which of three kinds do you really need?",
        "the shelf: how many brands of glove, syringe, bur or composite lie there, and who wants which",
        "One kind of each, tried blind for two weeks. Who uses it decides, and signs.",
        "Letting the office manager choose for the clinicians",
      ],
      [
        "Put one name on substitutions",
        "Who says yes to a cheaper one?",
        "the clinician who’s responsible; the product’s instructions and clearance",
        "A line on the order sheet: same thing, equivalent or not, with initials.",
        "Saving on what touches a patient without asking",
      ],
    ],
    rows: [
      [
        "The twenty dearest lines, for each dose or unit",
        "Invoices of three months; two written price lists",
      ],
      ["Returns and credit for what expires", "The maker’s and the distributor’s return rules"],
      ["Cold chain: how it’s packed, when it comes", "One delivery in July, with the thermometer"],
    ],
    fears: [
      "“It’s cheaper because it’s worse.” Say which clinician tried it, on how many patients, and what they signed.",
      "“We’ll run out of what we can’t do without.” Name the five things of which there’s always a second box.",
    ],
  },
];
