import type { NarrowKind } from "../kind.ts";

/** What burns in a room that people sleep in. */
export const stove: NarrowKind = {
  id: "stove",
  far: true,
  heard:
    /\b(?:wood|pellet|gas|coal|wood[- ]burning) (?:burning )?(?:stoves?|inserts?|fireplaces?|heaters?)\b|\bfireplace inserts?\b|\bwoodstoves?\b/,
  not: /\b(?:restaurant|menu|recipes?|calls?|phones?|clean\w*|install(?:er|ation) business)\b/,
  settles:
    "how much heat that room needs, where the chimney goes, what has to keep its distance, and who signs off on it",
  opening:
    "Before the showroom, draw the room on squared paper: the walls, the door, the bed, and the spot on the roof where a chimney could come out. Take the drawing with you; whoever sells stoves will ask for each of those first.",
  yours: [
    "How cold the place gets overnight, read from a thermometer you left there",
    "Cords you burned in a winter, and where they were stacked",
    "What the chimney cost beside the stove",
  ],
  points: [
    [
      "Work out how much heat the room needs",
      "How big does it have to be?",
      "Square feet, ceiling height and insulation of the place; the maker’s figure for a room of that kind; a dealer who has heated one.",
      "BTU range for just that room, and what happens with one that’s too big: windows open, a fire that only smolders.",
      "Buying the biggest that fits",
    ],
    [
      "Draw the chimney first",
      "Where does the smoke go?",
      "A certified chimney sweep or installer on the roof, with a tape; the manual, at “chimney height.”",
      "Through the roof or the wall, height above the ridge, lined or insulated pipe, and its price beside the stove’s.",
      "Pricing the stove alone",
    ],
    [
      "Measure what has to keep its distance",
      "How far from the wall, and what’s underneath?",
      "The label on the back and the manual, at “clearances to combustibles” and “floor protection.”",
      "Inches to each side, with and without a shield, size and kind of hearth pad, and what that leaves of the room.",
      "Setting it where it looks nice",
    ],
    [
      "Put smoke and carbon monoxide alarms up first",
      "How do people sleep safely beside it?",
      "The alarm’s own manual for where it hangs; the fire department’s line for questions.",
      "Where both alarms hang, an extinguisher, where ashes go and for how long they stay hot, and a sweep once a year.",
      "Trusting the nose",
    ],
    [
      "Ask for the permit and the insurer’s yes",
      "Am I allowed to?",
      "The county building department; your insurer, in writing; for used ones the EPA certification label.",
      "Permit, inspection, what a policy asks for, and whether an old or uncertified stove may be put in at all.",
      "Asking after the first fire",
    ],
    [
      "Choose how it burns",
      "Catalytic or not, wood or pellets?",
      "EPA’s list of certified heaters with grams an hour and efficiency; who’s there to load it, and at which hours?",
      "Hours of burn overnight, what needs electricity, what has to be replaced and when.",
      "Choosing by the window",
    ],
    [
      "Find the wood before the stove",
      "What will I burn, and is it dry?",
      "Two sellers’ price for a cord, delivered there; a moisture meter on a fresh split.",
      "Cords a winter, log length that fits the firebox, a roof over it, and a year’s time to dry.",
      "Burning what was cut in September",
    ],
    [
      "Add up stove, chimney, hearth, work and wood",
      "What does it cost altogether?",
      "Two written offers with everything in them; the price of what heats it now.",
      "One line each, for the first winter and for five.",
      "Comparing stoves by their stickers",
    ],
  ],
};

/** A kitchen that drives. */
export const foodTruck: NarrowKind = {
  id: "food-truck",
  far: true,
  heard:
    /\b(?:open\w*|start\w*|launch\w*|run(?:ning)?|buy\w*|licens\w+|permits?) (?:[\w’'-]+ ){0,5}(?:food (?:trucks?|carts?|trailers?|stands?)|coffee (?:trucks?|carts?|trailers?)|ghost kitchens?)\b|\bfood (?:trucks?|carts?|trailers?) (?:business|permits?|licens\w+|checklist)\b/,
  not: /\b(?:phones?|receptionists?|assistants?)\b/,
  about: "food trucks",
  settles:
    "which permits from whom, where the food is prepared, where it may stand, and at how many plates a day it pays",
  opening:
    "Call the health department before you look at trucks, and ask two questions: which plan do they want to see, and from which kitchen will the food come? The answers change what you’ll buy.",
  yours: [
    "Weeks from the first form to the last sticker, office by office",
    "Plates on your best and your worst day, and what stood in between",
    "What the truck needed before it passed",
  ],
  points: [
    [
      "Ask the health department for the mobile license and its plan review",
      "Which license does it need, and who inspects?",
      "The health department of the county or city it’s based in: form, fee, what’s inspected; whether one license counts in other counties of the state.",
      "Name of the license, fee, what the plan has to show, weeks until the inspection.",
      "Building first, asking later",
    ],
    [
      "Find the kitchen it comes from",
      "Do I need a commissary?",
      "The same office; two shared kitchens with their price and hours; the letter of agreement that’s asked for.",
      "What may be cooked on board and what may not, where water is filled and waste is dumped, the monthly price.",
      "Cooking at home",
    ],
    [
      "Have gas, fire suppression and power looked at",
      "What does the fire marshal want?",
      "The fire marshal’s checklist for mobile kitchens: hood, suppression, tanks, extinguishers, generator.",
      "Each item with who certifies it and how often.",
      "Trusting that the seller passed once",
    ],
    [
      "Register: name, tax, insurance, plates",
      "Which papers besides food?",
      "Secretary of state, the state’s tax office for a vendor’s or sales tax license, your insurer for the truck and for liability, the motor vehicle office.",
      "Each with form, fee and weeks, in the order in which one needs the other.",
      "Ordering the sign before the name is free",
    ],
    [
      "Get it in writing where it may stand",
      "Where am I allowed to sell?",
      "City code on mobile vending: streets, distance, hours; owners of three lots; the organizers of two markets, with fee and wait.",
      "Five places with the permission, the fee, and the count of people at the hour you’d be open.",
      "Counting on a good corner",
    ],
    [
      "Cut the menu to what two people can serve",
      "What do I sell?",
      "A rehearsal for friends: minutes per plate, cost per plate, what the smallest refrigerator holds.",
      "Five dishes with cost, price, minutes and allergens.",
      "Ten dishes",
    ],
    [
      "Price the truck with its repairs",
      "New, used or a trailer?",
      "Three offers; a mechanic and a gas fitter for a day; whether the health department will pass that very one.",
      "One line each: price, what has to be changed, weeks, who repairs it on a Friday.",
      "Buying on pictures",
    ],
    [
      "Set the plates a day at which it stops",
      "When does it pay?",
      "All of the above divided by the days it can really stand somewhere, winter included.",
      "Plates a day that pay for it, the day on which you’ll look, and what you do then.",
      "Counting summer only",
    ],
  ],
};
