import { numbers } from "./numbers.ts";
import { serves } from "../served.ts";
import { financial } from "../financial.ts";
import * as kind from "./classes.ts";
import { like, type Sketch } from "./sketch.ts";

const { id: _, industry: __, label: ___, examples: ____, ...office } = financial[0];

/** Who looks after money or lends it; and who serves a town by the coin. */
export const money: readonly Sketch[] = [
  {
    name: /\b(wealth( management)?|(financial|retirement) (plan\w*|advis\w*)|retire(?:ment)?|investments?|investment (advis\w*|management)|asset management)\b/i,
    industries: ["Financial Services"],
    words: {
      ...office,
      an: "a financial adviser's office",
      night: "the letter from the retirement plan, opened after dinner",
      next: "somebody who has money to move asks a friend's adviser",
      ask: ["what your advice costs", "how much they need to begin", "which papers to bring"],
      easy: "a first meeting or the yearly review",
      hard: "an inheritance, a divorce or a market that fell today",
      sort: ["what has changed in their life", "roughly how much it is about", "who advises them now"],
      never: ["what to buy or sell", "what a market will do"],
      lever: "talk",
      facts: [
        "Clients leave over silence, not over returns. One meeting a year with each is what keeps them, and it's where the next name comes up.",
        "Retirement dates, tax season and year's end bring the questions; invite before them.",
      ],
    },
    examples: numbers(30, 12, 22, 18, 3200, 50, 36, 160),
  },
  {
    name: /\b((payday|title|personal|signature|installment|cash|pawn) (loans?|advances?|lend\w*)|check cashing|cash advance|loans?|lending)\b/i,
    industries: ["Financial Services"],
    words: {
      ...office,
      an: "a small lender",
      ...serves("borrower", "new borrower", "application"),
      night: "the bill that has to be paid by Friday",
      next: "somebody who needs it by Friday walks into the next office that is open",
      ask: ["what they have to bring", "what it costs in all", "when they have the money"],
      easy: "a repeat loan with papers in hand",
      hard: "a missed payment, a garnishment or no proof of income",
      sort: ["how much, and for when", "whether they have borrowed here before", "how they are paid"],
      never: ["that a loan will be approved", "a cost other than the one your state makes you post"],
      lever: undefined,
    },
    examples: numbers(70, 25, 30, 22, 260, 40, 20, 20),
  },
  like(
    /\b(coin )?(laundromats?|coin laundry|wash (?:&|and) fold)\b/i,
    kind.venue,
    {
      an: "a laundromat",
      ...serves("customer", "new customer", "load"),
      books: false,
      orders: true,
      day: [6, 22],
      night: "the machine that keeps the coins at nine in the evening",
      hands: "while you are folding, or behind a machine",
      next: "somebody who lost two dollars drives to the next one",
      ask: [
        "how late you are open",
        "what a pound of wash and fold costs",
        "whether the large machines are free",
      ],
      easy: "a bag to wash and fold",
      hard: "something torn, shrunk or gone",
      typed: "names, weights and special requests",
      sort: ["a machine, or a bag for you", "how soon", "anything that must not go in the dryer"],
      cold: "price requests from firms that went quiet",
      gap: "a row of machines sitting idle",
      order: "bags to wash and fold",
      status: "whether their bag is ready",
      expert: "what a stain needs",
      never: ["that something is not ruined", "money back without a look"],
      urgent: "water on the floor, smoke, somebody locked in",
      lever: "standing",
      facts: [
        "Salons, gyms and vacation rentals have laundry every week. Ten of them pay the rent.",
        "Weekends are full. A lower price on weekday mornings moves the people who can choose.",
      ],
    },
    numbers(25, 25, 40, 25, 260, 40, 17, 25),
  ),
];
