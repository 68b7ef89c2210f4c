import { serves } from "../served.ts";
import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

const hauls: Sketch["words"] = { ...kind.visit, firstWins: true, day: [7, 17] };

/** Who brings something for a while, or takes it away. */
export const haulingAndPartyRentals: readonly Sketch[] = [
  like(
    /\b(?:dumpsters?(?! (?:clean|wash|enclos|pad|div))(?: rentals?)?|roll[- ]?offs?|(?:trash|debris|garbage) (?:bins?|containers?|box(?:es)?) rentals?|(?:bin|disposal bin) rentals?)\b/i,
    hauls,
    {
      an: "a dumpster rental",
      ...serves("customer", "new rental", "rental"),
      orders: true,
      night: "the house that is to be cleared from tomorrow morning on",
      hands: "while you are setting a box down between two parked cars",
      next: "somebody who wants to start tomorrow takes the first box with a price",
      ask: ["which size they need and what it costs", "how long they can keep it", "what may not go in"],
      easy: "a box for an ordinary project on a driveway",
      hard: "dirt or concrete, a street permit or a slope",
      typed: "addresses, box numbers and scale tickets",
      system: "the box board",
      sort: [
        "what is going in, and from which project",
        "where it will stand",
        "from which day to which day, and who pays",
      ],
      cold: "prices that were asked for and led to no box",
      gap: "a truck at a blocked driveway",
      order: "swaps, extensions and pickups",
      status: "when the box comes and when it is picked up",
      expert: "which box a project needs",
      never: ["that everything may go in", "that a driveway takes no mark"],
      urgent: "a box that is on fire or leaking, a power line that was hit",
      tests: [
        "Could I have a box on Friday for a kitchen we are tearing out?",
        "What if I keep it three days longer?",
        "There is smoke coming out of the dumpster in our drive.",
      ],
      rules: [
        "The county and the landfill say what may be thrown away, and where. Ask about old tile, insulation and chemicals first.",
        "Days, weight and every extra charge are said before the box is delivered.",
      ],
      lever: "price",
      facts: [
        "Put one size, one price with days and weight in it, and two delivery windows into the first answer. They're already holding the sledgehammer.",
        "A box earns when it moves: ask two days before the end. Spring cleanups and roofing weather empty the yard; contractors with a box each month carry the winter.",
      ],
    },
    numbers(60, 55, 42, 24, 620, 48, 24, 90),
  ),
  like(
    /\b(?:junk[- ](?:removal|haul(?:ing|ers?|away)?|pros?|king|kings|luggers|guys|busters|away|masters|rescue|relief|solutions|services?|squad|patrol)|junk ?(?:luggers|king)|got[- ]junk|college hunks|(?:estate|house|home|garage|attic|basement|hoard(?:er|ing)?|eviction) clean[- ]?outs?|(?:debris|trash|rubbish) (?:removal|hauling)|junk(?=\W*$| (?:dudes?|bros|brothers|dogs|crew|men|ladies|hunks|genie|ninjas?)\b)|haul(?:s|ers?|ing)? (?:by|it|away|off)|haul-?(?:away|off))\b/i,
    hauls,
    {
      an: "a junk removal service",
      ...serves("customer", "new job", "pickup"),
      orders: false,
      night: "the garage that has to be empty by Friday",
      hands: "while you are carrying a sleeper sofa down the stairs",
      next: "somebody who wants it gone takes the first who names a price and a day",
      ask: ["what a load costs", "how soon it can be gone", "what you do not take"],
      easy: "a few pieces at the curb or in a garage, from a picture",
      hard: "a hoarded house, chemicals or a third floor without an elevator",
      typed: "addresses, pictures, prices and weigh tickets",
      system: "the pickup list",
      sort: [
        "what it is and how much, with a picture",
        "which floor, and anything that may not be taken",
        "when it has to be gone",
      ],
      cold: "prices from a picture that nobody said yes to",
      gap: "a truck and two people at a door that nobody opened",
      order: "special jobs that need papers or another trade first",
      status: "when the truck comes",
      expert: "how much of a truck it will fill",
      never: ["a price for a whole house unseen", "that a material is harmless"],
      urgent: "something in the load that smokes or leaks, a weapon or medicine in a load",
      tests: [
        "Could you take a couch and a mattress this week?",
        "What is it for half a garage, roughly?",
        "There are open chemical drums behind the boxes, and it smells.",
      ],
      rules: [
        "The county says what may be dumped, and where. Ask about paint, tires, refrigerators and old tile first.",
        "In an estate or an eviction, the person who signs settles what belongs to whom before anything gets lifted.",
      ],
      lever: "price",
      facts: [
        "A price range from a picture, within the hour and with two pickup windows, wins the job. The companies that want to come look first are still looking when you've been paid.",
        "Month ends, closings and spring fill the truck. Agents, property managers, organizers and estate lawyers have the next house too, so send each of them pictures after a clean finish.",
      ],
    },
    numbers(55, 60, 42, 28, 420, 42, 22, 110),
  ),
  like(
    /\b(?:bounce ?houses?|bounc(?:y|ing|er) (?:castles?|houses?)|bounce(?: (?:rentals?|castles?|part(?:y|ies)|around|n|and|&)|(?=\W*$))|inflatables?(?! (?:boats?|kayaks?|hot))|moon ?(?:walks?|bounces?)|jump(?:er|y|ing)? ?(?:houses?|castles?|rentals?)|water ?slide rentals?|party rentals?|party (?:&|and) event rentals?)\b/i,
    { ...kind.performer, ...serves("customer", "new party", "rental") },
    {
      an: "a bounce house and party rental",
      orders: true,
      day: [8, 18],
      night: "the birthday in twelve days, planned in bed with a phone",
      hands: "while you are staking a castle on somebody's lawn",
      next: "they send the same question to four and pay the deposit where it is free",
      ask: [
        "whether it is free on that day",
        "what it costs with delivery",
        "what happens if it rains or blows",
      ],
      easy: "a bounce house for a birthday on a flat lawn",
      hard: "a slope, a park with a permit, wind in the forecast",
      typed: "dates, addresses, units and signed agreements",
      system: "the rental calendar",
      sort: [
        "which date and which town",
        "how old the children are and how many",
        "grass or concrete, and what hangs above it",
      ],
      cold: "holds for a date that nobody paid for",
      gap: "a Saturday kept for a party that was called off",
      order: "units, tables, chairs, generators and extras",
      status: "when you set up and what you see in the forecast",
      expert: "what fits in a yard and which children belong in it",
      never: ["that it is safe in wind or on a slope", "that a unit is free before you looked"],
      urgent: "a child who is hurt, a unit that loses air or lifts in the wind",
      tests: [
        "Is the castle with the slide free on the first Saturday in June?",
        "What if it rains that morning?",
        "The wind is lifting one corner and there are children inside.",
      ],
      rules: [
        "Inspection, permits and insurance for inflatables are your state's and your insurer's word: the wind rule is followed without a discussion.",
        "The safety rules are signed by the grown-up who will be there, before anything is unloaded.",
      ],
      lever: "deposit",
      facts: [
        "You can sell a Saturday in May only once. Put the price, the deposit and how long you'll hold it into one message. People who've paid stop looking.",
        "May, June and September fill every weekend; last year's birthdays come again on a day you know, and schools, churches and camps decide in winter.",
      ],
    },
    numbers(45, 60, 30, 38, 340, 50, 20, 180),
  ),
];
