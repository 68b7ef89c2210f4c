import type { NarrowKind } from "../kind.ts";

const GROWN =
  /\b(?:grow\w*|plant\w*|raise|raising|start\w*|harvest\w*|garden\w*|pots?|containers?|balcon\w+|raised beds?|seedlings?|tips|care|water\w*|prun\w*)\b/;

/** What sets fruit: it is chosen by its habit, held up, fed, and needs its flowers to take. */
export const fruiting: NarrowKind = {
  id: "fruiting",
  far: true,
  heard:
    /\b(?:tomato(?:es)?|cherry tomatoes|(?:bell |chil[ei] |hot )?peppers|jalape[nñ]os?|cucumbers?|zucchinis?|squash(?:es)?|eggplants?|strawberr(?:y|ies)|pole beans|green beans|pumpkins?|melons?)\b/,
  with: GROWN,
  not: /\b(?:sauce|soup|salad|recipes?|cook\w*|canning|restaurant|menu|calls?|phones?)\b/,
  settles:
    "which variety for that spot, how big a pot, how much sun and water, and what to do when the flowers fall off",
  opening:
    "Two plants from the same shelf can end the summer at very different heights. Which kind you’ve got stands on the tag in one word, so begin by reading the tag.",
  yours: [
    "The variety you grew, the pot it stood in, and what you picked, in pounds and weeks",
    "Hours of direct sun on your spot, counted in June",
    "What went wrong first, and what you’d do by the same week this year",
  ],
  points: [
    [
      "Choose the variety by the room it has",
      "Which variety suits my spot?",
      "Seed packets and tags, at “habit,” “height” and “days to maturity”; the county extension’s list of varieties for containers.",
      "Bush or climbing (on tomato tags: determinate or indeterminate), final height, days until the first fruit, and which diseases it resists. Three by name, with the seller.",
      "Buying the plant with the prettiest picture",
    ],
    [
      "Match the pot to the roots",
      "How big does the pot have to be?",
      "The extension’s page on vegetables in containers, with gallons for each kind of plant; a kitchen scale for the wet pot.",
      "Gallons and inches for each variety named above, holes, potting mix and not garden soil, and what one pot weighs after watering.",
      "Starting in a pot that’s full of roots by July",
    ],
    [
      "Count the hours of direct sun",
      "How much sun does it need?",
      "One clear day: a look every hour from eight to seven, written down. Then the number of hours on the tag.",
      "The hours it needs, the hours the spot has, and what to grow instead where they don’t meet.",
      "Guessing “sunny”",
    ],
    [
      "Set the date by the nights",
      "When does it go outside?",
      "Average last frost for the zip code; the lowest night temperature that the tag or the extension gives.",
      "Weeks indoors, how to harden it off over a week, the night temperature to wait for, and what to do when one cold night comes after all.",
      "Planting on the first warm weekend",
    ],
    [
      "Water evenly, down to the bottom",
      "How often, and how much?",
      "A finger two inches deep, morning and evening for a week; what runs out below.",
      "How to tell by the finger, how much a pot takes in May and in a hot July, why uneven watering splits fruit or rots its end, and who does it on vacation.",
      "A splash every evening",
    ],
    [
      "Give it something to hold on to, and take off what it doesn’t need",
      "Does it need a stake, and do I prune it?",
      "The habit on the tag decides; a grower’s pictures of the side shoots.",
      "Cage, stake or string, set on the day of planting; which shoots are pinched out, and on which varieties none are.",
      "Adding the stake when it’s lying on the floor",
    ],
    [
      "Feed it once it flowers",
      "What do I feed it, and when?",
      "The bag’s label: how many weeks the mix feeds by itself; the fertilizer’s three numbers.",
      "From which week, how often, which numbers, and what too much nitrogen looks like: leaves and no fruit.",
      "Feeding for leaves",
    ],
    [
      "Know why flowers drop and what the leaves say",
      "Why is there no fruit, and what are the spots?",
      "The extension’s page on problems of just this plant, with pictures; its help line for a photo.",
      "Heat or cold at night, nothing to pollinate it up there, and shaking the flowers by hand; then three pests or diseases by name, with the first sign and what to do that day.",
      "Spraying before knowing what it is",
    ],
  ],
};

/** What is eaten as a leaf: it is sown again and again, and lost when it bolts. */
export const leaves: NarrowKind = {
  id: "leaves",
  far: true,
  heard:
    /\b(?:basil|cilantro|parsley|mint|rosemary|thyme|(?:kitchen |fresh )?herbs|lettuces?|arugula|spinach|kale|chard|microgreens|salad greens|scallions)\b/,
  with: GROWN,
  not: /\b(?:sauce|soup|recipes?|cook\w*|restaurant|menu|tea|supplements?|calls?|phones?)\b/,
  settles: "which of them live together, how to cut so that it grows back, and what to do before it bolts",
  opening:
    "Count the stems in a pot of basil from the supermarket before you read on. It’s a crowd, and that’s a fair place to begin.",
  yours: [
    "Which of them lived through your summer or your winter, and on which window",
    "How often you sowed, and for how many weeks you picked",
    "What you’d never plant in the same pot again",
  ],
  points: [
    [
      "Sort them by thirst",
      "Which of them can share a pot?",
      "The tags, at “water” and “light”; the extension’s page on herbs in containers.",
      "Dry and sunny (rosemary, thyme), moist (basil, parsley, cilantro), and mint by itself; perennial or one season.",
      "One pretty bowl of everything",
    ],
    [
      "Find the window or the spot",
      "How much light does it need?",
      "A look every hour on one clear day; for a window its direction and what stands outside.",
      "Hours for leaves and for the woody ones, which do with four, and from which month a lamp is needed.",
      "The kitchen sill, whatever it faces",
    ],
    [
      "Decide between seed, start and supermarket pot",
      "What do I buy?",
      "Days to the first cut on the packet; the price of one bunch at the store.",
      "Which are worth sowing, which are better bought as plants, and how to divide a crowded pot.",
      "Twelve packets in March",
    ],
    [
      "Give roots room, and let water out",
      "Which pot and which soil?",
      "Depth in inches for each on the extension’s list.",
      "Depth, holes, mix, and the saucer that’s emptied.",
      "A jar without a hole",
    ],
    [
      "Cut so that it grows back",
      "How do I pick it?",
      "A grower’s pictures of where to cut: above which pair of leaves?",
      "Where to cut each of them, how much at most, and how often.",
      "Plucking the biggest leaves",
    ],
    [
      "Sow again before it bolts",
      "Why did it go to flower, and what then?",
      "The packet at “days to maturity,” and your own hottest weeks.",
      "A new row every so many weeks, what heat does, and what’s still good once it flowers.",
      "Sowing all of it once",
    ],
    [
      "Know the three things that kill it",
      "Why do the leaves turn yellow or sticky?",
      "The extension’s help line, with a photo.",
      "Wet feet, aphids, mildew: the first sign of each, and what may be used on something you’ll eat.",
      "Spraying what goes on the plate",
    ],
  ],
};
