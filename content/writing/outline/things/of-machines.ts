import type { TradeMatter } from "./kind.ts";

/** What stands on a desk or in a lot. */
export const ofMachines: readonly TradeMatter[] = [
  {
    id: "printers",
    heard:
      /\b(?:(?:label|receipt|laser|inkjet|color|office|photo|thermal|document|multifunction|all-in-one|large format)? ?(?:printers?|copiers?)|(?:document|sheet[- ]?fed|flatbed|receipt|book) scanners?|scanners? for (?:documents|files|paper))\b/,
    not: /\b(?:3d|intraoral|fix|jam\w*|offline|won'?t print|calls?|print shops?|barcode|body|ultrasound)\b/,
    about: "printers and scanners",
    kind: "machine",
    settles: "how many pages of which kind, what a page costs, and who comes when it stands still",
    opening:
      "The machine is cheap and the page isn’t. Count a week of pages first: how many, which size, how many at ten in the morning, and how many of them need to be paper at all.",
    points: [
      [
        "Count a week",
        "How many pages or labels, of which kind, in which hour?",
        "the counter of the present machine on two Mondays; an hour beside it when it’s busiest",
        "Pages a month, most in one hour, sizes, both sides, color, stacks to be fed.",
      ],
      [
        "Work out the price of a page",
        "What does a page cost in all?",
        "the yield on the cartridge or roll, its price, drum and parts, divided out; or the lease’s price by click",
        "Cents a page for both candidates, at your own count.",
      ],
      [
        "Name the odd jobs",
        "Which page is the one that jams?",
        "a folder with ten: cards, envelopes, labels, carbon forms, stapled files, IDs, old thin paper",
        "Ten pages put through each machine before you pay.",
      ],
      [
        "Test it with your program",
        "Does our program print to and scan from it?",
        "the maker of your practice, case or shop software: the models it supports; a day on your own network",
        "Printed, scanned, named and filed in the right place, by whoever does it.",
      ],
      [
        "Say what happens to what it remembers",
        "What stays on its disk, and who can fetch a page?",
        "the manual, at “security” and “erase”; release by code for confidential pages",
        "Whether pages are stored, encrypted and wiped when it goes back.",
      ],
      [
        "Buy, lease, or pay by the page",
        "Which is cheaper after four years?",
        "an offer each; the lease at “auto-renew,” “return” and “minimum”",
        "Sum over four years at your count, and at half of it.",
      ],
      [
        "Ask who comes, and what you do meanwhile",
        "What happens on the day it stands still?",
        "warranty hours, on the spot or sent in; a small second one on the shelf",
        "Hours, a loaner, where you print until then.",
      ],
      [
        "Have whoever feeds it choose",
        "What do those say who stand there?",
        "two weeks on trial, noise and heat included",
        "Minutes saved, what annoys them, where it stands.",
      ],
    ],
    rows: [
      ["Pages a minute with your own pages, both sides", "Ten pages of yours, timed"],
      ["Cents a page in all", "Cartridge or click price, at your count"],
      ["Feeder: sheets, and how it takes odd ones", "Your folder of ten"],
      ["Works with your program", "The program maker’s list, with the date"],
      ["Stored pages: encrypted, wiped", "The manual, at “security”"],
      ["Four years: bought, leased", "Two written offers"],
      ["Hours until it’s repaired", "The warranty; the number, called once"],
    ],
    decides: "It comes down to your own count and to the one odd page that jams.",
    fears: [
      "“The ink eats us up.” Show cents a page at your count.",
      "“It won’t work with our program.” Have it on trial for two weeks.",
    ],
    line: "We [print/scan] [number] pages a month, most at [hour]; [model] costs [cents] a page in all ([date]).",
    unsourced: "pages a minute from the box, “lasts for years,” or that it’s secure",
    ask: ["The maker of your program: supported models, by e-mail", "Whoever looks after your network"],
    forget: ["The disk, when it’s returned or sold", "The lease that renews itself"],
    yours: ["Pages last month, from the counter", "How often it stood still, and what you did"],
  },
  {
    id: "work-vehicle",
    heard:
      /\b(?:(?:cargo|work|service|utility|transit|sprinter|electric|refrigerated) (?:vans?|trucks?)|pickups?(?: trucks?)?(?= |$)|box trucks?|(?:van|truck) (?:or|vs\.?|versus) (?:an? )?(?:van|truck|pickup|trailer)|(?:company|fleet|work|service) (?:vehicles?|cars?)|(?:buy|leas)\w* (?:an?|another|our first|a second) (?:van|truck))\b/,
    with: /\b(?:buy\w*|leas\w*|choos\w*|which|best|vs\.?|versus|or|should|worth|pick(?:ing)? (?:an?|the)|need|right|new|compar\w*|first)\b/,
    not: /\b(?:calls?|callers?|phones?|pickup (?:orders?|times?|window)|pick ?ups?(?=,| and| at| from| in)|curbside|food trucks?|wraps?|moving|dispatch\w*|camper|drivers? (?:hours|texting)|inspect a used|for (?:a )?weekend|used)\b/,
    about: "work vehicles",
    kind: "machine",
    settles: "what has to fit and be locked, what a mile costs in all, and what a day without it would mean",
    opening:
      "Load it before you drive it. Lay everything from one full day on the floor, ladder and longest pipe included, and measure; half of the vehicles you were looking at are out.",
    points: [
      [
        "Weigh and measure one full day",
        "What has to go in, how long, how heavy?",
        "everything for your fullest day on the floor, a tape and a truck scale",
        "Longest piece, weight with two people, what must stay dry and locked. Compare with payload, not towing.",
      ],
      [
        "Say where it goes and stands",
        "Where does it go and stand: garages, alleys, snow, a driveway?",
        "last month’s addresses; height of the lowest garage; where it sleeps",
        "Height, turning, all wheels or not, city rules on parking at night.",
      ],
      [
        "Add up a mile",
        "What does a mile cost in all?",
        "payment, insurance, fuel at your miles, tires, service, what it’s worth in five years",
        "Cents a mile for each, at your own miles.",
      ],
      [
        "Price the fitting",
        "What do shelves, rack, lock and lights cost?",
        "two upfitters, with weights and weeks",
        "A sum, the weight it takes off the payload, and weeks until it’s on the road.",
      ],
      [
        "Ask the insurer first",
        "What does it cost to insure, and who may drive?",
        "the broker: commercial auto, tools inside, each driver’s record, private use",
        "A year’s premium for each candidate, tools in or out.",
      ],
      [
        "New, used, or leased",
        "Who pays when the transmission goes?",
        "a mechanic’s look at a used one, the lease at “miles” and “wear,” your accountant on this year’s deduction and weight rule",
        "Five years in each way.",
      ],
      [
        "Let the people drive it for a day",
        "What do they say after eight stops?",
        "a rented one for two days: in and out forty times, ladder down, backing up",
        "Minutes a stop, knees, what was missing.",
      ],
      [
        "Plan the day it’s in the shop",
        "What do we do without it?",
        "the dealer’s wait for commercial customers, a rental with a rack, the second vehicle",
        "Days, dollars, who calls whom.",
      ],
    ],
    rows: [
      ["Payload with two people and shelves", "The door-jamb label and the upfitter’s weight; a truck scale"],
      ["Longest piece, and height at the lowest garage", "Your tape"],
      ["Cents a mile over five years", "Fuel, tires, service, insurance, resale, at your miles"],
      ["A year’s insurance, tools in", "The broker, for each model"],
      ["Tools locked, dry, out of sight", "Two days with a rented one"],
      ["Days in the shop", "The dealer’s commercial desk"],
      ["This year’s deduction and the weight line", "Your accountant; irs.gov"],
    ],
    decides:
      "It comes down to your longest piece, what must be locked at night, and cents a mile at your own miles.",
    fears: [
      "“Everything’s stolen out of it.” Say what locks, and what the policy pays.",
      "“It’s too big for downtown.” Rent one for two days first.",
    ],
    line: "At [miles] a year [model] costs [cents] a mile with insurance and fitting, and carries [pounds] with two people in it.",
    unsourced: "resale, range or mileage from a brochure, or a tax saving",
    ask: ["Your insurance broker, before you sign", "Your accountant on the year and the weight"],
    forget: ["Who may drive it home", "Payload, not towing"],
    yours: ["Miles last year, and the fullest day", "What was stolen or broken in the last one"],
  },
  {
    id: "computers",
    heard:
      /\b(?:(?:office|business|work|desktop|new|refurbished) (?:computers?|pcs?|laptops?|tablets?|workstations?)|(?:laptops?|computers?|tablets?|ipads?|monitors?|chromebooks?|macs?) for (?:an?|my|our|the|work|small|field))\b/,
    not: /\b(?:calls?|callers?|phones?|backup|fix|repair|slow|gaming|school|college|student|kids?|hack\w*|virus\w*|protect\w*|employees from)\b/,
    about: "office computers",
    kind: "machine",
    settles: "what has to run on them, how many years they last, and how the old ones are wiped",
    opening:
      "Buy for the slowest thing you do, not for the newest thing they sell. Sit at the worst desk for an hour and write down every time somebody waits.",
    points: [
      [
        "Sit at the worst desk for an hour",
        "What is slow, and is it the computer?",
        "a watch, the task list of that hour, the network tried by cable",
        "Waits by program. Half of them are the network or the program’s server.",
      ],
      [
        "Ask your programs’ makers",
        "What do they ask for?",
        "their pages on requirements for this and next year; imaging, court filing or design apart",
        "Processor, memory, disk, screens, system version, by program.",
      ],
      [
        "Count desks, people and trips",
        "How many, and who carries one?",
        "who works where for a week; fixed, carried, shared",
        "Fixed where nobody carries, one spare for ten.",
      ],
      [
        "Choose years, not models",
        "How long must they last?",
        "the maker’s support dates; on-the-spot warranty for as long",
        "Year in, year out, a third replaced each year.",
      ],
      [
        "Lock them before anybody logs in",
        "What if one is stolen?",
        "whoever looks after your network: encryption, updates, second factor, no administrator rights",
        "A page of settings, the same for all, signed off.",
      ],
      [
        "Price everything around it",
        "What does one desk cost in all?",
        "screen, dock, licenses, set-up hours, old programs that won’t run",
        "A sum for one desk, and for all in three years.",
      ],
      [
        "Change one desk first",
        "What goes wrong on the first day?",
        "one desk for a week: printer, scanner, card reader, the oddest program",
        "A list, mended before the second one.",
      ],
      [
        "Wipe the old ones with proof",
        "Where do the old disks go?",
        "a recycler with a certificate; your rules on confidential records",
        "Serial, date, who, paper kept.",
      ],
    ],
    rows: [
      ["What each program asks for", "Makers’ pages, with the date"],
      ["Support ends in", "The maker’s life-cycle page"],
      ["One desk in all", "Two written offers"],
      ["Hours until it’s repaired on the spot", "The warranty’s text"],
      ["Proof that disks were wiped", "The recycler’s certificate"],
    ],
    fears: [
      "“We’ll lose a day each.” Change one desk first.",
      "“They’re old in two years.” Say by which date support ends.",
    ],
    line: "One desk costs $[sum] in all and lasts until [year]; the slowest task took [seconds] and takes [seconds].",
    unsourced: "“future-proof,” or seconds from a test that isn’t yours",
    ask: ["The makers of your three main programs", "Whoever looks after your network"],
    forget: ["The old disks", "Licenses that are tied to the old machine"],
    yours: ["The oldest one, and what hangs on it", "What was lost the last time one died"],
  },
];
