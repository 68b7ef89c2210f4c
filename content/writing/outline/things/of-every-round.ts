import type { TradeMatter } from "./kind.ts";

/** What a job, a ticket and a van have in them. */
export const ofEveryRound: readonly TradeMatter[] = [
  {
    id: "more-from-each",
    heard:
      /\b(?:(?:earn|make|charge|get|bring in) more (?:money )?(?:per|from|with|out of|on) (?:each |every |an? |the |our |my )?[\w-]+|(?:higher|bigger|larger|raise (?:the |our |my )?(?:average )?) ?(?:tickets?|checks?|sales?|orders?)|more (?:revenue|money|profit) (?:per|from) (?:each |every |the )?[\w-]+|upsell\w*|add-?ons?|average ticket)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?)\b/,
    about: "earning more with the customers there are",
    kind: "offer",
    bySteps: true,
    settles:
      "what one visit or order leaves today, what people would gladly add, what it costs in minutes, and what is too much",
    opening:
      "Take the last fifty tickets and look at the ten largest. What’s on those is what people like to add, and most of the other forty were never asked.",
    points: [
      [
        "Read the last fifty tickets",
        "What is on the ten largest?",
        "your register or invoices of one month, sorted by sum",
        "What was added, who offered it, in which words.",
        "Looking at the month’s total",
      ],
      [
        "Work out what an hour of each thing leaves",
        "What leaves most by the hour?",
        "minutes and material of your ten commonest, by a clock",
        "A list from best to worst, the free extras on it.",
        "Selling more of what loses",
      ],
      [
        "Raise what hasn’t moved",
        "What is too cheap?",
        "the date of the last raise for each; three prices nearby",
        "Three prices, by how much, from which day.",
        "One raise for all",
      ],
      [
        "Offer one thing before, one during, one at the end",
        "What would they gladly add?",
        "the ten tickets above; three customers asked what they buy elsewhere",
        "One thing each, with its minutes and its price said aloud.",
        "A list of twelve extras",
      ],
      [
        "Give it a sentence that isn’t pushy",
        "How is it offered?",
        "whoever sells most of it: what do they say?",
        "“You mentioned [thing]. We can do that today in ten minutes, it’s [price].” A no is a no.",
        "“Anything else?”",
      ],
      [
        "Put two into one with a reason",
        "What belongs together?",
        "what is bought within two weeks of the other",
        "A bundle that saves them a trip, and not a discount.",
        "Ten percent off everything",
      ],
      [
        "Sell the next time before they go",
        "When do they come again?",
        "days between visits by customer, and who never came back",
        "The date held, or the order for the next season written down.",
        "“See you!”",
      ],
      [
        "Take a deposit where a day is held",
        "What does a no-show or a late change cost?",
        "a year of empty hours and changed orders, in dollars",
        "A sum, a day until which it’s returned, the same for all.",
        "Only for strangers",
      ],
      [
        "Stop what costs more than it brings",
        "What do you give away?",
        "a week’s tally: free fixes, delivery, waiting, changes after the order",
        "What is charged from [date], and what stays free on purpose.",
        "Charging for a kindness",
      ],
    ],
    line: "An average ticket was [sum] in [month]; with [addition], offered to [number], it was [sum], and nobody asked for [what].",
    unsourced: "that customers spend a given share more",
    yours: ["What your best seller says, word for word", "What you’d be ashamed to offer"],
  },
  {
    id: "van-inside",
    heard:
      /\b(?:(?:organi[sz]\w+|set(?:ting)? up|stock(?:ing)?|load(?:ing)?|lay(?:ing)? out|upfit\w*|outfit\w*) (?:an?|our|my|the|your) (?:[\w'-]+ ){0,4}(?:vans?|trucks?|trailers?)|(?:vans?|trucks?|trailers?)\b.{0,30}\b(?:inside|organi[sz]\w+|stock(?:ed)?|shelv\w+|inventory|carry|look like)|(?:van|truck) (?:stock|inventory|organization|setup))\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|food trucks?|buy(?:ing)?)\b/,
    about: "what is in a work vehicle, and where",
    kind: "habit",
    bySteps: true,
    settles:
      "what has to be aboard on every job, where it lies, who refills it, what it weighs, and what must be secured",
    opening:
      "The question is how often somebody drove to the supply house last month, and for what. That list is the van’s contents; the rest is what it carries around.",
    points: [
      [
        "Parts: what sent us to the supply house",
        "What did we drive back for?",
        "receipts of two months by part and vehicle",
        "Twenty parts with a number beside each, the least that has to be aboard.",
        "Everything that might be needed",
      ],
      [
        "Tools: what every job needs within reach",
        "What is reached for ten times a day?",
        "one day in the back with a camera: how often which door is opened",
        "Those beside the side door, at hip height, each in an outlined place.",
        "The longest shelf for the rarest tool",
      ],
      [
        "Test gear and charging",
        "What has to be charged and calibrated?",
        "makers’ dates; what was dead last week",
        "A shelf with power, and dates on a label.",
        "In the cab, loose",
      ],
      [
        "What may leak, burn or fall",
        "What has to be tied down or kept apart?",
        "osha.gov and dot.gov on gas cylinders, refrigerants, solvents and ladders; your insurer",
        "Upright and chained, capped, vented; ladder locks; nothing loose behind the seat.",
        "Cylinders lying down",
      ],
      [
        "Safety and spills",
        "What is there when something goes wrong?",
        "the last two injuries and spills",
        "First aid with its date, extinguisher, gloves, goggles, spill kit, cones, flashlight: by the back door.",
        "Under everything",
      ],
      [
        "What keeps a customer’s house clean",
        "What do we bring in with us?",
        "complaints of a year",
        "Floor runners, shoe covers, vacuum, bags, hand cleaner, in one bag.",
        "Their broom",
      ],
      [
        "Papers and money",
        "What has to be in the cab?",
        "registration, insurance, license number, safety sheets, price book, card reader",
        "One folder, same place in each vehicle.",
        "On somebody’s phone",
      ],
      [
        "Weight",
        "What does it weigh?",
        "a truck scale with everything in it, beside the door plate",
        "Payload left, in pounds.",
        "Going by the springs",
      ],
      [
        "Who refills it, and when",
        "Who looks, on which day?",
        "a sheet by shelf; Friday at four, or whoever used the last one",
        "A name, a day, a signature.",
        "“Everyone”",
      ],
    ],
    line: "In [month] we drove to the supply house [number] times, [number] of them for [part], which is [hours].",
    unsourced: "how much time order saves",
    yours: ["The part you last drove back for", "What hasn’t been used in a year and rides along"],
  },
];
