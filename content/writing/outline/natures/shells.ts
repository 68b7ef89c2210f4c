import type { Nature } from "./kind.ts";

/** What keeps weather out of a building, or stands in it: a roof, siding, windows, a deck. */
export const shell: Nature = {
  id: "shell",
  heard:
    /\b(?:roof(?:s|ing)?(?: materials?)?|shingles|siding|gutters?|windows|skylights?|storm doors?|(?:front|garage|patio|exterior) doors?|insulat(?:e|ion|ing)|decks?|decking|fenc(?:e|es|ing)|pergolas?|porch(?:es)?|chimneys?|awnings?|shutters)\b/,
  not: /\b(?:roofing (?:company|companies|contractors?|business)|roofers?|shop windows?|display windows?|storefront|card decks?|decks? of cards|pitch deck|slide deck|windows (?:10|11|pc|laptop|computer)|window (?:cleaning|cleaners?|washing)|clean(?:ing)?|wash(?:ing)?|paint(?:ing)?|stain(?:ing)?|refinish\w*|calls?|phones?|customers|clients|hir(?:e|ing)|signs?|leak\w*|dog|dogs|cat|party|garden(?:ing)?|wine)\b/,
  settles:
    "what weather it has to stand, what it weighs and needs underneath, how long it lasts, who may build it, and what code and insurer say",
  opening:
    "Write down the worst day the building has had: the deepest snow, the strongest wind, the driest week. Whatever doesn’t stand that day needn’t be compared.",
  yours: [
    "What’s on it now, how old it is, and where water or wind came through",
    "What the insurer’s last letter said about it",
    "What the nearest neighbor has, since which year, and what had to be repaired",
  ],
  points: [
    [
      "Write down the weather it has to stand",
      "What does it have to stand on its worst day?",
      "The county building department: design snow load, wind speed and wildfire zone for this address; a neighbor of twenty years.",
      "Snow, wind, rain driven sideways, sun, ice, wildfire: which of them there are here, with the county’s own figures.",
      "Going by looks first",
    ],
    [
      "Measure what it is fixed to",
      "What does it weigh, and what’s underneath?",
      "A contractor or engineer on site: slope, span, rot, and layers that are there already.",
      "Pounds per square foot against what the frame carries; slope or height; what has to be repaired or ventilated first.",
      "Ordering before anyone has looked underneath",
    ],
    [
      "Set the kinds side by side",
      "Which kinds are there, and by what do they differ?",
      "Each maker’s data sheet: fire class, wind rating, warranty text; one that’s ten years old to look at.",
      "Each kind in two sentences: whom it suits, what it can’t stand, fire class and years as the maker warrants them.",
      "Comparing colors",
    ],
    [
      "Find out who installs it here",
      "Who installs it here, and what can one do alone?",
      "Three written offers; the state’s license lookup; how far they drive and in which months they work.",
      "License, insurance, crew, months in which it can be done, how material gets to the place, and what isn’t work for an owner.",
      "Hiring by price alone",
    ],
    [
      "Ask code, neighbors and insurer first",
      "What do the code, the association and the insurer say?",
      "The building department on permits; the insurer in writing: which kinds change the premium?",
      "Permit, inspection, rules of an association, and what the insurer pays or charges for each kind.",
      "Asking the insurer afterward",
    ],
    [
      "Say how long it lasts and what goes wrong",
      "What goes wrong with it, and how is it repaired?",
      "Whoever repairs it: what do they see after five years, and after fifteen?",
      "The first sign of trouble for each kind, what’s checked each year, and what one repair costs.",
      "Forgetting upkeep",
    ],
    [
      "Divide the whole cost by its years",
      "What does it cost for each year it lasts?",
      "Three written offers for the same area, with tear-off, disposal, delivery and permit.",
      "Cost in place, upkeep and premium over twenty years, divided by the years it lasts here.",
      "Comparing prices per square foot",
    ],
  ],
  compared: {
    decides:
      "It comes down to what this place’s worst weather is, and to who can install and repair it here.",
    rows: [
      ["Snow, wind, water and sun it stands", "The county’s design figures; the maker’s data sheet"],
      ["Fire class", "The data sheet; the insurer and the county’s fire map"],
      ["Weight, slope or footing it needs", "A contractor or engineer on site"],
      ["Years it lasts, as warranted and as seen", "The warranty’s text; one nearby that’s ten years old"],
      ["Upkeep in a year, and one repair", "Whoever repairs it, with prices"],
      ["Who installs it here, and in which months", "Three written offers"],
      ["Cost in place, for each year it lasts", "The same offers, divided by years"],
    ],
  },
};

/** What touches the body for hours: a mattress, a chair, shoes. */
export const worn: Nature = {
  id: "worn",
  heard:
    /\b(?:mattress(?:es)?|pillows?|(?:running|hiking|walking|work|kids’?|children’s) (?:shoes|boots)|shoes|boots|backpacks?|helmets?|saddles?|sleeping bags?|wetsuits?|(?:desk|office|ergonomic) chairs?|recliners?|sofas?|couch(?:es)?)\b/,
  with: /\b(?:choos\w+|pick\w*|buy\w*|best|compar\w+|which|vs|versus|right|options|kinds|types|fit(?:s|ting)?)\b/,
  not: /\b(?:shoe (?:store|shop)|waiting room|lobby|reception|restaurant|store|shop|customers|clients|calls?|phones?|clean\w*|wash\w*)\b/,
  settles: "whose body it has to fit, how long one tries it, what wears out first, and how it’s given back",
  opening:
    "Nobody can tell in three minutes. Find out first how many nights or hours one may try it and give it back, and let that shorten the list.",
  yours: [
    "What you have now, since when, and where it hurts or wears",
    "Your own weight, height and size, and the hours a day it’s used",
    "What you gave back, and why",
  ],
  points: [
    [
      "Write down whose body it is",
      "Whom does it have to fit?",
      "A tape measure and a scale; for pain, whoever treats it.",
      "Weight, height, shape or size, how one lies, sits or walks, and what a doctor has said about it.",
      "Going by a friend’s",
    ],
    [
      "Name the kinds, and what each does to a body",
      "Which kinds are there, and by what do they differ?",
      "Two makers’ own pages, and an independent test with its date.",
      "Each kind in two sentences: what it feels like, whom it suits, whom it doesn’t.",
      "Believing names and star ratings",
    ],
    [
      "Say how it is tried",
      "How long do I try it, and how?",
      "Try two that differ, for as long as the store lets you, with the clothes you’d wear.",
      "Minutes in a store, nights or miles at home, and the three things to notice.",
      "Deciding on softness after a minute",
    ],
    [
      "Read how it is given back",
      "What does it cost to give it back?",
      "The seller’s return page: days, fee, who picks it up, in which state it has to be.",
      "Days, fee, and what voids it.",
      "Throwing the box away",
    ],
    [
      "Ask what wears out first",
      "How long does it last, and what goes first?",
      "The warranty’s text at “sagging,” “seams” or “sole”; somebody who’s had one for a while.",
      "Years, the first sign that it’s done, and what a warranty doesn’t count.",
      "Counting the warranty’s years as its life",
    ],
    [
      "Put the price beside its hours",
      "What does it cost for each year of use?",
      "Two sellers’ prices with the date, and the usual months for a sale.",
      "Three price classes with what each adds, divided by the years.",
      "Paying for what can’t be felt",
    ],
    [
      "Say when it isn’t a thing to buy",
      "When is it a question for a doctor or a fitter?",
      "A physical therapist or a fitter: with what do people come too late?",
      "Pain that wakes, numbness, a sore that doesn’t heal: whom to see, before anything is bought.",
      "Buying against pain that nobody has looked at",
    ],
  ],
  compared: {
    decides: "It comes down to whose body it is, and to how long it may be tried.",
    rows: [
      ["Whom it suits, by weight, shape or size", "The maker’s page, and an independent test"],
      ["What it feels like after an hour", "Two tries of your own, with the date"],
      ["Days to try it, and what a return costs", "The seller’s return page"],
      ["What wears out first", "The warranty’s text; an owner after three years"],
      ["Price for each year", "Two sellers, with the date"],
    ],
  },
};
