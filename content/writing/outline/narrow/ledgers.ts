import type { NarrowKind, OutlinePoint } from "../kind.ts";
import { accountingSoftware } from "./books-and-people.ts";

/** What only a crew that comes and goes is asked; nobody else has a truck or a season. */
const OF_A_CREW = /\bcrew\b|seasonal|\btruck\b|October/;

const ownPoints: readonly OutlinePoint[] = [
  [
    "Send an invoice as you really bill",
    "Does it bill the way we do?",
    "Three of last month’s invoices, the oddest among them, made again in each trial, with a reminder and a card.",
    "Minutes for each, what had to be worked around, card fees, and who sees that one is late.",
    "Typing the same invoices on the last Sunday of the month",
  ],
  [
    "Run one payroll in the trial",
    "Can it pay everybody we pay?",
    "The payroll page, with its date: the price per person and month, who files the taxes, and what a correction costs.",
    "Hourly, salaried and contract people, the filings that are included, and the sum for a year at your size.",
    "Adding payroll afterward, at another price",
  ],
];

const general = (points: readonly OutlinePoint[], own: readonly OutlinePoint[]): OutlinePoint[] => {
  const kept = points.filter((point) => !OF_A_CREW.test(point.join(" ")));
  return [...kept.slice(0, 3), ...own, ...kept.slice(3)];
};

/** The same for whoever has neither crew nor season. */
export const officeAccounting: NarrowKind = {
  id: "office-accounting",
  far: true,
  heard: accountingSoftware.heard,
  ...(accountingSoftware.not ? { not: accountingSoftware.not } : {}),
  about: "accounting software",
  settles:
    "what your accountant can work with, what each kind of work brings, and how an invoice gets out on the day the work is done",
  opening: accountingSoftware.opening ?? "",
  yours: accountingSoftware.yours ?? [],
  points: general(accountingSoftware.points, ownPoints).map(
    (point) =>
      point.map((part) =>
        part
          ?.replace(
            "one finished job with its hours, materials and equipment",
            "one finished piece of work with its hours and costs",
          )
          .replace(
            "which of your services and materials are taxed",
            "which of your services and goods are taxed",
          )
          .replace("between labor and materials", "between what is taxed and what isn’t"),
      ) as unknown as OutlinePoint,
  ),
  compared: {
    decides: accountingSoftware.compared?.decides ?? "",
    rows: [
      ["Your accountant can work in it", "Call whoever does your taxes"],
      ["Three of your invoices, the oddest among them", "Made again in each trial"],
      ["Profit by kind of work: in which plan", "One finished piece of work, entered in the trial"],
      ["Payroll at your size, with filings", "The price page, with the date"],
      ["Bank feed, and the program you book with", "Both connected, for two weeks"],
      ["The plan you’d really need, for a year, with users", "The price page, added up, with the date"],
      ["Your books in a file when you leave", "An export, opened by your accountant"],
    ],
  },
};

/** A law firm’s books hold money that is somebody else’s. */
export const legalAccounting: NarrowKind = {
  id: "legal-accounting",
  far: true,
  heard: accountingSoftware.heard,
  with: /\b(?:law|lawyers?|attorneys?|legal|paralegals?)\b/,
  not: /\b(?:calls?|callers?|phones?|sell\w*|write)\b/,
  about: "accounting software",
  settles:
    "whether it keeps clients’ money apart, whether an hour becomes an invoice without being typed twice, and what the plan with trust accounting really costs",
  opening:
    "Open last month’s trust bank statement before you open a price page. If the program can’t set that statement, its own book and the sum of every client’s balance side by side, and have all three agree, nothing else it does matters to a law firm.",
  yours: [
    "What your last reconciliation showed, and how long it took",
    "Hours worked last month, hours billed, and dollars in, side by side",
    "Costs that you paid for a client and never billed",
  ],
  points: [
    [
      "Read your bar’s rule on trust accounts first",
      "What must a trust account’s books show in our state?",
      "Your state bar’s rule and handbook on trust accounts (IOLTA): ledgers, how often they’re reconciled, for how many years; its practice management desk, which knows the programs.",
      "The records it asks for, each with the section, beside the report of the program that is supposed to show it.",
      "Taking a general program’s word for “trust”",
    ],
    [
      "Reconcile one month in three ways",
      "Does bank statement, trust book and the sum of clients’ balances agree?",
      "Last month’s trust statement, entered in each trial with every client’s ledger.",
      "Three sums that are equal, the report that shows it, and whether the program stops a client’s ledger from going below zero.",
      "Reconciling the bank and nothing else",
    ],
    [
      "Move one fee from trust to operating",
      "What happens when an earned fee leaves the trust account?",
      "One retainer from deposit to invoice to transfer, done in the trial by whoever does it now.",
      "Clicks, the paper that’s left, who has to approve it, and that card fees never come out of trust.",
      "Paying the card company with a client’s money",
    ],
    [
      "Bill by the hour, and then a flat fee",
      "Does an hour become an invoice without being typed twice?",
      "A week of one lawyer’s time, a flat fee and a contingent case, each billed in the trial.",
      "Timer, rates by lawyer and matter, a first draft that can be edited, and what’s lost between the two programs if they are two.",
      "Keeping time in one place and typing it into another",
    ],
    [
      "Follow one cost that you advanced",
      "Where does a filing fee go that we paid for a client?",
      "One filing fee and one expert’s invoice, from the check to the client’s invoice; your accountant on costs advanced as a loan to the client.",
      "The account it’s booked to, the matter it’s tied to, and how it gets onto the invoice.",
      "Booking it as an expense and forgetting it",
    ],
    [
      "Ask your accountant",
      "Which programs can our accountant work in?",
      "Whoever does your taxes: which they know, cash or accrual, partners’ draws and accounts.",
      "The names, the reason, and what they’d charge to clean up another.",
      "Choosing alone, and telling them in January",
    ],
    [
      "Price the plan that has the trust part",
      "What does it cost with trust accounting, for everybody who needs it?",
      "The price page, with its date: per user, by the month and by the year, payment fees, a second program where this one has no books.",
      "One sum a month for your size, held against what you can spend, with what is missing below it.",
      "Comparing the cheapest plan of each",
    ],
    [
      "Read how you’d leave",
      "How do we get ledgers and invoices out?",
      "An export from the trial, opened by your accountant; the years for which your bar wants the trust records kept.",
      "What comes out in which form, read access and its price, and the month in which one changes.",
      "Losing five years of client ledgers with a subscription",
    ],
  ],
  compared: {
    rows: [
      ["Three-way reconciliation, as a report", "Last month’s trust statement, entered in each trial"],
      ["Client’s ledger can’t go below zero", "Try to overdraw one in the trial"],
      ["Time, flat and contingent fees on an invoice", "A week of one lawyer’s time"],
      ["Costs advanced, tied to the matter", "One filing fee from check to invoice"],
      ["Card payments into trust without fees from it", "The processor’s page; your bar’s opinion"],
      ["All in a month for your users, trust part included", "The price page, with the date"],
      ["Your accountant can work in it", "Call whoever does your taxes"],
      ["Ledgers in a file when you leave", "An export, opened by your accountant"],
    ],
    decides:
      "It comes down to one test: last month’s trust statement, entered in each of them. The one in which three sums agree in the fewest steps wins, whatever the others cost less.",
  },
};
