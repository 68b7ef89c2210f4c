import type { NarrowKind } from "../kind.ts";

const PARTS =
  "furnaces?|air condition\\w+|ac units?|heat pumps?|water heaters?|boilers?|roofs?|windows|siding|gutters?|garage doors?|electrical panels?|generators?|hvac systems?|sump pumps?|ductwork|decks?|driveways?|fences?";

/** What a house has one of, and what costs thousands. */
export const replacing: NarrowKind = {
  id: "replacing",
  heard: new RegExp(
    `\\b(?:replac\\w+|new|install\\w*|upgrad\\w+|buy\\w*|pay(?:ing)? for|costs? of)\\b.{0,30}\\b(?:${PARTS})\\b|\\b(?:${PARTS})\\b.{0,20}\\b(?:replacement|install\\w+|costs?|quotes?|bids?)\\b`,
  ),
  not: /\bhow to (?:install|build|clean|fix|repair)\b|\bsigns\b/,
  settles: "whether it can still be repaired, what the right size is, and which of three quotes is honest",
  opening:
    "The worst day to choose one is the day the old one quits: you take whatever can be here tomorrow. Settle five things while yours still runs, and you’re the one who decides.",
  yours: [
    "Your own range for the last ten jobs, and what moved a house from the low end to the high one",
    "The job you’d do differently today, without a name",
    "What your crew checks on the first visit that other quotes leave out",
  ],
  points: [
    [
      "Decide repair or replacement with three figures",
      "Can it still be repaired?",
      "Your last twenty repair tickets: age, price of the repair, and what happened within two years.",
      "Its age, the price of this repair, and what it cost last year. Give the point at which you’d tell your own mother to stop repairing it.",
      "Waiting until it quits",
    ],
    [
      "Have the size worked out, not copied",
      "What size does the house need?",
      "A load calculation (ACCA Manual J for heating and cooling) or a measured drawing from one recent job.",
      "Why the old one’s size proves nothing: added insulation, new windows, a finished basement. Say what is measured, and ask for the result on paper.",
      "Ordering the size of the old one",
    ],
    [
      "Get three quotes for the same work",
      "What belongs in a quote?",
      "One of your own quotes, with the name covered, marked line by line.",
      "Model numbers, removal, permit, whatever it connects to, and how long the crew is there. Without those lines a low price can’t be compared.",
      "Comparing three prices instead of three scopes",
    ],
    [
      "Check license, insurance and permit",
      "Who may do this work here?",
      "Your state’s license search and your city’s building department, each with its link and the date.",
      "Who pulls the permit, who is there for the inspection, and what an uninspected job does when the house is sold.",
      "Letting someone skip the permit",
    ],
    [
      "Look up rebates before you sign",
      "What do rebates and tax credits change?",
      "energystar.gov, the utility’s rebate page and irs.gov; programs end, so write the date beside each.",
      "Which ones apply, who applies, and which need an approval before the work begins.",
      "Asking about the rebate after the work is done",
    ],
    [
      "Read both warranties",
      "What does the warranty really cover?",
      "The maker’s terms at “labor” and “registration”; your own labor warranty.",
      "Parts and labor are two promises by two companies. Say what has to be registered, by when, and which upkeep keeps it valid.",
      "Reading only the maker’s warranty",
    ],
    [
      "Choose the week, and plan the day",
      "When is the best time, and what is the day like?",
      "Your calendar: which weeks had openings last year, and how long each job took.",
      "Your slow weeks, what has to be cleared away, and how long the house is without it.",
      "Expecting the first cold week to have openings",
    ],
  ],
};

/** A car, by people who only drive it. */
export const carCare: NarrowKind = {
  id: "car-care",
  heard:
    /\b(?:brakes?|brake pads?|tires?|oil changes?|check[- ]engine|car batter(?:y|ies)|transmissions?|wheel alignment|coolant|(?:your|a|the|my|used) (?:car|truck|vehicle)|(?:car|vehicle) (?:care|maintenance))\b/,
  with: /\b(?:care|maint\w+|winter\w*|summer|last\w*|mistakes?|signs?|tips?|when|how often|noises?|worn|squeal\w*|replace\w*|mechanics?|auto repair|drivers?|myths?|road trip)\b/,
  not: /\b(?:accident|crash|insurance|sell|buy\w*|leas\w+|wash|stor(?:e|es|ing|age)|fleet|inventory)\b/,
  settles: "what can wait, what can’t, and how to tell before it gets expensive",
  opening:
    "A car says what’s wrong with it weeks before it stops: a sound, a smell, a pull to one side. Here is what each of them means, and which ones can wait for payday.",
  yours: [
    "The three cars of this month that came in too late, and what the delay cost",
    "What you charge to look, and what you show the driver afterward",
    "The part you’d never buy cheap for your own car",
  ],
  points: [
    [
      "Start with the owner’s manual, not the sticker",
      "How often does it need that?",
      "The maintenance table of two common models, for normal and for severe driving.",
      "The maker’s interval, and what counts as severe: short trips, heat, dust, towing. Many drivers are in the severe column without knowing it.",
      "Going by the sticker on the windshield",
    ],
    [
      "Describe each warning as the driver notices it",
      "What does that noise or light mean?",
      "Whoever writes your tickets: the ten phrases drivers use, and what was found.",
      "In a driver’s words: squeals at the first stop in the morning, a light that blinks, a wheel that shakes at sixty. Say which one means pull over now.",
      "Driving on with a blinking light",
    ],
    [
      "Tell what anybody can check in the driveway",
      "What can I check myself?",
      "Do it once with somebody who never has, with a watch.",
      "Two or three checks without tools, with what good and bad look like, and a picture of each.",
      "Checking nothing between two visits",
    ],
    [
      "Say what waiting costs",
      "What happens if I wait?",
      "Two tickets for the same part: one in time, one late.",
      "The price in time beside the price too late, from your own tickets, with the month.",
      "Waiting for the second noise",
    ],
    [
      "Name what has to be done in pairs or together",
      "Why can’t you just replace the one?",
      "Your parts counter, and the maker’s service note.",
      "What belongs together, and what doesn’t although it’s often sold that way. That honesty is what gets such a text passed on.",
      "Buying the job piece by piece",
    ],
    [
      "Show what a fair estimate looks like",
      "How do I know I’m not being talked into it?",
      "One real estimate with the name covered; your state’s rules on written estimates.",
      "Parts, labor, what was measured, what may wait. Ask to see the old part.",
      "Saying yes on the phone without seeing it",
    ],
  ],
};

const ANIMAL =
  "dogs?|cats?|pupp(?:y|ies)|kittens?|(?:golden|labra|berne)?doodles?|poodles?|retrievers?|shih tzus?|huskies|husky|coats?|pets?";

/** An animal, looked after at home between two visits. */
export const petCare: NarrowKind = {
  id: "pet-care",
  heard: new RegExp(
    `\\b(?:brush\\w*|bath(?:e|s|ing)?|groom\\w*|nails?|claws?|shed\\w*|matt?(?:s|ed|ing)|comb\\w*|clip\\w*|(?:clean\\w*|car\\w+ for) .{0,12}(?:ears?|teeth))\\b.{0,60}\\b(?:${ANIMAL})\\b|\\b(?:${ANIMAL})(?:['’]s?)?\\b.{0,40}\\b(?:brush\\w*|bath\\w*|groom\\w*|nails?|coat|shed\\w*|matt?(?:s|ed|ing)|teeth)\\b`,
  ),
  not: /\b(?:grooming (?:business|shop|salon|company)|prices?|customers|calls?|phones?|book\w*|appointments?|hire|hiring|train(?:ing)? (?:an?|your) (?:groomer|assistant))\b/,
  settles: "how often, with which tool, and what to do when the animal won’t hold still",
  opening:
    "Most coats that end up shaved were brushed: on top. The trouble sits underneath, behind the ears and where the harness rubs. Ten minutes in the right order keep it from getting there.",
  yours: [
    "Which coats you shave down most, and what their people had been doing",
    "The tool you use on your own animal, and the one you’d throw away",
    "How often each coat should come in, and your price when it’s matted",
  ],
  points: [
    [
      "Name the coat before the tool",
      "What kind of coat is it?",
      "Two or three coats from this week’s book, each with a photo.",
      "Curly, double, silky, short: each needs another tool and another rhythm. Say which one the reader has, and how to tell with two fingers.",
      "Buying the brush before knowing the coat",
    ],
    [
      "Set out three tools, and no more",
      "What do I need to buy?",
      "Your own table: name each tool and what it does. Prices from two shops, with the date.",
      "A brush, a comb and something for loosening, with the order they’re used in. Say what nobody needs.",
      "Owning a brush and no comb",
    ],
    [
      "Practice standing still first",
      "What if they won’t hold still?",
      "Whoever handles the nervous ones: what are the first two minutes like?",
      "Short, at the same place, with something good at the end, before there’s any brushing at all. Give the signs that it’s time to stop.",
      "Going on until it’s finished",
    ],
    [
      "Work from the skin out, in lines",
      "How do I get all the way down?",
      "Do it once slowly, and have someone photograph the parting.",
      "Part the coat, brush one line, then the next. The comb is the test: it slides to the skin or it isn’t done.",
      "Brushing only the top",
    ],
    [
      "Go first where it mats",
      "Where do mats begin?",
      "Mark ten animals of this week on a drawing.",
      "Behind the ears, armpits, under the collar, the inside of the legs. Two minutes there beat twenty on the back.",
      "Leaving ears, armpits and collar for last",
    ],
    [
      "Do it dry, before the bath",
      "Before or after the bath?",
      "Wet one small tangle on a finished coat, and take a picture after it dries.",
      "Water tightens a tangle. Brush, bathe, dry all the way, brush again; say what towel-drying does to a thick coat.",
      "Bathing over a tangle",
    ],
    [
      "Stop at skin, scissors and pain",
      "When should I leave it alone?",
      "Your vet: what comes in after a Saturday with kitchen scissors?",
      "No scissors in a mat, ever. Redness, smell, a hot spot or a sore ear is for the vet; a coat that the comb can’t enter is for a groomer, and no reproach goes with it.",
      "Cutting a mat out with scissors",
    ],
    [
      "Give it a day in the week",
      "How often?",
      "Your own advice by coat, on one card.",
      "How many minutes on which days, beside something that happens anyway, and when the next visit is due.",
      "Waiting until it looks bad",
    ],
  ],
};
