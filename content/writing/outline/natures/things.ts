import type { Nature } from "./kind.ts";

/** What is walked on, leaned on, looked at and cleaned for years. */
export const surface: Nature = {
  id: "surface",
  heard:
    /\b(?:floor(?:s|ing)?|vinyl|laminate|hardwood|linoleum|carpets?(?: tiles?)?|tiles?|rugs?|countertops?|backsplash\w*|wallpaper|paint(?! (?:party|night|brush))|wall (?:panels?|coverings?)|pavers|driveways?|gravel|asphalt|concrete|curtains|blinds|upholstery|fabrics?|bedding)\b/,
  with: /\b(?:choos\w+|pick\w*|buy\w*|best|compar\w+|which|vs|versus|or|right|worth|replac\w+|options|kinds|types|costs?|last\w*|for)\b/,
  not: /\b(?:floor (?:plan|manager|lamp)|sales? floor|face paint\w*|painting (?:class|lessons)|paint jobs? for cars|roofing (?:company|companies|contractors?|business)|floor(?:ing)? (?:company|companies|contractors?|business|installers?)|carpet cleaners?|refinish\w*|how to (?:paint|clean|wash|patch|repair|fix|remove|lay|install|hang|seal)|cleaning|painting|calls?|phones?|customers|clients)\b/,
  settles:
    "how it wears, how it’s cleaned, how slippery and how loud it is, and what it costs over its whole life",
  opening:
    "Buy the smallest sample they sell, put it where the traffic is, and clean it for two weeks the way the room is really cleaned. It tells you more than the showroom.",
  yours: [
    "What’s there now, how old it is, and where it has worn through",
    "Who cleans it, with what, how often, and what it never survives",
    "What a replacement cost last time, with the days the room was closed",
  ],
  points: [
    [
      "Look at where the old one wore out",
      "What does it have to stand up to here?",
      "Photos of the five worst spots; a count of people, wheels and wet shoes on one day.",
      "Feet, chair legs, wheels, claws, sand, sun, water: the two that do the most harm in this place decide.",
      "Choosing by color first",
    ],
    [
      "Check what’s underneath",
      "What has to be done to what’s under it?",
      "An installer on site: level, moisture, old glue; for old buildings a test for asbestos or lead before anything is torn up.",
      "Level, damp, height at doors; what has to come out, and what that adds in days and dollars.",
      "Signing before anyone has lifted a corner",
    ],
    [
      "Match it to how it’s cleaned",
      "How is it cleaned, every day and after an accident?",
      "The maker’s care sheet next to the product that’s really used; whoever cleans.",
      "Daily cleaning, stains, disinfectant, seams and edges. What the maker doesn’t allow is noted with the page.",
      "Learning about the cleaner afterward",
    ],
    [
      "Compare slip, noise and what’s in the air",
      "Is it slippery when wet, how loud is it, and does it smell?",
      "The data sheet: slip rating (DCOF), sound rating, emissions certificate; a wet shoe on the sample.",
      "One number each, with the source. Then who’s at risk: wheels, canes, children, people who sit there all day.",
      "Testing it dry",
    ],
    [
      "Ask how one piece is repaired",
      "What happens when one spot is ruined?",
      "Ask the installer to price one repair; ask how long the pattern will be made.",
      "What can be swapped, patched or refinished, how often, and how many spare pieces to keep.",
      "Ordering to the square foot",
    ],
    [
      "Count the days without the room",
      "How long can’t it be used?",
      "Two written schedules, with drying and moving furniture.",
      "Hours or days for tearing out, laying, drying and smell; what can be done by halves or over a weekend.",
      "Planning the day of delivery only",
    ],
    [
      "Divide the whole cost by its years",
      "What does it cost for each year it lasts?",
      "Three written offers for the same square feet: material, preparation, labor, disposal; the warranty’s text for commercial or home use.",
      "Price laid per square foot plus cleaning and repairs, divided by the years it’ll last here.",
      "Comparing prices per square foot on the tag",
    ],
  ],
  compared: {
    decides:
      "It comes down to what wears it out in this place and to how it’s cleaned, more than to its price per square foot.",
    rows: [
      [
        "What wears it out here: feet, wheels, water, sun",
        "Photos of the worn spots; the wear class on the data sheet",
      ],
      ["Daily cleaning, stains and disinfectant", "The maker’s care sheet; whoever cleans"],
      ["Slippery when wet", "Slip rating (DCOF) on the data sheet; a wet shoe on a sample"],
      ["Noise", "Sound rating on the data sheet; a room where it’s laid"],
      ["What it needs underneath, and days to lay", "An installer on site, in writing"],
      ["Repairing one spot", "One repair, priced; spare pieces"],
      [
        "Price laid, per square foot and per year",
        "Three written offers, divided by the years in the warranty",
      ],
    ],
  },
};

/** What is bought, plugged in or fueled, serviced, and replaced. */
export const machine: Nature = {
  id: "machine",
  heard:
    /\b(?:mowers?|tractors?|snow ?blowers?|leaf blowers?|chainsaws?|generators?|heat pumps?|furnaces?|boilers?|water heaters?|air conditioners?|mini-?splits?|dehumidifiers?|washers?|dryers?|dishwashers?|refrigerators?|freezers?|vacuums?|sewing machines?|table saws?|drills?|3d printers?|e-?bikes?|bicycles?|kayaks?|canoes?|trailers?|campers?|rvs?|pellet stoves?|wood stoves?|grills?|smokers?|treadmills?|ellipticals?|solar panels?|ev chargers?|pressure washers?|air purifiers?|security cameras?)\b/,
  with: /\b(?:choos\w+|pick\w*|buy\w*|best|compar\w+|which|vs|versus|or|right|worth|upgrad\w+|replac\w+|shopping)\b/,
  not: /\b(?:calls?|phones?|customers|clients|used|repair (?:company|business|shop)|install(?:ers?|ation company))\b/,
  settles:
    "what it has to do on its hardest day, what it runs on, who repairs it, and what a year with it costs",
  opening:
    "Write down the hardest hour it’ll have to work before you look at a single one: how steep, how cold, how many, how far. Half of what’s on the shelf drops out.",
  yours: [
    "The hardest job it had last year, in numbers",
    "What the old one needed in repairs, with dates and bills",
    "What a dealer nearby told you when you asked about parts",
  ],
  points: [
    [
      "Measure the job",
      "What does it have to do on its hardest day?",
      "A tape measure, a slope app, last winter’s or last summer’s worst week.",
      "Size, slope, hours, load, weather: two numbers that it has to meet, with some in reserve.",
      "Buying for an average day",
    ],
    [
      "Decide what it runs on",
      "Gas, battery or outlet: what does that mean here?",
      "Your electrical panel, one tank or one charge in use; the utility’s rate.",
      "Runtime, refueling or charging, wiring or venting it needs, and what happens in the cold or in an outage.",
      "Finding out about the outlet afterward",
    ],
    [
      "Try it, and listen to it",
      "How loud, how heavy and how safe is it?",
      "Ten minutes with it at a dealer’s or a neighbor’s; the manual at “safety” and “noise.”",
      "Decibels, weight, how it starts and stops, guards, and who in the house mustn’t use it.",
      "Reading stars instead of touching it",
    ],
    [
      "Find out who repairs it",
      "Where are parts and service, and how long does it take?",
      "Two service shops within an hour: do they take this brand, and how long is the wait in season?",
      "Warranty years and what voids it, parts, and the two repairs that come most.",
      "Assuming that the store fixes it",
    ],
    [
      "Plan its place and its care",
      "Where does it stand, and what care does it need?",
      "The manual, at “maintenance” and “storage.”",
      "Space, cleaning, filters, blades or batteries, and what’s done before it’s put away.",
      "Leaving it as it is until next season",
    ],
    [
      "Add up five years",
      "What does it cost, from purchase to the last repair?",
      "Three written prices, fuel or power for a year, one service bill; energystar.gov or the utility on rebates.",
      "Price, delivery or installation, energy, upkeep, a battery or a big part, less what it sells for.",
      "Looking at the price tag",
    ],
  ],
  compared: {
    decides: "It comes down to the hardest day it has to work and to who repairs it nearby.",
    rows: [
      ["The hardest day: load, cold, slope or hours", "Your own count; the data sheet at that condition"],
      ["What it runs on, and what has to be installed", "Your panel, your utility, one installer on site"],
      ["Energy or fuel for a year", "Last year’s bills, and today’s rate"],
      ["Noise, space and safety", "A visit where one runs; the manual"],
      ["Service nearby, parts, warranty", "Two shops, called; the warranty’s text"],
      ["Years it lasts, and the most frequent repair", "Two owners, and a technician who sells neither"],
      ["Purchase, installation and rebates", "Three written offers; energystar.gov and your utility"],
    ],
  },
};

/** A room that is set up for something. */
export const room: Nature = {
  id: "room",
  heard:
    /\b(?:set(?:ting)? up|furnish\w*|decorat\w*|design\w*|organiz\w*|arrang\w*|remodel\w*|renovat\w*|childproof\w*|turn(?:ing)? .{3,30} into)\b.*\b(?:rooms?|bedrooms?|bathrooms?|kitchens?|nurser(?:y|ies)|home offices?|playrooms?|garages?|basements?|attics?|closets?|pantr(?:y|ies)|mudrooms?|porch(?:es)?|studios?|studio apartments?|dorms?|sheds?)\b/,
  not: /\b(?:waiting rooms?|exam rooms?|treatment rooms?|operator(?:y|ies)|break rooms?|conference|calls?|phones?|customers|clients|patients|guests)\b/,
  settles:
    "what has to happen in it, what fits by the inch, where light and outlets are, and what comes first",
  opening:
    "Stand in the empty doorway with a tape measure and a roll of painter’s tape. An hour of tape on the floor saves a sofa that doesn’t turn the corner.",
  yours: [
    "The room’s measurements, with doors, windows, outlets and the ceiling",
    "What happens in it on a weekday, hour by hour",
    "What you’ve bought for it and sent back",
  ],
  points: [
    [
      "Say what has to happen in it",
      "Who does what in {x}, and at what hours?",
      "A weekday, written down by the hour.",
      "Two or three uses in their order, and the one that gives way when they collide.",
      "Beginning with a style",
    ],
    [
      "Measure, and tape it out",
      "What fits, with doors and drawers open?",
      "Tape on the floor for a day, chairs pulled out.",
      "Walkways of about three feet, what opens where, and the largest piece first.",
      "Measuring the wall and not the door",
    ],
    [
      "Look at light, outlets and noise",
      "Where does light come from, and where does power?",
      "Photos at nine, at noon and at night; a list of what has to be plugged in.",
      "Glare, lamps for evening, outlets without extension cords, what’s heard from next door.",
      "Placing the desk before finding the outlet",
    ],
    [
      "Make it safe for whoever uses it",
      "What could hurt somebody here?",
      "cpsc.gov on tip-overs, cords and cribs; smoke and carbon monoxide alarms tested; the way out at night.",
      "What’s anchored, locked, moved or left out, for just these people.",
      "Doing that last",
    ],
    [
      "Buy in three rounds",
      "What comes first, and what can wait?",
      "Prices of the five biggest pieces, new and used.",
      "What’s needed on the first day, in the first month, and perhaps never; with a sum for each round.",
      "Everything in one weekend",
    ],
    [
      "Live with it for two weeks, then change one thing",
      "How do I know that it works?",
      "Notes on what was moved, missed or never used.",
      "What to look at after two weeks, and what’s cheap to change.",
      "Calling it finished on day one",
    ],
  ],
};
