import type { Nature } from "./kind.ts";

/** What grows outdoors for more than a summer, or in a bed of its own. */
export const planting: Nature = {
  id: "planting",
  heard:
    /\b(?:blueberr(?:y|ies)|raspberr(?:y|ies)|blackberr(?:y|ies)|grapes?|grapevines?|(?:apple|peach|pear|cherry|plum|fig|citrus|lemon|fruit|shade|maple|oak) trees?|roses?|hydrangeas?|peon(?:y|ies)|tulips?|daffodils?|lilacs?|azaleas?|lavender|asparagus|rhubarb|garlic|potatoes|onions|carrots|corn|beans|peas|hedges?|shrubs?|perennials?|wildflowers?|lawns?(?! mower)|grass seed|sod|ground ?cover|pollinator gardens?|native plants?|vegetable gardens?)\b/,
  with: /\b(?:grow\w*|plant\w*|start\w*|car(?:e|ing)|prun\w+|keep\w*|sow\w*|seed\w*|harvest\w*|garden\w*|water\w*|winter\w*|choos\w+|tips|replac\w+|restor\w+)\b/,
  not: /\b(?:balcon\w+|pots?|containers?|indoors?|window\w*|recipes?|cook\w*|pie|soup|sauce|salad|bouquets?|florists?|landscap\w+ (?:business|company)|lawn (?:care )?(?:business|company)|plant-based|power plants?|customers|clients|calls?|phones?)\b/,
  settles:
    "which variety for that place, what the soil lacks, when it’s planted, and what’s picked or seen in which year",
  opening:
    "Dig one hole a foot deep, fill it with water, and see how long it stands. Then send a cup of that soil to be tested. Everything on the tag depends on those two answers.",
  yours: [
    "Your own soil test, and what you added",
    "Variety, year of planting, and what you picked, in pounds and weeks",
    "What a deer, a frost or a fungus took, and what you do since",
  ],
  points: [
    [
      "Test the soil before you buy a plant",
      "What does the soil have to be like?",
      "A soil test from your state’s extension service: pH, drainage, what to add, by how much.",
      "The pH it wants, the pH there is, what changes it and how long that takes.",
      "Buying first, testing when it’s yellow",
    ],
    [
      "Choose the variety by zone and by season",
      "Which variety suits the place{in}?",
      "The hardiness zone by zip code at planthardiness.ars.usda.gov; your state’s extension service, at “recommended varieties.”",
      "Three by name for that zone, with height, season, and what each resists.",
      "Taking what the store has in May",
    ],
    [
      "Look for sun, wind and frost pockets",
      "Where should it stand?",
      "A look every hour on one clear day; where the snow melts last.",
      "Hours of sun, wind side, water that stands, and what roots are there already.",
      "Planting where there’s room",
    ],
    [
      "Plant in the right week, at the right depth",
      "When and how is it planted{in}?",
      "Your state’s extension service, for frost dates and spacing; the nursery’s sheet.",
      "Week, spacing, depth, how roots are loosened, and the first watering.",
      "Too deep, and too close",
    ],
    [
      "See that it’s pollinated, or that it needn’t be",
      "Does it need a second one, or bees?",
      "The variety’s page, at “pollination.”",
      "Alone, in twos, or by wind; which varieties flower together, and what never to spray in bloom.",
      "One plant, and no fruit",
    ],
    [
      "Water and mulch by inches",
      "How much water does it need?",
      "A rain gauge, and a finger under the mulch.",
      "Inches a week in the first and in later years, which mulch, how thick, and how far from the stem.",
      "A mountain of mulch against the stem",
    ],
    [
      "Feed it by the test and not by the bag",
      "What do I feed it, and when does that stop?",
      "The test’s recommendation; the bag’s three numbers.",
      "Which fertilizer, in which month, how much for its age, and the month after which none is given.",
      "More, because it looks sad",
    ],
    [
      "Keep out birds, deer and fungus",
      "What eats it, and what makes it sick?",
      "Your state’s extension service: the three pests and diseases of just this plant, with pictures.",
      "Net, fence, spacing: what’s put up when; the first sign of the three, and what’s allowed.",
      "Spraying first, asking later",
    ],
    [
      "Prune in the right month, or not yet",
      "When and where do I cut?",
      "A grower’s pictures for year one, two and five.",
      "Which wood bears, what’s cut in which month, and what’s left alone in the first years.",
      "Cutting in fall because it’s tidy",
    ],
    [
      "Say what there is in year one, two and five",
      "When do I harvest, or see it bloom?",
      "Two gardeners nearby, with pounds and years.",
      "What’s normal in each year, how ripe looks, what it costs and when it has paid for itself; what it needs before winter.",
      "Expecting a pie in the first summer",
    ],
  ],
};

/** Something that works by itself for days or weeks once it’s mixed. */
export const batch: Nature = {
  id: "batch",
  heard:
    /\b(?:compost\w*|worm bins?|vermicompost\w*|ferment\w*|kombucha|kimchi|sauerkraut|pickl(?:e|es|ing)|canning|can(?:ning)? (?:tomatoes|peaches|vegetables|fruit|jam)|preserves|jams?|jerky|home ?brew\w*|sourdough starters?|soap ?making|make (?:\w+ )?(?:soap|candles|yogurt|cheese|vinegar))\b/,
  not: /\b(?:pickleball|traffic jams?|paper jams?|restaurants?|business|company|customers|clients|calls?|phones?|hauling)\b/,
  settles:
    "what goes in and what never does, in what it’s kept, how long it takes, and how one sees that it’s going wrong",
  opening:
    "It does its work without you, as long as three things are right: what goes in, how wet it is, and how warm. Write those down for the first batch, and the second is easy.",
  yours: [
    "Your first batch, with amounts and dates",
    "What it smelled or looked like when it went wrong",
    "What it costs you in a month, and what you get out of it",
  ],
  points: [
    [
      "Settle where it stands, and whether it may",
      "Where do I put it?",
      "The lease or the city’s page; a thermometer at the spot for three days.",
      "Temperature, sun, drips, weight, neighbors, and what a lease or an ordinance says.",
      "Beginning in the wrong corner",
    ],
    [
      "Choose the container by volume",
      "What do I keep it in?",
      "A week of scraps or one recipe’s yield, measured.",
      "Gallons, material, lid, holes or airlock, and what it costs bought and homemade.",
      "Buying the biggest",
    ],
    [
      "Put down what goes in, and what never does",
      "What goes in, in which proportion?",
      "Your state’s extension service; for anything that’s eaten, a tested recipe from nchfp.uga.edu.",
      "Proportions by weight or volume, and the list of what never goes in, each with its reason.",
      "Going by feel with food that’s kept",
    ],
    [
      "Start it in this order",
      "How do I start?",
      "Do it once with a watch and a camera.",
      "First layer or first mix, how wet it is when squeezed or measured, and what’s done on days one to seven.",
      "Filling it up on day one",
    ],
    [
      "Know smell, color and bugs",
      "How do I see that something’s wrong?",
      "The extension’s help line, with a photo; two people who do it.",
      "Sour, rotten, moldy, fruit flies: what each means, what puts it right, and when it’s thrown out.",
      "Tasting to find out",
    ],
    [
      "Say when it’s done, and what for",
      "How long does it take, and how do I use it?",
      "A diary of the first batch.",
      "Weeks by season, the sign that it’s done, how it’s stored or used, and how much comes out.",
      "Taking it out too early",
    ],
  ],
};
