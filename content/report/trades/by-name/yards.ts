import * as kind from "./classes.ts";
import { homeowners } from "./homeowners.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

export const trees: Sketch = like(
  /\b(tree (care|services?|removal|trimming|experts?|company|surgeons?|pros?)|arborists?|tree(?= (&|and) stump)|(?<=\b(?:notch|pro|quality|county|bros\.?|brothers|sons|affordable|precision|['’]s) )trees?(?=\W*$)|stumps?( grinding| removal)?)\b/i,
  { ...kind.visit, ...homeowners },
  {
    an: "a tree service",
    night: "the limb that comes down on a roof in an evening storm",
    hands: "while you are up in a tree with a saw running",
    next: "a homeowner gets three estimates and takes the first one who comes to look",
    ask: [
      "what it costs to take a tree down",
      "how soon you can come to look",
      "whether you grind the stump and haul it away",
    ],
    easy: "a trim, or an estimate on an ordinary tree",
    hard: "a tree over a house or a wire, or a neighbor's tree",
    typed: "addresses, trees and photos",
    sort: [
      "how many trees, and how tall",
      "what stands beneath: a house, wires, a fence",
      "whether a truck can get to it",
    ],
    cold: "estimates that never got a yes or a no",
    order: "extra trees and stumps",
    status: "when the crew comes",
    expert: "whether a tree can stay",
    never: ["that a tree is safe", "a price before it was seen"],
    urgent: "a tree on a power line, a tree on a house, somebody hurt",
    tests: [
      "Could you look at an oak in my yard next week?",
      "What would two pines cost, roughly?",
      "A limb has come down on the power line and it is humming.",
    ],
    lever: "next-door",
    facts: [
      "A crew and a chipper on the street are your best advertising. The neighbors on both sides have the same trees, and a second job there costs no trip.",
      "A storm brings a month of calls in two days. Take every name and a photo, do danger first, and sell winter pruning to the rest: it is your slow season and better for most trees.",
    ],
  },
  { ...numbers(55, 45, 40, 20, 1200, 35, 30, 90), offer: { pays: 1800, of: 60 } },
);

export const lawnsAndSnow: Sketch = like(
  /\b(snow (removal|plow\w*)|plowing|lawns?( (mowing|care)|(?=\W*$))|mowing|irrigation( sprinklers?)?|sprinklers?)\b/i,
  { ...kind.visit, ...homeowners },
  {
    an: "a lawn, irrigation or snow business",
    newOne: "new property",
    newOnes: "new properties",
    returns: true,
    vetoes: ["standing-round"],
    night: "the forecast that makes everybody call at once",
    hands: "while you are on a mower or a plow",
    next: "they sign with the first who says a price for the season",
    ask: [
      "what it costs a month or a season",
      "when you could start",
      "whether they have to sign for a year",
    ],
    easy: "an ordinary yard or driveway on a street you already serve",
    hard: "a slope, a locked gate or a claim for damage",
    typed: "addresses, sizes and gate codes",
    sort: ["which street, and how large", "weekly, by the season or once", "any gate, dog or slope"],
    cold: "season quotes that nobody signed",
    order: "extra cuts, salt and repairs",
    status: "when the truck comes",
    expert: "what the ground needs and when",
    never: ["a day that depends on the weather", "that it is safe to walk there"],
    urgent: "somebody who slipped, a broken line flooding a yard",
    tests: [
      "Do you have room for one more on Elm Street?",
      "What is it a month for a quarter acre?",
      "Somebody slipped in my driveway this morning.",
    ],
    lever: "next-door",
    facts: [
      "Drive time is your cost. The house next door to a customer is worth two across town, and should get the better price.",
      "You sell the season before it starts. Contracts go out in February for grass and in September for snow, and people who haven't answered by the second week get a call.",
    ],
  },
  numbers(60, 35, 45, 25, 1100, 32, 24, 45),
);
