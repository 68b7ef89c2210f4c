import type { OutlinePoint } from "../kind.ts";
import { any, GOT, NO_MATTER, USED, used } from "./equipment.ts";
import type { TradeMatter } from "./kind.ts";

// Machines that a business buys, rents or leases for its work; what is bought used has first questions of its own.

const HEAVY =
  "(?:skid[- ]?steers?|skid loaders?|track loaders?|wheel loaders?|(?:mini[- ]?)?excavators?|backhoes?|bulldozers?|tractors?|forklifts?|lift trucks?|pallet jacks?|scissor lifts?|boom lifts?|bucket trucks?|telehandlers?|trenchers?|stump grinders?|(?:wood )?chippers?|zero[- ]turns?|(?:walk[- ]behind|stand[- ]on|riding|commercial)(?: lawn)? mowers?|mowers?|generators?|pressure washers?|(?:concrete|mortar) mixers?|dump trailers?|snow ?plows?|salt spreaders?|aerators?|augers?|(?:sewer|drain|pipe|inspection) (?:cameras?|machines?|jetters?|snakes?)|hydro[- ]?jett?ers?|carpet extractors?|truck ?mounts?|heavy equipment)";
const SHOP =
  "(?:cnc(?: \\w+)?|lathes?|milling machines?|(?:vertical|horizontal) mills?|machining centers?|press brakes?|(?:plasma|laser|vinyl) (?:cutters?|tables?|engravers?)|(?:table|panel|band|cold) ?saws?|planers?|(?:mig |tig )?welders?|(?:two|four|2|4)[- ]post lifts?|(?:car|vehicle|auto) lifts?|alignment (?:machines?|racks?)|tire (?:changers?|machines?|balancers?)|wheel balancers?|(?:paint|spray) booths?|(?:shop )?air compressors?|shop compressors?|embroidery machines?|screen[- ]?print\\w* (?:press\\w*|equipment|machines?)|heat press(?:es)?|edge ?banders?|dust collectors?|kilns?|(?:industrial )?sewing machines?|(?:offset|digital) press(?:es)?|packag\\w+ machines?|shrink[- ]?wrap\\w*|label applicators?|scan tools?|key (?:cutting )?machines?)";

const paper: OutlinePoint = [
  "Search its number before you pay",
  "Is it theirs to sell, and is anything owed on it?",
  "the serial number on the plate against the bill of sale; the state’s lien search (UCC) under the seller’s name; the maker’s dealer, who can look up recalls and whether it was reported stolen",
  "Serial number, owner, lien, recalls. Pay when the lender’s release is in your hand, not when it’s promised.",
  "Paying before anybody has searched the serial number",
];
const seller: OutlinePoint = [
  "Choose whom you buy from",
  "Dealer, owner or auction: what does each leave you with?",
  "the same machine at all three: price with fees, days to try it, what is promised in writing",
  "A dealer costs more and can take it back; an owner knows its history; at an auction “as is” means that you’re the one who finds out.",
  "Bidding on a machine that nobody may start",
];
const pastRepairs: OutlinePoint = [
  "Read its repairs, not its paint",
  "What was done to it, by whom, and when?",
  "invoices, not a notebook; the dealer’s service record by serial number; a mechanic who knows that model: which faults come in which year?",
  "A list of what was replaced, and of what is due next with its price. Fresh paint over a leak is a repair you’ll pay for.",
  "Believing fresh paint and no paper",
];
const withdraw: OutlinePoint = [
  "Write the price at which you leave",
  "What is it worth to us, and at which fault do we go home?",
  "three asking prices of that year and use; the mechanic’s list of what is due; the new one’s price with its warranty",
  "Asking price less what is due in the first year. Beside it the faults that end the talk.",
  "Going on because of the long drive there",
];

const heavyUsed: TradeMatter = {
  id: "used-heavy",
  heard: used(HEAVY),
  with: GOT,
  not: NO_MATTER,
  about: "{found}",
  kind: "machine",
  settles:
    "what it has to lift, dig or cut, how many of its hours are gone, what’s due next, and whether it’s the seller’s to sell",
  opening:
    "Get there before the seller has warmed it up. A cold engine tells you in thirty seconds what an hour of driving won’t: how it starts, what it smokes, what knocks. If it’s warm when you arrive, ask why.",
  points: [
    [
      "Start with the heaviest thing it will lift",
      "What’s the heaviest job, and can that model do it?",
      "the hardest job of last year in figures: weight and height, gallons and pressure, or square feet an hour, whichever it’s about; the maker’s data for that model for just these; the narrowest gate or door it has to pass",
      "Four figures of yours next to four of the machine’s. Attachments you own need its coupler and its flow.",
      "Buying by size and not by what it may lift",
    ],
    [
      "Read the hour meter, then doubt it",
      "How many hours has it run, and does the wear agree?",
      "the meter; pedals, seat, grips and pins; the hours on the last two service invoices",
      "Hours, and what shows them: a worn pedal at 900 hours is a changed meter. What that model needs at its next thousand.",
      "Trusting the hour meter alone",
    ],
    [
      "Start it cold and work it hot",
      "How does it start cold, and what does it do after an hour?",
      "an appointment at eight, hood cold to the hand; then forty minutes at work with a full load",
      "Seconds to start, smoke and its color, noise, lift and travel under load, what drifts or creeps when it’s let stand.",
      "Trying it when the seller has warmed it up",
    ],
    [
      "Look under it and at every joint",
      "What leaks, and what has play?",
      "a flashlight, a rag, a pry bar, your mechanic: hoses and cylinders, pins and bushings, tracks or tires, welds, cutting edge, oil samples sent to a laboratory",
      "A list with a price for each. Tracks or tires alone can be a tenth of what it costs.",
      "Skipping the undercarriage",
    ],
    pastRepairs,
    paper,
    seller,
    withdraw,
  ],
  rows: [
    ["Hours on the meter, and on the last two invoices", "The plate and the seller’s papers"],
    ["Rated capacity, lift height, hydraulic flow", "The maker’s data sheet for that model and year"],
    ["What’s due in the first year, with prices", "Your mechanic, after an hour with it"],
    ["Liens, owner, recalls by serial number", "The state’s UCC search; the maker’s dealer"],
    ["Asking prices of three others like it", "Dealers’ and auction results, with dates"],
    ["Days until parts come", "The dealer’s parts counter, asked for one filter and one pump"],
    ["A day’s rent for the same one", "Two rental yards"],
  ],
  decides:
    "It comes down to what’s due next and to how many days a year you’d really use it; below some number of days, renting wins.",
  fears: [
    "“We buy somebody’s trouble.” Show the mechanic’s list, with prices, beside what a new one costs.",
    "“It stands still in the busiest week.” Say where you’d rent one by the next morning, and for how much.",
  ],
  line: "It has [number] hours; by our mechanic’s list $[sum] is due in the first year, so it’s worth $[sum] to us and not $[asking price].",
  unsourced: "“low hours,” “one owner,” what it will be worth, or how many hours such a machine lasts",
  ask: [
    "A mechanic who works on that make and isn’t the seller’s",
    "Your insurer: cover from the minute you load it, and on the trailer",
  ],
  forget: [
    "A trailer and a truck that may pull it, and whose license that needs",
    "Keys, manuals, attachments and the codes for its controls: on the bill of sale",
  ],
  yours: [
    "Days last year on which you rented one, and what that cost",
    "What broke on the last used machine you bought, and when",
  ],
};

const heavy: TradeMatter = {
  ...heavyUsed,
  id: "heavy",
  heard: any(HEAVY),
  about: "{found}",
  settles:
    "what it has to do on the heaviest day, how many days a year it runs, and who comes to the job when it stops",
  opening:
    "Count the days before you look at models. If it would run forty days a year, the rental yard is your rival, and it has a mechanic. Put the two sums next to each other first.",
  points: [
    [
      "Count the days it would run",
      "On how many days a year would it really run?",
      "last year’s jobs, day by day; the rental yard’s invoices",
      "Days, and dollars of rent saved. The day on which owning and renting cost the same.",
      "Buying for the one week in which it was missed",
    ],
    heavyUsed.points[0] as OutlinePoint,
    [
      "Try it on your own ground",
      "What does the crew say after a day with it?",
      "a day’s demonstration or rent on one of your own jobs, with whoever will run it",
      "Yards, loads or feet an hour, what was awkward, who could run it by noon.",
      "Letting the seller drive the demonstration",
    ],
    [
      "Ask who comes to the job",
      "Who comes when it stops, and how soon is the part there?",
      "the dealer’s service desk, called in the busy season; the parts counter for one belt and one pump",
      "Hours until somebody’s on the job, a loaner or not, and your plan for that day.",
      "Asking about service after the first breakdown",
    ],
    [
      "Plan how it gets there and where it sleeps",
      "How does it get to the job, and where does it stand at night?",
      "weight with attachments, your trailer’s and truck’s ratings, license and insurance; the yard: fence, key, tracker",
      "Trailer, truck, driver, lock. A machine that can’t be towed legally isn’t yours to use.",
      "Forgetting the trailer",
    ],
    [
      "Buy, lease or rent: add up five years",
      "New, used, leased or rented by the day?",
      "a written offer for each at your own days; fuel, service, insurance, resale; your accountant on this year’s deduction",
      "Five years in each way, and cost for each day it runs.",
      "Comparing the monthly payment only",
    ],
    withdraw,
  ],
  rows: [
    ["Days a year it would run", "Last year’s jobs and rental invoices"],
    [
      "The hardest job in the machine’s own figures, and the narrowest way in",
      "Your own job; the maker’s data sheet",
    ],
    ["Five years owned, leased, rented by the day", "Written offers at your own days"],
    ["Hours until somebody’s on the job, a loaner", "The dealer’s service desk, in the busy season"],
    ["Towed by what, on which license", "The plates on your truck and trailer; your state’s page"],
    ["Work in an hour, on your own ground", "A day’s demonstration or rent"],
    ["What it brings after five years", "Auction results for that model, with dates"],
  ],
  decides:
    "It comes down to the days a year it would run: below some number of them renting wins, above it the one whose service comes to the job.",
  line: "It would run [number] days a year; owned, a day costs $[sum], and rented $[sum].",
  unsourced: "resale, fuel or hours from a brochure, or a tax saving",
  ask: [
    "The rental yard: what they buy themselves, and why",
    "Your insurer and your accountant, before you sign",
  ],
};

const shopUsed: TradeMatter = {
  ...heavyUsed,
  id: "used-shop",
  heard: used(SHOP),
  settles:
    "which of your own jobs it has to do, how true it still runs, and what it costs to move, wire and anchor",
  opening:
    "Take a job of your own along, and have it done while you watch. A used machine can look tired and run true, or shine and be off by more than anybody would pay for. Only the job says which.",
  points: [
    [
      "Bring your own job",
      "Can it do the job we’d buy it for?",
      "your commonest and your hardest piece of work, run on it under power and checked afterward with your own gauge or eye",
      "Size, time and finish next to what your drawing or whoever ordered it asks for.",
      "Buying a machine that nobody has run under power",
    ],
    [
      "Measure what has worn",
      "How true does it still run?",
      "spindle or bearing noise, play and backlash with an indicator, ways, belts, pump, a lift’s cables and pads; hours if it counts them",
      "Figures with the maker’s limits beside them, and the price of the repair if it’s over.",
      "Judging wear by the paint",
    ],
    [
      "Ask for its control and its parts",
      "Is the control still supported, and are there parts?",
      "the maker’s service line with model and serial number; backups, passwords, manuals, tooling that goes with it",
      "Last year of support, days until a board comes, what’s on the bill of sale.",
      "Finding out about the control after the move",
    ],
    [
      "Price the move and the floor",
      "What does it cost until it runs in our shop?",
      "a rigger, an electrician (phase, amps, voltage), air, exhaust, the slab’s thickness, the door’s height; the city where it needs a permit",
      "A sum, the weeks, and who anchors and signs for it.",
      "Forgetting the rigger and the electrician",
    ],
    pastRepairs,
    paper,
    seller,
    withdraw,
  ],
  rows: [
    ["Your own job: size, time, finish", "A run under power, your own gauge"],
    ["Play, noise, wear against the maker’s limits", "An indicator; the maker’s manual"],
    ["Support for the control ends in", "The maker’s service line, by serial number"],
    ["Moved, wired, anchored, running", "A rigger’s and an electrician’s offer"],
    ["Liens, owner by serial number", "The state’s UCC search"],
    ["Guards and stops that are there", "Your insurer or a safety consultant; the manual"],
  ],
  decides: "It comes down to your own job, measured, and to what it costs until it runs on your floor.",
  line: "It held [measure] on our own job and costs $[sum] to move and wire, so it’s worth $[sum] to us.",
  unsourced: "“like new,” an accuracy from the brochure, or how many hours are left in it",
  ask: ["The maker’s service line, with the serial number", "Your electrician, with the plate’s photo"],
  forget: [
    "Guards, stops and manuals, without which nobody may run it",
    "Tooling, pads and adapters that don’t fit yours",
  ],
  yours: ["What you send out today, and what it costs", "How long the present one stood still last year"],
};

const shop: TradeMatter = {
  ...shopUsed,
  id: "shop-machine",
  heard: any(SHOP),
  about: "{found}",
  settles: "how much of your work it would do, what it costs until it runs, and who comes when it stops",
  opening:
    "Put last month’s jobs on the bench and sort them: those it would have done, those it wouldn’t, and those you sent out. The first pile has to pay for it.",
  points: [
    [
      "Sort last month’s jobs",
      "How much of our own work would it do?",
      "a month of jobs with minutes each; what was sent out, and for how much",
      "Hours a week it would run, and dollars sent out that would stay.",
      "Buying for the job that came once",
    ],
    shopUsed.points[0] as OutlinePoint,
    shopUsed.points[3] as OutlinePoint,
    [
      "Ask what it eats in a year",
      "What does a year with it cost: power, tools, filters, service?",
      "the maker’s list of what wears, with prices; a service contract’s text; an owner two years in",
      "Cost an hour, with the person who runs it.",
      "Comparing the price on the offer only",
    ],
    [
      "Call the service number first",
      "Who comes when it stops, and where are the parts?",
      "the number, called once on a Monday at ten; the parts price for one pump and one board",
      "Hours until somebody’s there, by phone or on the spot, and who does your work meanwhile.",
      "Asking who fixes it on the day it breaks",
    ],
    [
      "Settle who runs it safely",
      "Who is trained on it, and what does the safety rule ask?",
      "the maker’s training, days and price; osha.gov for that kind of machine; your insurer",
      "Names, days, guards, and who may not.",
      "Training one person only",
    ],
    [
      "Buy, lease or send the work out",
      "Which is cheapest over five years?",
      "three written offers at your own hours: new, used, leased; the price you pay outside today",
      "Five years in each way, what’s yours at the end, and at which hours a week sending out wins.",
      "Looking at the monthly rate only",
    ],
  ],
};

const FOR_WORK =
  /\b(?:business|company|shop|store|firm|practice|clinic|office|salon|studio|restaurant|contractors?|landscap\w+|crew|owners?|farm|bakery|gym|our|we)\b/;
/** Whatever it is: it’s used, and for work. */
const usedAny: TradeMatter = {
  ...shopUsed,
  id: "used-any",
  heard: new RegExp(
    `\\b(?:buy\\w*|bought|purchas\\w+|choos\\w+|shop(?:ping)? for|look(?:ing)? (?:for|at)|worth) (?:[\\w-]+ ){0,4}?${USED} (?:[\\w-]+ ){0,3}?(?:machines?|equipment|units?|presses|systems?|tools?|[a-z]{4,}ers?)\\b`,
  ),
  with: FOR_WORK,
  not: /\b(?:cars?|trucks?|vans?|vehicles?|trailers?|computers?|laptops?|phones?|calls?|callers?|books?|clothes|furniture|customers?|software|homes?|houses?|papers?)\b/,
  opening:
    "Have it run in front of you, cold, with a job of your own. Whatever the seller says about it you can read later; what it does in the first ten minutes you can’t.",
};

/** What is bought used is asked first whether it’s that. */
const CAMERA =
  "(?:(?:sewer|drain|pipe|inspection|thermal|infrared|video) (?:inspection )?(?:cameras?|imagers?|scopes?)|borescopes?|(?:pipe|line|utility) locators?)";
const cameraUsed: TradeMatter = {
  id: "used-camera",
  heard: used(CAMERA),
  with: GOT,
  not: NO_MATTER,
  about: "{found}",
  kind: "machine",
  settles:
    "whether it sees what your jobs need seen, what the head and the cable have been through, who still mends that model, and whether it’s the seller’s to sell",
  opening:
    "The screen is what the seller shows you, and it’s the cheapest part. What you’re buying is the last ten feet: the head, the spring behind it and the cable. Have those in your hands before you look at a picture.",
  points: [
    [
      "Name the jobs it has to see",
      "Which sizes, bends and lengths does it have to go through?",
      "the last twenty jobs on which you rented one or sent somebody else: diameter, length, bends, what had to be found",
      "Three figures: smallest pipe, longest run, tightest bend. What it can’t do of these counts against the price.",
      "Buying by the picture",
    ],
    [
      "Put the head and the cable through your own pipe",
      "Does the picture hold over the whole length, wet and moving?",
      "the seller’s place or yours: all of the cable out, in water, pulled and pushed; the head turned upright; light at its brightest",
      "Where it flickers, in feet. Scratches on the lens, kinks in the cable, a loose spring: each with what a new one costs.",
      "Trying it on a bench",
    ],
    [
      "Find its signal from above",
      "Does the transmitter in the head still show up on a locator?",
      "a locator, borrowed or rented for an hour, over a pipe whose depth you know",
      "Depth shown, depth measured. A head without a signal is half of what it’s bought for.",
      "Forgetting that the locator is sold apart",
    ],
    [
      "Ask who still mends that model",
      "Are there heads, cables and batteries for it, for how many years, and at what price?",
      "the maker’s service desk and one independent shop, with the model and serial number: price and weeks for a head, a cable, a screen",
      "Three prices and a year in which they stop. Beyond that it’s a camera until it breaks.",
      "Believing that parts can be found",
    ],
    [
      "See how a recording gets to a customer",
      "In which file, over which app, with whose account?",
      "one recording made, saved and sent to your own phone on the spot; whether the app needs the seller’s login or a yearly fee",
      "Minutes from the pipe to the customer’s phone, and what it costs a year.",
      "Getting it home with somebody else’s account in it",
    ],
    paper,
    seller,
    withdraw,
  ],
  yours: [
    "Jobs last year on which you rented one or sent somebody, and what that cost",
    "The pipe in which the last one got stuck",
  ],
  line: "It sees [feet] in [inches], shows on the locator at [depth]; head and cable would cost [sum], so it’s worth [sum] to us.",
  ask: ["The maker’s service desk, with the serial number"],
  forget: [
    "The locator, the charger, skids and spare glass: on the bill of sale",
    "Washing it out before anybody looks through it",
  ],
  fears: [
    "“The cable breaks in a month.” Say what a new one costs and how soon it’s there.",
    "“We rent one twice a year.” Put those two invoices beside the price.",
  ],
  unsourced: "how many feet such a cable lasts, or that it pays for itself in so many jobs",
};

export const ofEquipment: readonly TradeMatter[] = [cameraUsed, heavyUsed, shopUsed, heavy, shop];
/** After all that is told by its name. */
export const ofUsed: readonly TradeMatter[] = [usedAny];
