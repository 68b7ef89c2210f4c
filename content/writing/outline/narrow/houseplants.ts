import type { NarrowKind } from "../kind.ts";

/** A plant that gets another pot: whether, when, how big, in what, and what it does afterward. */
export const repotting: NarrowKind = {
  id: "repotting",
  far: true,
  heard:
    /\b(?:repot\w*|re-pot\w*|pot(?:ting)? up (?:an?|the|your|my|plants?)|transplant\w* (?:\w+ ){0,2}(?:plants?|seedlings|ferns?|figs?|palms?|cact\w+|succulents?|orchids?))\b/,
  not: /\b(?:kidney|liver|organ|hair|heart|patients?|calls?|phones?)\b/,
  settles:
    "whether it needs a new pot at all, how much bigger, in which soil, and what’s normal in the weeks after",
  opening:
    "Most plants that die of a new pot didn’t need one. They were thirsty, short of light, or had just been moved, and the roots were fine. Five minutes with the plant out of its pot tell you which it was.",
  yours: [
    "Your own plant: the month, the old and the new pot in inches, and what it looked like eight weeks later",
    "A picture of the roots on the day, and what you cut off",
    "One that you shouldn’t have touched, and how you’d know today",
  ],
  points: [
    [
      "Look at the roots first",
      "Does it need a new pot at all?",
      "Your own plant out of its pot, with a picture; the extension service’s page on root-bound houseplants.",
      "The signs that count (roots circling, roots out of the holes, water running straight through), those that don’t (a drooping leaf, a new home), and how long this kind usually stays in one pot.",
      "Repotting because a leaf fell",
    ],
    [
      "Settle whether it can wait for spring",
      "Is this the right season for it?",
      "The extension service, or a grower of just this plant: in which months does it make roots?",
      "When it grows and when it rests, what may be done outside that time (rot, a broken pot, roots with nowhere to go), and what to do in the meantime if it’s to wait: the top two inches of soil, and less water.",
      "Doing it because there’s time on a holiday",
    ],
    [
      "Go up one size",
      "How big should the new pot be?",
      "A tape measure across the old pot; a grower’s rule for this kind, in inches.",
      "Inches wider than the root ball, depth, why a much bigger pot stays wet, and clay or plastic for whom.",
      "A pot it can grow into for years",
    ],
    [
      "Choose soil that drains",
      "Which soil does it want?",
      "The ingredients on three bags; the mix a grower of this plant uses, in parts.",
      "What it’s mixed of, what a bag of plain potting soil needs added, how many quarts for that pot, and holes in the bottom rather than gravel.",
      "Soil from the garden",
    ],
    [
      "Free the roots without tearing them",
      "How is it done, step by step?",
      "Have it done once by somebody who does it often, with a picture at each step.",
      "Watering the day before, how to get it out, which roots are cut and with what, how deep it sits, and how firmly the soil goes in. Sap or thorns: gloves, and pets out of the room.",
      "Pulling it out by the stem",
    ],
    [
      "Put it back in its light, and water with care",
      "What does it need in the first weeks?",
      "A finger two inches into the soil, every third day, written down; the direction of the window.",
      "How much water on the first day and when the next, the same window as before, its distance from a heater or a draft, and no fertilizer until when.",
      "Water every day to help it along",
    ],
    [
      "Know which lost leaves are normal",
      "Why does it drop leaves now?",
      "The extension service’s help line, with a photo; two people who did it last year.",
      "How many leaves in how many weeks are normal, which color and which smell mean rot, and what to do on that day.",
      "Repotting it once more",
    ],
  ],
};

/** A plant that lives in a room: light before water, and what its leaves say. */
export const houseplants: NarrowKind = {
  id: "houseplants",
  far: true,
  heard:
    /\b(?:house ?plants?|fiddle[- ]leaf figs?|monsteras?|pothos|snake plants?|zz plants?|peace lil(?:y|ies)|philodendrons?|spider plants?|rubber plants?|calatheas?|orchids?|succulents?|african violets?|ferns?|indoor plants?|office plants?)\b/,
  not: /\b(?:wedding|bouquets?|florists?|deliver\w*|tattoos?|calls?|phones?)\b/,
  settles:
    "how much light it really gets, how to tell that it’s thirsty, and what its leaves are trying to say",
  opening:
    "Far more houseplants die of water than of thirst. The other half of the answer is light, and a bright room to people is often a dark one to a plant. Hold your hand over the spot at noon: a sharp shadow is light, a blur isn’t.",
  yours: [
    "Which window yours stands at, and how long it has lived there",
    "How often you really water it, in January and in July, from a diary",
    "One that you lost, and of what",
  ],
  points: [
    [
      "Measure the light on its spot",
      "How much light does it need?",
      "One clear day, a look every two hours; the university extension’s page on this plant.",
      "Which window and how many feet from it, what too little and too much look like on the leaf, and when a lamp pays.",
      "A bright room, whatever it faces",
    ],
    [
      "Water by the finger",
      "How often do I water it?",
      "A finger two inches deep, written down for three weeks.",
      "How dry it may get, how much at once, what winter changes, and who does it on vacation.",
      "Every Sunday, a cupful",
    ],
    [
      "Keep heat, cold and dry air away from it",
      "Which temperature and humidity does it want?",
      "A thermometer on the spot at night; the extension’s lowest figure for this plant.",
      "Lowest night temperature, distance from heaters, vents and cold glass, and whether misting does anything.",
      "The warm spot over the radiator",
    ],
    [
      "Give it a pot with a hole, and the right soil",
      "Which pot and which soil, and when a new one?",
      "The bag’s ingredients; the roots, once a year.",
      "The mix in parts, the size of the pot, the signs of a full one, and the months for a new one.",
      "A pretty pot without a hole",
    ],
    [
      "Feed it while it grows",
      "Does it need fertilizer?",
      "The label: strength and weeks.",
      "From which month to which, how strong, and what too much looks like.",
      "Feeding a sick plant",
    ],
    [
      "Read the leaves",
      "Why are its leaves yellow, brown or falling?",
      "The extension’s help line, with a photo of leaf and soil.",
      "Yellow below, brown at the tip, spots, dropped in a week: the likeliest cause of each, and the first thing to change.",
      "Changing everything at once",
    ],
    [
      "Know who mustn’t eat it, and what eats it",
      "Is it poisonous to pets, and which pests does it get?",
      "aspca.org’s list, by its full name; a magnifying glass under three leaves.",
      "Poisonous to whom and what it does, three pests with the first sign of each, and what helps that’s safe in a room.",
      "Spraying before looking",
    ],
  ],
};
