import type { RowSet } from "./rows.ts";

/** What a practice, a firm or a clinic buys, and a stranger to the trade would compare by the wrong rows. */
export const productsOfPractices: readonly RowSet[] = [
  {
    heard:
      /\b(?:intra[- ]?oral|digital impression|3-?d|dental) (?:scanners?|cameras?)\b|\b(?<!(?:cbct|beam|x-?ray|document|barcode) )scanners?\b(?=.*\b(?:dent\w+|orthodont\w+)\b)/,
    rows: [
      ["Price, with cart or laptop, tips and the first year", "A written quote, with the date"],
      ["What it costs every year after: subscription, support, tips", "The same quote, at “renewal”"],
      ["Minutes for a full arch, by your own assistant", "A trial day, with a watch"],
      ["Whether crowns from it fit the first time", "Your lab: remakes by scanner, last year"],
      ["Open files: to which lab, mill and aligner maker it sends", "Export one STL and send it to your lab"],
      [
        "Tips: how many, how they’re sterilized, how often replaced",
        "The manual; whoever runs sterilization",
      ],
      ["Moving it between rooms", "Carry it from one room to the other during the trial"],
      ["Days until everybody uses it, and who trains", "A practice of your size, in its third month"],
      ["Repair: a loaner, and within how many days", "The warranty’s text; its support number, called once"],
    ],
    decides:
      "It comes down to who’ll hold it and where the files go: the one your assistants scan with in the time you have, and your lab can use without a detour.",
  },
  {
    heard:
      /\b(?:practice|case|clinic|office|legal|law practice|veterinary) management (?:software|systems?|programs?|platforms?)\b|\b(?:ehrs?|emrs?|electronic (?:health|medical) records?|pims)\b/,
    rows: [
      [
        "The month’s price for your number of doctors or lawyers and desks, with every module you’d need",
        "A written quote, with the date",
      ],
      [
        "Moving over: which records come along, what it costs, who checks them",
        "A trial with fifty of your own records",
      ],
      ["The three things done most often, in clicks", "Watch whoever does them today, in a trial"],
      [
        "What it’s connected to: imaging, lab, payments, insurers, the phone",
        "Seen working, and not on a list",
      ],
      ["Reminders, online booking and texts: included, or another bill", "The price page, at “add-ons”"],
      ["What still works when the internet doesn’t", "Pull the plug during the demo"],
      ["Support: hours, and how long until a person", "Call at eight on a Monday, before you buy"],
      ["Price after the first term, and how it may rise", "The contract, at “renewal”"],
      [
        "Leaving: your records, in which form, and what that costs",
        "The contract, at “termination” and “export”",
      ],
    ],
    decides:
      "It comes down to the move and to the desk: what comes along from the old one, and how many clicks an ordinary visit takes. The monthly price differs less than either.",
  },
  {
    heard:
      /\b(?:(?:dental|exam|patient|procedure|salon|styling|barber|massage|treatment|facial|adjusting|pedicure|shampoo|tattoo) (?:chairs?|tables?|beds?)|operatory packages?|delivery units?)\b/,
    rows: [
      [
        "Year, hours of use, and until when its maker sells parts",
        "The plate on it; the maker’s service desk, asked with the number",
      ],
      [
        "Lifts and tilts with the heaviest person, quietly, and stays there",
        "Tried on site, for ten minutes, with somebody in it",
      ],
      [
        "Padding, seams, armrests, hoses and what hangs on it",
        "Pictures of each; a technician who isn’t the seller",
      ],
      [
        "Air, water, drain, suction and power where it will stand",
        "The maker’s sheet beside your room; the installer, on site",
      ],
      ["Left-handed work, and room to walk around it", "Tape on the floor; whoever will work beside it"],
      ["How it’s cleaned, and what has been in its lines", "The maker’s manual; the seller’s records"],
      ["Price standing in your room: taken down, moved, put up, tested", "Two written offers, with the date"],
      ["What a new chair or table costs, with how many years of warranty", "A dealer’s offer, with the date"],
      ["Who comes when it stops, and what a visit costs", "Two technicians nearby, called"],
    ],
    decides:
      "It comes down to parts and to the move: one that nobody makes parts for is dear at any price, and taking it down, moving it and connecting it can cost more than it does.",
  },
  {
    heard:
      /\b(?:x-?ray|cbct|cone beam|ultrasound|imaging|sensors?|sterilizers?|autoclaves?|lasers?|mills?|milling|anesthesia|microscopes?|centrifuges?|analyzers?)\b/,
    rows: [
      ["Price installed, with everything it needs to run", "A written quote, with the date"],
      ["What it costs a year: service, supplies, software", "The same quote; an owner of three years"],
      ["Uses a week that would pay for it", "Your own count for a month, times the fee"],
      ["Room, power, water, shielding, permits", "The installer, on site; your state’s page on it"],
      ["Who may use it, and how long training takes", "Your state board; a practice that has one"],
      ["How it gets into the record", "Seen with your own software, with one real file"],
      ["Days without it when it breaks, and a loaner", "The service contract, at “response time”"],
    ],
    decides:
      "It comes down to uses a week: below the number that pays for it, referring out is cheaper, whatever it can do.",
  },
];

/** What anything that is bought is compared by. */
export const anyProduct: RowSet = {
  heard: /(?:)/,
  rows: [
    ["Price, with everything it takes to use it", "A written offer or price page, with the date"],
    ["What it costs every year after that", "The same page; someone who has had it for three years"],
    ["What it does on your busiest day", "A trial, or an hour with someone who uses it"],
    ["What it works with, of what you have", "Seen working, with something of yours"],
    ["Hours until everybody can use it", "The least patient person in the place, for one afternoon"],
    ["Who comes when it breaks, and within how many days", "The warranty; the service number, called once"],
    ["What it can’t do", "Three one-star reviews: the complaint that comes up again"],
    ["How you get out of it again", "The contract, at “termination”"],
  ],
  decides:
    "It comes down to the one row in which they differ most for readers like yours. Fill the table before you believe a test.",
};
