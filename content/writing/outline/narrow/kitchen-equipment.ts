import type { NarrowKind } from "../kind.ts";

const CAFE =
  /\b(?:caf[eé]s?|coffee (?:shops?|bars?|carts?|houses?)|baristas?|baker(?:y|ies)|restaurants?|bistros?|bars?|kiosks?|commercial|food trucks?)\b/;

/** The machine a café lives by. */
export const espresso: NarrowKind = {
  id: "espresso",
  far: true,
  heard: /\bespresso (?:machines?|makers?|equipment|setup)\b|\bcommercial coffee machines?\b/,
  with: CAFE,
  about: "espresso machines",
  settles:
    "how many groups, which boiler, what the building has to supply, and what it costs with grinder, water and service",
  opening:
    "Before you look at a single machine, stand behind your counter with a tape measure and open the electrical panel. Write down the outlet, the drain and the depth of the counter. A model has to fit those three before anything else about it matters.",
  yours: [
    "Drinks in your busiest half hour, counted on three mornings, and how many have milk",
    "What the electrician and the plumber charged to get it running",
    "How long you were without it the last time, and what was sold in that time",
  ],
  points: [
    [
      "Count the drinks of the busiest half hour",
      "How many groups do I need?",
      "A tally on three mornings, milk drinks apart; then the maker’s figure for drinks an hour, and a café of your size that will let you watch.",
      "One group, two or three, with the count behind it; room for a second barista or not.",
      "Buying for the day you hope to have",
    ],
    [
      "Choose how it’s heated",
      "Which boiler: heat exchanger, dual, or one per group?",
      "The data sheet, at “boiler”; the roaster whose beans you’ll use, for the temperatures they brew at.",
      "What each kind does when six milk drinks come in a row, how long it takes to heat up, and which beans need which stability.",
      "Paying for control that nobody will use",
    ],
    [
      "Check power, water and drain first",
      "What does the building have to have?",
      "An electrician at the panel: volts, amps and phase against the data sheet. A plumber: line pressure, a drain within reach, a shutoff.",
      "The circuit it needs, what it costs to put in, the depth and strength of the counter, and the clearance above.",
      "Finding out on delivery day",
    ],
    [
      "Test the water before you choose",
      "Which filter does my water need?",
      "The utility’s report and a test kit for hardness and chloride at your own tap; the maker’s limits, without which the warranty may not hold.",
      "Softener, filter or reverse osmosis, its price for a year, and who changes the cartridge.",
      "Letting scale decide how long it lives",
    ],
    [
      "Buy the grinder with it",
      "Which grinder, and how many?",
      "The same tally: pounds a day, and decaf or a second bean. A roaster’s advice on burrs.",
      "On-demand or doser, seconds per shot, a second one for decaf, and its share of the budget.",
      "Spending everything on the machine",
    ],
    [
      "Ask the health department what it has to carry",
      "Which listing does the inspector want?",
      "Your county’s plan review, by phone; the plate on the machine: NSF or an equivalent sanitation mark, UL or ETL for electrical safety.",
      "The marks required where you are, whether a used or an imported machine can pass, and the backflow preventer.",
      "Importing a bargain that may not be used",
    ],
    [
      "Find out who comes when it fails",
      "Who repairs it, and how fast?",
      "Two service companies in your area: which makes do they stock parts for, and what is a call on a Saturday?",
      "Hours until somebody’s there, parts on the truck, price of a preventive visit, and what you’d serve until then.",
      "A make that nobody within a hundred miles repairs",
    ],
    [
      "Match it to who will pull the shots",
      "Semiautomatic, volumetric or superautomatic?",
      "Your staff plan: how long do people stay, and who trains them? Half a day at a dealer’s with your own people and your own milk.",
      "What each asks of a new hire in the first week, how steaming is done, and what cleaning takes at closing.",
      "A machine for baristas you don’t have",
    ],
    [
      "Put three years on one line",
      "What does it cost altogether: new, used, leased or from the roaster?",
      "Three written offers with installation, grinder, filter and service; the contract’s pounds a month where a roaster lends it.",
      "Price per drink over three years for each, and the drink count at which one overtakes the other.",
      "Comparing list prices",
    ],
  ],
};

/** What heats, cools or washes in a kitchen that is inspected. */
export const kitchenEquipment: NarrowKind = {
  id: "kitchen-equipment",
  far: true,
  heard:
    /\b(?:(?:pizza|deck|convection|combi|commercial|conveyor) ovens?|(?:deep |commercial )?fryers?|commercial (?:refrigerators?|freezers?|mixers?|ranges?|griddles?|grills?)|walk-?in (?:coolers?|freezers?)|ice machines?|proofers?|dough mixers?|range hoods?|slush machines?|soft[- ]serve machines?|smokers?|steam tables?)\b/,
  with: CAFE,
  not: /\b(?:calls?|phones?|clean\w*|repair\w*|recipes?)\b/,
  settles:
    "what it has to put out at the busiest hour, what the building has to supply, and what it costs to run and to keep running",
  opening:
    "Measure the door before the kitchen, and every corner between the truck and the place where it will stand. Write the smallest number at the top of your list.",
  yours: [
    "What you turn out in your busiest hour, counted on three nights",
    "What hooking it up cost beyond its price",
    "What broke first on the last one, and how long you waited",
  ],
  points: [
    [
      "Count what it must put out in an hour",
      "How big does it have to be?",
      "Three busy services with a tally; the data sheet’s output, and a kitchen that runs the same model.",
      "Pieces or pounds an hour with the size that follows, and what happens when one load isn’t done.",
      "Buying by the width of the gap",
    ],
    [
      "Check gas, power, water and drain",
      "What does the building have to supply?",
      "The data sheet against the meter and the panel, with a plumber and an electrician: BTU, volts, amps, phase, pressure, floor drain.",
      "What has to be put in, by whom, with which permit, and what it costs.",
      "Ordering first",
    ],
    [
      "Settle hood, fire suppression and clearance",
      "Does it need to go under a hood?",
      "The fire marshal and your county’s plan review; the manual, at “clearances.”",
      "Hood or ventless, inches to walls and ceiling, and what the insurer asks.",
      "Finding the hood is a foot too short",
    ],
    [
      "Ask which listing the inspector wants",
      "Will it pass inspection?",
      "The health department by phone; the plate: NSF or an equivalent sanitation mark, UL or ETL.",
      "The marks required where you are, and whether a used one can pass.",
      "Using a household model",
    ],
    [
      "Measure the way in",
      "Does it get through the door, and does the floor hold it?",
      "A tape on every door, corner and step; the shipping size and weight, and not the product’s.",
      "The tightest spot in inches, legs off or on, floor load, and who carries it.",
      "Measuring the kitchen only",
    ],
    [
      "Find out what cleaning takes",
      "Who cleans it, how, and for how long?",
      "The manual, at “daily” and “weekly”; a cook who has closed with one.",
      "Minutes a night, parts that come out, chemicals, and filters with their price.",
      "Asking the salesperson",
    ],
    [
      "Know who repairs it on a Saturday night",
      "Who comes when it fails?",
      "Two service companies near you: makes, parts in stock, response time.",
      "Hours, prices, what the warranty needs in return, and the menu you could serve without it.",
      "A bargain without parts",
    ],
    [
      "Compare new, used and leased over five years",
      "What does it cost altogether?",
      "Written offers with delivery and hookup; energy use from the data sheet times your rate.",
      "One line each: price, hookup, energy, service, what it’s worth at the end.",
      "Comparing stickers",
    ],
  ],
};
