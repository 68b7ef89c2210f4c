import { financial } from "../financial.ts";
import { serves } from "../served.ts";
import { numbers } from "./numbers.ts";
import type { Sketch } from "./sketch.ts";

const { id: _, industry: __, label: ___, examples: ____, ...office } = financial[0];

/** Where a town keeps its money, and where a business finances what it works with. */
export const banksAndLeasing: readonly Sketch[] = [
  {
    name: /\b(?:(?:savings|community|national|state|first|merchants|farmers|citizens|peoples|valley|trust|home|county|federal) bank|bank of(?= \w)|savings (?:&|and) loan|bancorp|bank (?:n\.?a\.?|(?:&|and) trust|fsb)|(?<!\b(?:food|blood|milk|diaper|cord|tool|time|snow|sand|cloud|piggy|power|book|furniture|clothing) )bank(?=\W*$))(?! (?:owned|building|repairs?))/i,
    industries: ["Financial Services"],
    words: {
      ...office,
      an: "a bank",
      place: "branch",
      ...serves("customer", "new customer", "appointment"),
      day: [9, 17],
      night: "the card that stops working on a trip at ten in the evening",
      hands: "while a customer sits across from you with a loan application",
      next: "somebody who wants an account or a loan opens it on a screen with whoever answers first",
      ask: [
        "which papers it takes to open an account",
        "what the rate is today",
        "why a payment or a deposit is on hold",
      ],
      easy: "opening an account or a first meeting about a loan",
      hard: "an estate, a business loan or a payment somebody didn't make",
      typed: "applications, identity papers and financial statements",
      system: "the core system",
      sort: [
        "a customer already or not, and for a household or a business",
        "an account, a loan or a problem",
        "how soon, and which papers are at hand",
      ],
      cold: "loan inquiries that never became an application",
      gap: "a banker's hour with nobody across the desk",
      order: "cards, checks, payoff letters and statements",
      status: "whether the loan is approved and the card is in the mail",
      expert: "whether a loan would work for somebody",
      never: ["that a loan will be approved", "any balance before identity is proved"],
      urgent: "fraud, a stolen card, a customer who is being pressed to send money right now",
      tests: [
        "What do I need to open a checking account?",
        "Why is my deposit on hold?",
        "Somebody from your fraud department wants me to move my savings today.",
      ],
      lever: "second",
      facts: [
        "A checking account is how a customer begins; what makes you their bank is the second thing, the loan, the savings plan or the company's account. Offer it with a date before they leave.",
        "Farm and business lines come up for renewal at the same time each year, and home buyers come in spring. Get in touch before they ask.",
      ],
    },
    examples: numbers(190, 10, 32, 20, 780, 45, 26, 80),
  },
  {
    name: /\b(?:(?:equipment|truck|trailer|fleet|machinery|commercial|vehicle|medical|restaurant) (?:leasing|lease|finance|financing)|leasing (?:company|co|corp|group|partners|services|solutions|inc|llc)|equipment (?:capital|funding)|leasing(?=\W*$))\b/i,
    industries: ["Financial Services", "Other"],
    words: {
      ...office,
      an: "an equipment leasing company",
      place: "office",
      ...serves("client", "new lease", "application"),
      books: false,
      orders: false,
      day: [8, 17],
      night: "the quote for a truck that a contractor reads at the kitchen table",
      hands: "while you are putting a file together for a funder",
      next: "the dealer sends the next buyer to whoever said yes or no the same day",
      ask: ["what the payment would be", "which papers you need", "whether a young business can get it"],
      easy: "a known machine for a business with three good years",
      hard: "a start-up, an old machine or a private seller",
      typed: "applications, bank statements, serial numbers and insurance",
      system: "the deal pipeline",
      sort: [
        "which equipment, from whom, at what price",
        "how long in business, and roughly what the credit is like",
        "when it has to be paid for",
      ],
      cold: "approvals that were never used",
      gap: "a file worked up for a deal that was paid for in cash",
      order: "payoff quotes, insurance certificates and buyouts",
      status: "whether the lease is approved and when the seller gets paid",
      expert: "how to structure a deal that a funder will take",
      never: ["that an application will be approved", "a payment before the file has been read"],
      urgent: "a seller who wants the money today, a machine that was stolen or wrecked",
      tests: [
        "What's the payment on a forty-thousand-dollar excavator?",
        "We've only been in business a year. Can you do it?",
        "The auction wants its money by noon.",
      ],
      rules: [
        "Nobody is told that a deal is approved, or what it costs in all, except by whoever has read the file.",
        "Bank statements, tax returns and owners' personal data go through the secure upload and nowhere else.",
      ],
      lever: "senders",
      facts: [
        "Most leases are sent by a few dealers. What keeps them sending is a yes or no the same day, and a call when the seller has been paid.",
        "Contractors buy in spring and everybody buys in December, for the taxes. Ask whose lease ends in the half year before that.",
      ],
    },
    examples: numbers(45, 40, 28, 18, 2600, 55, 34, 110),
  },
];
