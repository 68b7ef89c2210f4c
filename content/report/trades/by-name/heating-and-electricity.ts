import { wins } from "../served.ts";
import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

const homes: Sketch["words"] = {
  ...kind.visit,
  ...wins("homeowner", "new household"),
  travels: true,
  firstWins: true,
  day: [7, 17],
  gap: "a truck at a house where nobody opened",
  rules: [
    "License numbers belong on every estimate; in some states they have to be given on the phone.",
    "Gas and sparks have one answer, in your words: out of the house, the emergency number, then you.",
  ],
};

/** Who keeps the heat, the power and the sun on a roof working. */
export const heatingAndElectricity: readonly Sketch[] = [
  like(
    /\b(hvac|heating,? ?((&|and) )?(air( conditioning)?|cooling)( (conditioning|services?|company|solutions))?|air conditioning( (&|and) heating)?|cooling (&|and) heating|furnaces?|ac repair|boilers? (services?|repair))\b/i,
    homes,
    {
      an: "a heating and air conditioning business",
      night: "the furnace that goes out at nine with the first frost outside",
      hands: "while you are in an attic at a hundred and twenty degrees",
      next: "somebody who has no heat calls down the list until one says 'tonight' or 'eight o'clock'",
      ask: ["what it costs to come out", "how soon somebody can come", "whether to repair it or buy new"],
      easy: "a tune-up or a filter change",
      hard: "a smell of gas, no heat with an infant or a unit under somebody else's warranty",
      typed: "addresses, models and serial numbers",
      sort: [
        "no heat, no cooling, or something else",
        "how old the unit is, and which make",
        "anybody in the house who is very young, old or ill",
      ],
      cold: "estimates for new systems that never got a yes or a no",
      order: "parts and filters",
      status: "when the technician comes",
      expert: "whether a system is worth another repair",
      never: ["that a furnace is safe to run", "a price for a new system unseen"],
      urgent: "a smell of gas, a carbon monoxide alarm, no heat with an infant or somebody sick in the house",
      tests: [
        "It is time for my tune-up, do you have next week?",
        "What would a new unit cost, roughly?",
        "The alarm on the wall is beeping and we all have headaches.",
      ],
      lever: "contract",
      facts: [
        "The maintenance plan is the business. Two visits a year keep your crew busy in April and October, and customers on a plan call you and nobody else when the system dies.",
        "The first hot week and the first frost bring a month of calls in five days. Plan members and houses without heat come first; an estimate for a new system is followed up within two days, since the house is uncomfortable until they sign.",
      ],
    },
    { ...numbers(95, 45, 45, 28, 620, 40, 27, 100), offer: { pays: 8500, of: 20 } },
  ),
  like(
    /\b(electric(al|ians?)?( (services?|contractors?|company))?|generators? install\w*|ev chargers?|solar( (panels?|energy|power|installers?|bright))?|(bright|power|spark\w*) electric)\b/i,
    homes,
    {
      an: "an electrical or solar business",
      night: "the breaker that trips again after supper",
      hands: "while you are in a live panel",
      next: "they take the first licensed one who names a day",
      ask: ["what it costs to come out", "how soon somebody can come", "who pulls the permit"],
      easy: "an outlet, a fixture or a charger at a known panel",
      hard: "burned wires, an old panel or work somebody else began",
      typed: "addresses, panels and photos",
      sort: [
        "what has stopped or what is to be added, with a photo of the panel",
        "house or business, and how old",
        "how soon",
      ],
      cold: "estimates for panels, chargers and solar that never got a yes or a no",
      order: "fixtures and extra circuits",
      status: "when the electrician comes",
      expert: "what the panel will carry",
      never: ["that it is safe to switch it back on", "a price for a panel unseen"],
      urgent: "sparks, a smell of burning, a power line down, somebody who had a shock",
      tests: [
        "Could you put in a charger for our new car?",
        "What is a new panel, roughly?",
        "The outlet is hot and smells burned.",
      ],
      lever: "price",
      facts: [
        "A photo of the panel lets you price half of the jobs without a drive, and the first clear price usually gets them.",
        "Realtors, property managers and remodelers call every month: a list of fixed prices for inspection repairs makes you the one they forward. Generators sell the week after a storm, chargers the week the car arrives.",
      ],
    },
    { ...numbers(60, 45, 42, 20, 680, 42, 32, 95), offer: { pays: 3200, of: 30 } },
  ),
];
