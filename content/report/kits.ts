import type { Bottleneck } from "../../contracts/assessment-options.ts";
import type { Situation, Trade } from "./kinds.ts";

/** What a trade has in place of words and columns that would be the same in all of them. */
export interface Kit {
  /** What somebody hears whose answer has to wait. */
  waits?: string;
  /** What is written beside a name that is open. */
  open?: readonly string[];
  /** What only one person decides, and what only one person knows, for the page of whoever is out. */
  decides?: string;
  knows?: string;
  /** What else stops there, as lines of that page. */
  stops?: readonly string[];
  /** What is done there when something is out, a sentence each: without what holds of people, passwords and the line. */
  ifOut?: readonly string[];
  /** Its usual answers, to fill in. */
  card?: string;
  /** What something that was checked is good for there, where it saves no money. */
  uses?: Partial<Record<Bottleneck, string>>;
  /** What whoever wants that should count before any number of ours, as a question and where it is found. */
  counts?: Partial<Record<Situation["goal"], readonly [question: string, where: string]>>;
}

const visits: Kit = {
  waits: "Got it, thanks. You'll hear from [name] by [hour] with a time, and with what it's likely to cost.",
  open: ["Address", "What's wrong", "Needed by"],
  stops: ["A truck that won't start", "The part that tomorrow's job needs"],
};
const lessons: Kit = {
  waits: "Thanks for asking. [Name] has the open times in front of [him or her] at [hour] and names you two.",
  open: ["For whom, and what", "Times that suit"],
  stops: ["A teacher, an hour before", "The room or its key"],
};
const tables: Kit = {
  waits:
    "Thanks for writing. You'll have a yes, or another hour, by [hour]. If it's for tonight, write TONIGHT in front, and you're first.",
  stops: ["The walk-in or the hood", "A cook, an hour before service", "The card reader"],
};
const counters: Kit = {
  waits: "Thanks, I'm looking for you. You'll hear by [hour] whether we have it, and for how much.",
  open: ["What", "Needed by"],
  stops: ["The register or the card reader", "Who opens, and who has the second key"],
};
const practices: Kit = {
  waits:
    "Thanks for getting in touch. [Name] gets back to you by [hour] today with two times. Please keep what it's about for then.",
  open: ["Worse since then?", "What for"],
  decides: "who is seen today, and who can wait",
  knows: "which results are still out, and who tells the patient",
  stops: ["The charts, if the software is down", "The refrigerator with the vaccines"],
};

/** By the file of a trade in `playbooks/`. */
export const KITS: Readonly<Record<string, Kit>> = {
  dental: {
    waits: "Thanks for getting in touch. [Name] gets back to you by [hour] today with two times.",
    open: ["In pain?", "What for"],
    decides: "which toothache is seen today",
    knows: "what each lab needs on its slip, and which case comes when",
    stops: ["The compressor or the sterilizer", "The X-ray sensor"],
    ifOut: [
      "At closing, print tomorrow's patients with numbers, allergies and what each comes for, and lock the list away.",
      "If the compressor stops, checkups and cleanings by hand go on: have the repair service's number on the machine, and one colleague nearby who lends you a chair.",
      "If the X-ray or the software is down, emergencies go to that colleague, with your list.",
    ],
    card: "Plans: we take [plans] and file the claim; without one, a crown starts at [amount], and you can pay in [number] parts. After an extraction: from when on you may eat, and what, is on your aftercare sheet: [the first line of it]. Anything else? Please ask us.",
  },
  veterinary: {
    uses: {
      "Data Entry/Form Filling":
        "Its minutes earn little. The second injection that nobody wrote down was never charged.",
    },
    waits: "We have your message about [animal], and [name] gets back to you by [hour].",
    open: ["Animal, and how it is", "What for"],
    decides: "which animal goes to the emergency clinic tonight",
    knows: "what each animal in the back needs until morning",
    stops: ["Oxygen or the anesthesia machine", "The controlled-drug safe: who has the key"],
    ifOut: [
      "At closing, print tomorrow's list with owner, animal, number and what each comes for, and lock it away, with blank treatment sheets and your price list.",
      "Find out how long oxygen, the vaccine refrigerator and the monitors last without power, and who brings a generator.",
      "Two people may open the controlled-drug safe, each writes in the log, and the relief vet knows what may be ordered under whose registration.",
    ],
    card: "Puppies and kittens: the next shots are due [weeks] weeks after the last; the date is on your sheet. A spay is [amount] to [amount], with [what it includes]. Refills asked for by [hour] are ready after [hour] the next day. Anything else? Please ask us.",
  },
  tax: {
    waits:
      "We have your message, and [name] gets back to you by [hour] on [day]. If you've had an official letter, tell us the date on it, and you hear first.",
    open: ["Return, books or a letter", "Date on the letter"],
    decides: "which return is extended, and what it costs",
    knows: "what we answer to an audit letter",
    stops: [
      "E-filing: who transmits, and under whose EFIN",
      "The scanner, and papers that are still in boxes",
    ],
    card: "What to bring: W-2s, 1099s, mortgage and property-tax statements, and last year's return if you're new. With a rental: rents, repairs and interest for each house. Self-employed: income, costs by kind, miles. When it's filed: within [days] of having everything; what comes after [date] is extended first. What it costs: a return starts at [amount]; [amount] more with a rental, [amount] more with a business.",
    ifOut: [
      "Try once how extensions are filed from a second computer, from last night's backup, and by whom.",
      "See in your IRS e-file application (e-Services) who is named on your EFIN as a responsible official, and add your stand-in if the returns go out under it; ask your software's support what they need when you can't log in.",
      "List the paper files that are in the building, by client and cabinet, and give the second key to somebody.",
      "At closing, print tomorrow's appointments with names and numbers, a minute's work, and lock the list away.",
    ],
  },
  litigation: {
    waits:
      "We have your message. [Name] gets back to you by [hour] on [day]. Until then please send no details, only the names of everybody involved and the date on any papers.",
    decides: "who may agree to an extension",
    knows: "what each client was told about settling",
    stops: [
      "E-filing: who has the login for each court",
      "The deadline calendar, seen from outside the office",
    ],
    ifOut: [
      "Print the deadlines of the next thirty days every Friday, with court and case number, and keep a copy outside the office.",
      "Two people have the e-filing login of each court you appear in, and each has filed once.",
      "For each hearing of the next two weeks, name who would appear, and whether the client knows that lawyer.",
    ],
  },
  legal: {
    waits:
      "Your message is here, and [name] gets back to you by [hour] on [day]. Please send nothing about the matter itself until then, only who else is involved and any date you've been given.",
    decides: "who may speak for the firm when you're in court",
    knows: "where each matter stands, and why",
    stops: ["The calendar with the deadlines", "The trust account: who may sign"],
  },
  "estate-agency": {
    uses: {
      "Lead Qualification":
        "We have no sum for it without your count of leads. The agent who answers first mostly gets the meeting.",
    },
    waits:
      "Thanks for asking about [address]. [Agent] has the answer for you by [hour]. If you're standing in front of it right now, say so, and you hear at once.",
    open: ["Owner or buyer", "Address", "Lender's letter?"],
    decides: "which offer is answered today, and by whom",
    knows: "what each seller would and wouldn't accept",
    stops: ["A lockbox that won't open", "The MLS login"],
  },
  "language-school": {
    waits:
      "Thanks for asking about [language]. You'll have dates and a price by [hour]; the level test is at [link], so you can take it now.",
    open: ["Language and level", "Needed by"],
    decides: "who may change groups, and who gets a fee back",
    knows: "which teacher can take which level at an hour's notice",
    stops: ["A teacher, an hour before class", "The room or its key"],
  },
  "parts-maker": {
    uses: {
      "Order Processing": "Its minutes earn nothing. One lot made to an old revision pays for years of them.",
    },
    waits:
      "Thanks, your drawing is on [name]'s desk. You'll have the price by [day], or an honest no with the name of a shop that makes such parts.",
    open: ["Drawing and revision", "Needed by"],
    counts: {
      cost: [
        "By how many hours a year do your three worst part numbers run over their quote?",
        "the travelers of their last runs",
      ],
    },
    decides: "which job runs first when two are late",
    knows: "what each customer means by “deburr”",
    stops: [
      "The busiest machine",
      "The inspector: who signs a first article",
      "Outside plating or heat treat",
    ],
  },
  software: {
    waits:
      "Got it: [what you understood, in one line]. [Name] has it and writes again by [hour], with a fix or with the reason there isn't one yet.",
    open: ["Account", "What fails, since when"],
    decides: "what wakes somebody at night, and who is told",
    knows: "how an odd setup or a migration was done",
    stops: ["Deploying and rolling back", "The backup, and who has restored it once"],
  },
  architect: {
    uses: {
      "Data Entry/Form Filling":
        "It earns no money. It is your proof when a contractor builds the old version.",
    },
    waits:
      "Thanks for your note. [Name] is on a site until [hour] and answers by [hour] on [day]. If work has stopped for it, say so, and you hear right away.",
    open: ["Project or lot", "What waits for it"],
    counts: {
      experience: [
        "How many sheets did you draw a second time last quarter because something had been decided otherwise?",
        "the revisions in your title blocks",
      ],
    },
    decides: "what the contractor may go on with",
    knows: "why each project was drawn the way it is",
    stops: ["The drawings, if the server is down", "A permit comment with a date on it"],
  },
  "bicycle-shop": {
    uses: {
      "Appointment Scheduling": "On the first full Friday it keeps you from promising one bike too many.",
    },
    waits:
      "Got it, thanks. You'll have a day for your bike by [hour]. If the brakes are the trouble, please don't ride it.",
    open: ["Bike, and what's wrong", "Needed by"],
    counts: {
      efficiency: [
        "How many bikes went out last week, and how many hours was the stand in use?",
        "the tickets, and at the stand hours in your workshop book",
      ],
    },
    decides: "how far a repair may go without a call",
    knows: "which bike waits for which part",
    stops: ["The stand or the compressor", "The parts order, and its cutoff"],
    card: "A tune-up is [amount], a flat is [amount], and this week the wait is [days]. Bikes leave on the day that is on their tag; if one won't, you hear by noon the day before. Anything else? Please ask me.",
  },
  farrier: {
    uses: {
      "After-Hours Coverage":
        "It earns next to nothing. It is there for the lame horse, and for the nail that somebody would have pulled.",
    },
    waits:
      "Got it. You'll have a day from me by [hour]. Until then keep the horse in, and the foot wrapped if the shoe is off.",
    open: ["Barn and road", "Horse and foot"],
    counts: {
      efficiency: [
        "How many horses did you shoe last week, and how many miles did you drive for them?",
        "your calendar, and the odometer on two Fridays",
      ],
    },
    decides: "whose horse can't wait a week",
    knows: "what each horse wears, and who kicks",
    stops: ["The truck or the forge", "Your back: who does the round"],
  },
  restaurant: {
    ...tables,
    decides: "which tables are held for whom on a full night",
    knows: "which supplier still delivers when you forgot to order",
  },
  hospitality: tables,
  bar: tables,
  pizzeria: tables,
  "diner-or-breakfast-place": tables,
  hotel: {
    waits:
      "Thanks for writing. [Name] at the front desk has an answer for you by [hour]. If you're arriving today, say so, and you're first.",
    open: ["Nights", "How many, and which room"],
    decides: "who gets a room for free, and who is moved",
    knows: "which rooms can't be sold next to a wedding",
    stops: ["The key cards", "The boiler or the elevator"],
  },
  trades: visits,
  "home-service-business": visits,
  "plumbing-company": visits,
  "drain-and-sewer-service": visits,
  "heating-and-air-conditioning-business": visits,
  "electrical-or-solar-business": visits,
  "appliance-repair-service": visits,
  "garage-door-service": visits,
  "handyman-business": visits,
  roofing: visits,
  cleaning: visits,
  "pest-control-business": visits,
  "landscaping-business": visits,
  garage: {
    waits:
      "Got it, thanks. You'll have a day for your car by [hour]. If a red light is on or the brakes feel soft, please don't drive it.",
    open: ["Car, and what it does", "Needed by"],
    decides: "how far a repair may go without a call",
    knows: "which car waits for which part",
    stops: ["A lift or the compressor", "The parts account"],
    card: "A brake job starts at [amount] an axle, with [what it includes]; you hear before anything is added. You hear from us when your car is ready, and by [hour] if it won't be. Loaners: [who gets one, and what it costs]. Anything else? Please ask us.",
  },
  salon: {
    waits: "Thanks for writing. [Name] looks at the book at [hour] and offers you two times.",
    open: ["With whom, and what", "How long"],
    decides: "who is moved when a chair runs late",
    knows: "each client's color, to the gram",
    stops: ["Hot water", "A stylist, on a full Saturday"],
    card: "A cut is [amount], a cut with color from [amount], and takes [time] to [time]. Short-notice chairs on Fridays and Saturdays: ask to be on the list. Anything else? Please ask us.",
  },
  "music-school": lessons,
  tutoring: lessons,
  education: lessons,
  "dance-studio": lessons,
  "swim-school": lessons,
  "martial-arts-school": lessons,
  shop: counters,
  retail: counters,
  bookstore: counters,
  medical: {
    ...practices,
    card: "Refills: ask your pharmacy, which asks us; allow [days]. Blood tests: your order says whether to fast, and so does [name]. Referral letters are ready [days] after your visit. Anything else? Please ask us.",
  },
  healthcare: practices,
  physiotherapy: {
    ...practices,
    card: "Referral: [whether you need one here, and for which plans]. Your plan: bring the card, and we look up how many visits it pays before the second one. Wear what you can move in. Anything else? Please ask us.",
  },
};

export const kitOf = ({ id, playbook }: Pick<Trade, "id" | "playbook">): Kit => KITS[playbook ?? id] ?? {};
