import type { OutlinePoint } from "../kind.ts";
import { any, GOT, used } from "./equipment.ts";
import type { TradeMatter } from "./kind.ts";

// What stands in a treatment room, a back room, a laundry or a gym.

const CLINICAL =
  "(?:(?:blood |chemistry |hematology |in[- ]house )?analy[sz]ers?|(?:intraoral|digital impression) scanners?|(?:hair[- ]removal|cosmetic|aesthetic|co2|ipl|tattoo[- ]removal|skin|medical) (?:lasers?|devices?|machines?)|lasers?|slit lamps?|oct (?:machines?|scanners?|units?)|autorefractors?|phoropters?|retinal cameras?|visual field \\w+|defibrillators?|aeds?|spirometers?|patient monitors?|shock ?wave (?:machines?|devices?)|(?:decompression|traction|massage) tables?|microneedling \\w+|hydrafacial\\w*|cryotherapy \\w+|audiometers?|dental mills?|milling units?|exam room equipment)";
const COLD =
  "(?:walk-?in (?:coolers?|freezers?|refrigerators?)|(?:display|floral|flower|reach-in|refrigerated|commercial|beverage|wine|vaccine|medication|medical|pharmacy|lab(?:oratory)?|specimen) (?:coolers?|freezers?|refrigerators?|fridges?|cases?)|coolers?|freezers?|ice (?:machines?|makers?)|refrigeration)";
const WASH =
  "(?:(?:commercial|coin|industrial|card|stacked) (?:washers?|dryers?|laundry)|washer[- ]extractors?|washers? and dryers?|laundry (?:equipment|machines?)|ironers?|dry[- ]cleaning machines?|dog (?:dryers?|tubs?)|grooming (?:tubs?|tables?))";
const GYM =
  "(?:treadmills?|ellipticals?|(?:spin|exercise|stationary) bikes?|rowers?|rowing machines?|reformers?|(?:gym|fitness|cardio|strength|weight) (?:equipment|machines?)|squat racks?)";

const clinical: TradeMatter = {
  id: "clinical-machine",
  heard: any(CLINICAL),
  with: GOT,
  not: /\b(?:calls?|callers?|phones?|receptionists?|laser focus\w*|pointers?|printers?|network analyzers?|no-?shows?|lasers? (?:tag|hair removal (?:near|prices?|questions)))\b/,
  about: "{found}",
  kind: "machine",
  settles:
    "how many customers a month it’s for, who may use it, what one use costs in all, and who comes when it stops",
  opening:
    "Count people, not features. Go through the last three months and mark everybody for whom it would have changed what you did. That number, times what you’d be paid, is all the machine can earn.",
  points: [
    [
      "Count the customers it’s for",
      "For how many a month would it change what we do?",
      "three months of visits; what was referred, redone or turned away for want of it",
      "A number a month, by kind, and what happens to them now.",
      "Buying for the customers the brochure has",
    ],
    [
      "Ask who pays for a use",
      "Who pays for it, and how much is left over?",
      "your three largest plans by code, or your own price for those who pay themselves; what is used up each time, minutes of two people",
      "Paid, less what a use takes, and the number a month at which it carries its payment.",
      "Taking the seller’s figure for what a use brings",
    ],
    [
      "Look up who may use it",
      "Who may use it, under whom, with which certificate?",
      "your state board’s page on that device and that license; the state’s registration, where that kind of device needs one; FDA clearance for your use; your malpractice insurer by e-mail",
      "Names and licenses, registration, clearance number, the insurer’s answer.",
      "Asking the board after it’s been delivered",
    ],
    [
      "See three, and try them on your own cases",
      "What do three makers’ machines do with the same cases?",
      "a trial day each, with your own customers or staff, your own software and whoever will use it most",
      "Minutes, result, what was hard, how the picture or value gets into the record.",
      "Letting the seller’s trainer do the trial",
    ],
    [
      "Read the service contract like the price",
      "Who comes when it’s down, in how many hours, and for how much a year?",
      "the contract, at “response,” “loaner,” “calibration” and “software”; the service number, called once; two owners in the third year",
      "A year’s price from year two on, hours, a loaner or not, and where customers go meanwhile.",
      "Finding out in year two what service costs",
    ],
    [
      "Check a used one by its number",
      "New, refurbished, or from a colleague?",
      "the maker’s service line by serial number: support, recalls, whether the license and tips move to a new owner; calibration papers",
      "What the maker will still service and license, and who certifies it before the first use.",
      "Buying a used one that its maker won’t service",
    ],
    [
      "Add up five years in each way",
      "Buy, lease, or pay by use?",
      "written offers with training, service, consumables and taking away the old one; the lease at “auto-renew,” “minimum” and “return”; your accountant",
      "Five years, and cost for each use at half of your count.",
      "Signing a minimum that needs a full calendar",
    ],
  ],
  rows: [
    ["Patients a month it’s for", "Three months of your own records"],
    ["Left over from one use", "Your plans by code or your own price; consumables; minutes"],
    ["Who may use it", "The state board’s page, with the date; your malpractice insurer"],
    ["Cleared for what you’d use it for", "FDA’s device database, by its number"],
    ["Service from year two, hours, loaner", "The contract’s text"],
    ["Goes into your record system", "Both makers, by e-mail; ten test cases"],
    ["Five years bought, leased, by use", "Written offers, with dates"],
  ],
  decides: "It comes down to how many customers a month it’s for and what is left over from one use.",
  fears: [
    "“It stands in a corner after a year.” Show your own count, and at half of it.",
    "“We’ll push it on people to pay it off.” Say for whom it’s right and for whom it isn’t, before it’s bought.",
  ],
  line: "In three months [number] of ours needed it; a use leaves $[sum], so it pays from [number] a month.",
  unsourced: "“pays for itself,” a result for anybody, or that a device is cleared for your use",
  ask: [
    "Your state board and your malpractice insurer, by e-mail",
    "Two owners in the third year, whom the seller didn’t name",
  ],
  forget: [
    "Licenses, tips and software that don’t move to a second owner",
    "Who trains the person after the one who was trained",
  ],
  yours: ["Patients you sent elsewhere for it last year", "The machine that stands in a corner now, and why"],
};

/** One that somebody had before. */
const clinicalUsed: TradeMatter = {
  ...clinical,
  id: "used-clinical",
  heard: used(CLINICAL),
  settles:
    "whether its maker still services it, who may use it, for how many customers a month it is, and what is missing from the box",
  opening:
    "Ask for the serial number before you ask for the price, and call the maker with it. If they won’t service it, license it or sell you the tips, it isn’t a bargain. It’s a very heavy chair.",
  points: [
    clinical.points[5] as OutlinePoint,
    clinical.points[2] as OutlinePoint,
    [
      "Open its history",
      "How often was it used, and what was replaced?",
      "the counter in its menu: pulses, hours or scans; service invoices; when handpiece, tube or lamp was last changed and what a new one costs",
      "The count, what’s due, and its price. A handpiece or tube can cost a third of what’s asked.",
      "Not looking at the counter in its menu",
    ],
    clinical.points[0] as OutlinePoint,
    clinical.points[4] as OutlinePoint,
    clinical.points[3] as OutlinePoint,
    clinical.points[6] as OutlinePoint,
  ],
};

const cold: TradeMatter = {
  id: "cold-machine",
  heard: any(COLD),
  with: GOT,
  not: /\b(?:calls?|callers?|phones?|clean\w*|recipes?|camping|my (?:home|kitchen)|picnic)\b/,
  about: "{found}",
  kind: "machine",
  settles:
    "how much it has to hold or make on the hottest day, what the room has to supply, and what you do in the hours before it’s repaired",
  opening:
    "Whatever’s in it is worth more than the machine. So begin with the night it fails: who is told, within how many minutes, and where everything goes until morning.",
  points: [
    [
      "Count the hottest day",
      "How much must it hold or make on the hottest day?",
      "a tally of two weekends: what goes in, how often the door is open, pounds or boxes at the fullest hour",
      "Space or pounds a day with a fifth to spare, and by how much that grows.",
      "Buying for an average day in spring",
    ],
    [
      "Measure door, floor, drain and heat",
      "Does it fit, and where does its heat go?",
      "the installation sheet: width through every door, floor load, drain, water and its hardness, circuit, air around it; a remote condenser’s place; the landlord’s consent",
      "What has to be built first, with a price, and what the room is like at 95 degrees.",
      "Measuring the space and not the doorway",
    ],
    [
      "Choose its cooling and its temperature",
      "Which temperature and humidity does what we keep in it need?",
      "your supplier’s sheet for what you keep; air- or water-cooled by your water price; the food or other rule that applies to you",
      "Degrees, humidity, how fast it comes back after the door was open.",
      "Taking a kitchen’s cooler for what isn’t food",
    ],
    [
      "Plan the night it fails",
      "What happens to what’s in it when it stops at two in the morning?",
      "an alarm that calls a person; the service company’s night number, tried; a neighbor with room; the insurer on spoiled goods",
      "Who’s called, in how many minutes, where everything goes, what’s insured.",
      "Noticing it in the morning",
    ],
    [
      "Price water, power and cleaning",
      "What does a year with it cost?",
      "kilowatt-hours on the label at your own rate; water, filters, coil and scale cleaning; a service contract’s text",
      "A year’s sum, for each candidate, beside its price.",
      "Comparing the price and not the power",
    ],
    [
      "Buy, lease, or buy used",
      "Which is cheapest over its years?",
      "written offers for each, with service, filters, delivery and hauling away; a technician’s look at a used one: age of the compressor, refrigerant, door seals",
      "Five years in each way, and who pays for repairs in each.",
      "Leasing without reading who repairs it",
    ],
  ],
  rows: [
    ["Holds or makes on the hottest day", "Your tally, next to the data sheet at 90 degrees and not at 70"],
    ["A year of power, water, filters, cleaning", "The label at your own rate; the service offer"],
    ["Hours until somebody comes at night", "The night number, called once"],
    ["What has to be built first", "Plumber, electrician, landlord"],
    ["Who pays for repairs", "The warranty, at “compressor” and “labor”; the lease, at “maintenance”"],
    ["Five years in all, and what’s yours at the end", "Two written offers"],
  ],
  decides:
    "It comes down to the hottest day and to who comes at night; a lease is worth its price only if it brings both.",
  fears: [
    "“Everything in it spoils.” Name the alarm, the person and the place.",
    "“The lease costs more in the end.” Show five years with the repairs in both.",
  ],
  line: "On the hottest day we need [pounds or boxes]; a year with it costs $[sum], and at night [who] is here within [hours].",
  unsourced: "pounds a day from the sheet without its temperature, a saving, or how long a compressor lasts",
  ask: [
    "The health department or your inspector, if it’s for food",
    "Your insurer: spoiled goods, and from which hour",
  ],
  forget: [
    "The old one’s refrigerant, which somebody certified has to take out",
    "The filter, which isn’t in the price",
  ],
  yours: ["What you lost the last time it stopped", "Nights on which you ran out, or had no room"],
};

const wash: TradeMatter = {
  id: "laundry-machine",
  heard: any(WASH),
  with: GOT,
  not: /\b(?:calls?|callers?|phones?|at home|my apartment|pressure|repair (?:shop|business))\b/,
  about: "{found}",
  kind: "machine",
  settles:
    "how many loads it turns on the busiest day, what water, gas and power one costs, and who comes when it stops",
  opening:
    "Stand there on a Sunday at eleven and count who waits for what. The machine people wait for is the one to buy; the size that stands empty is the one not to.",
  points: [
    [
      "Count the turns",
      "How many loads a day, by size and hour?",
      "the coin or card counter by machine for four weeks; a Sunday with a notebook",
      "Turns a day by size, and the hour at which people leave.",
      "Buying the size that already stands empty",
    ],
    [
      "Work out a load",
      "What does one load cost in water, gas and power?",
      "meter readings for a day by machine or size; the label; your own rates",
      "Cents a load now and with each candidate, and the months until the difference has paid.",
      "Comparing purchase prices and not gallons",
    ],
    [
      "Ask the building",
      "Can the drain, the gas line, the floor and the vents take it?",
      "a plumber and a mechanic on the spot: drain size, gas pressure, bolts and slab, make-up air; the city’s permit",
      "A sum and days closed.",
      "Finding out about the drain on delivery day",
    ],
    [
      "Find who repairs it",
      "Who comes, and which parts are on the shelf?",
      "the distributor’s service desk, called on a Saturday; the price of a door lock, a pump and a board",
      "Hours, and the five parts you’d keep yourself.",
      "Buying a make that nobody near you repairs",
    ],
    [
      "Choose how people pay",
      "Coins, cards or an app, and what does it cost us?",
      "the reader’s monthly fee and share, the payout day, what happens when the network is down",
      "Cost a load, and what regulars said when asked.",
      "Tying yourself to a reader that can’t be moved",
    ],
    [
      "Change them over in one row at a time",
      "How long are we closed?",
      "the distributor’s schedule, the plumber’s, and the week with the fewest loads",
      "Days, machines out, and what you tell people at the door.",
      "Closing in the busiest week",
    ],
    [
      "Buy, lease or finance",
      "Which is cheapest over their years?",
      "two written offers, one from a bank and one from the distributor; what the old ones bring; your accountant",
      "Ten years in each way, at three quarters of your count.",
      "Reckoning with every machine full",
    ],
  ],
  rows: [
    ["Turns a day, by size", "The counter, four weeks"],
    ["Gallons, therms and kilowatt-hours a load", "The label, and your own meter for a day"],
    ["Minutes from start to dry", "One of each, timed with a real load"],
    ["Hours until somebody comes", "The service desk, called on a Saturday"],
    ["Drain, gas, floor, vents", "A plumber’s written offer"],
    ["Price with delivery and hauling away", "Two written offers, dated"],
  ],
  decides:
    "It comes down to turns a day and to cents a load; speed and repairs decide between two that are equal.",
  line: "[Size] turns [number] times a day; a load costs [cents] in water and gas, and [model] would bring that to [cents].",
  unsourced: "a share of water saved, turns a day from a brochure, or how many years they last",
  ask: ["Your gas and water company: rebates, before you buy", "The landlord, in writing"],
  forget: ["The bolts and the slab", "The readers, which may not fit the new ones"],
  yours: ["Your busiest hour, and how many left", "What broke most often last year"],
};

const gym: TradeMatter = {
  id: "gym-machine",
  heard: any(GYM),
  with: GOT,
  not: /\b(?:calls?|callers?|phones?|at home|home gym|workout|routine|lose weight)\b/,
  about: "{found}",
  kind: "machine",
  settles: "which ones people wait for, who repairs them, and what a year with one costs",
  opening:
    "At six on a Monday evening, walk around with a sheet and mark what’s taken, what’s waited for, and what nobody has touched. Do it three times. That sheet is the shopping list, and the list of what to sell.",
  points: [
    [
      "Walk around at six with a sheet",
      "Which ones do people wait for, and which stand empty?",
      "three evenings and two mornings; what members asked for at the desk",
      "Taken, waited for, untouched, by machine.",
      "Buying what’s new in place of what’s waited for",
    ],
    [
      "Read what a warranty excludes",
      "Does the warranty hold in a business, and for which parts?",
      "the text, at “commercial,” “wear” and “labor”; home models exclude you",
      "Years for frame, motor, belt and labor.",
      "Buying home machines for a business",
    ],
    [
      "Find who repairs it",
      "Who comes, and how long does it stand with a sign on it?",
      "two service companies near you: which makes do they carry parts for?",
      "Days, price of a visit, parts to keep yourself.",
      "A make with no parts near you",
    ],
    [
      "Check a used one under load",
      "New, leased, or used?",
      "hours and miles in its menu, belt, deck, bearings under a heavy person for ten minutes; serial number with the maker; the lease at “return” and “buyout”",
      "What’s due, and five years in each way.",
      "Judging used ones by their looks",
    ],
    [
      "Measure floor, plug and gap",
      "Does it fit: floor, circuit, space behind it?",
      "the maker’s sheet and your insurer on distances; the floor below; its own circuit",
      "A plan with feet on it.",
      "Setting it too close to a wall",
    ],
    [
      "Say what goes out",
      "What leaves to make room, and what does it bring?",
      "two dealers’ offers; members who use only that one",
      "A sum, and two people to talk to first.",
      "Taking out what three regulars came for",
    ],
  ],
  rows: [
    ["Waits at six, by machine", "Your own sheet, five rounds"],
    ["Warranty for business use, labor included", "The text"],
    ["Days until it’s repaired", "Two service companies"],
    ["Five years: bought, leased, used", "Written offers"],
    ["Space and circuit", "The maker’s sheet; your electrician"],
  ],
  decides: "It comes down to what’s waited for at six and to who repairs it.",
  line: "At six, [number] people waited for [machine] and nobody used [machine]; one costs $[sum] a year with repairs.",
  unsourced: "how many members a machine brings, or how long it lasts",
  ask: ["Your insurer on distances and supervision"],
  forget: ["Delivery to the upper floor", "Wipes and belts, each month"],
  yours: ["The sign “out of order”: days last year", "What people ask for at the desk"],
};

/** What is bought used is asked first whether it’s that. */
export const ofAppliances: readonly TradeMatter[] = [wash, gym, cold, clinicalUsed, clinical];
