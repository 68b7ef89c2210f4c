import type { OutlinePoint } from "../kind.ts";

/**
 * What is asked of any matter of a business, in the request’s own noun. `{x}` is that noun, with `{does}`, `{is}`, `{has}`,
 * `{they}` and `{them}` in its number; `{board}`, `{colleague}` and `{adviser}` are whom this trade asks, `{unit}` what earns its money.
 */
export const common = {
  cases: [
    "Go through the last five cases",
    "What happened the last five times, and where did it begin?",
    "Your own records and messages of a year on {x}, five cases with the date, the sum and who was there.",
    "Five lines, one for each. What turns up in three of them is what the text is about.",
    "Going by the one case that everybody remembers",
  ],
  now: [
    "Write down what happens now",
    "What {is} done about {x} today, by whom, and what does nobody do?",
    "An hour beside whoever deals with {x}, and the same question to two others: their answers will differ.",
    "One ordinary day in the order in which it happens, and the step at which it’s left to chance.",
    "Describing how it should be in place of how it is",
  ],
  cost: [
    "Put a year’s cost on it",
    "What {does} {x} cost in a year as {they} {are}, hours counted in?",
    "Twelve months of invoices and receipts for {x}; two weeks of hours, written down by whoever spends them.",
    "One sum for the year, with the largest line of it named.",
    "Counting the invoices and not the hours",
  ],
  rules: [
    "Ask whose rules apply",
    "Whose rules apply to {x}, and what do they ask for in writing?",
    "{board}, the page with its date; your insurer by e-mail, where the policy could have a say.",
    "The sentence that binds you, in its own words, with the page, the date and what has to be kept as proof.",
    "Taking the rule from a colleague’s memory",
  ],
  colleague: [
    "Ask one who is two sizes larger",
    "Who of your trade has settled this, and what would they do otherwise?",
    "{colleague}: what they did first, what it took, and what they’d skip.",
    "One name, what they did in which order, and the step that was harder than they thought.",
    "Asking only whoever sells it",
  ],
  decides: [
    "Say who decides",
    "Who decides on {x}, and what may be decided without them?",
    "Ask three people separately who they think it is.",
    "One name, a second for the days off, and the sum up to which nobody has to ask.",
    "Leaving {x} to whoever happens to be there",
  ],
  otherwise: [
    "Say what would change your mind",
    "What would have to be seen for the opposite to be right?",
    "The one figure on {x} that is least certain: double it, halve it, and see whether the answer stays.",
    "The figure at which you’d do it the other way, written down before anything is paid or signed.",
    "Deciding first and counting afterward",
  ],
  after: [
    "Look again in three months",
    "How do you see in three months that {x} {is} better than today?",
    "The same count on the same sheet, by the same person, with a date in the calendar now.",
    "One figure before and after, who reads it, and what happens if it hasn’t moved.",
    "Calling it done on the day it begins",
  ],
} as const satisfies Record<string, OutlinePoint>;

/** What holds candidates of anything against each other. */
export const choiceRows: readonly (readonly [row: string, where: string])[] = [
  [
    "What it does of the three tasks you need it for",
    "Your own count of three months; a trial with your own work",
  ],
  [
    "All in over five years, {limit}",
    "A written quote with delivery, set-up, training, yearly fees and the raise",
  ],
  [
    "What has to be there first: place, connection, permit, software",
    "The maker’s requirements; each of those who’d have to do it",
  ],
  ["What a rule or a license asks of it", "{board}, with the date"],
  ["Days until everybody works with it, and who teaches", "A user of your size, in the third month"],
  [
    "When it fails: who comes or answers, and how soon",
    "The contract’s text; the support number, called once",
  ],
  ["Getting out: term, notice, what it’s still worth", "The contract, at “term” and “termination”"],
];

interface Asked {
  board: string;
  colleague: string;
  /** Who reads it with them. */
  adviser: string;
  /** What earns this trade’s money. */
  unit: string;
}

const anyone: Asked = {
  board: "The state or city office that licenses your kind of business",
  colleague: "An owner of your trade two sizes larger, outside your area",
  adviser: "your accountant",
  unit: "an hour of a person",
};

/** Whom each trade asks. */
const byTrade: Readonly<Record<string, Partial<Asked>>> = {
  dental: {
    board: "Your state’s dental board, and the ADA’s page on it",
    colleague: "A practice with two chairs more, through your dental society",
    unit: "an hour of a chair",
  },
  medical: {
    board: "Your state’s health department or medical board, and your specialty’s society",
    colleague: "The manager of a practice with two clinicians more, through MGMA’s state chapter",
    unit: "an hour of an exam room",
  },
  veterinary: {
    board: "Your state’s veterinary board, and AVMA’s page on it",
    colleague: "A clinic with two doctors more, through your state VMA",
    unit: "an hour of a doctor",
  },
  physiotherapy: {
    board: "Your state’s licensing board for therapists",
    colleague: "A clinic with two therapists more, through your state’s association",
    unit: "an hour of a therapist",
  },
  therapy: {
    board: "Your licensing board, and your association’s ethics page",
    colleague: "A group practice with three clinicians more",
    unit: "an hour of a clinician",
  },
  legal: {
    board: "Your state bar: its rules, its ethics hotline and its practice management desk",
    colleague: "A firm with two lawyers more, through the bar’s section for small firms",
    unit: "an hour of a lawyer",
  },
  trades: {
    board: "The state or city board that holds your license; the local building department",
    colleague: "A contractor with three trucks more, two counties away, through your trade’s association",
    unit: "an hour of a truck",
  },
  roofing: {
    board: "The state or city board that holds your license; the local building department",
    colleague: "A roofer with two crews more, through NRCA or your supplier",
    unit: "an hour of a crew",
  },
  restaurant: {
    board: "Your county’s health department, and the state restaurant association",
    colleague: "An owner with a second location, in another town",
    unit: "an hour of a table",
  },
  salon: {
    board: "The state board that holds your license: cosmetology, massage or one of its own",
    colleague: "An owner with three chairs more, in another town",
    unit: "an hour of a chair",
  },
  barber: {
    board: "Your state’s board of barbering",
    colleague: "An owner with three chairs more, in another town",
    unit: "an hour of a chair",
  },
  cleaning: { colleague: "A company with two crews more, through ISSA", unit: "an hour of a crew" },
  tax: {
    board: "Your state’s board of accountancy, and the IRS’s page on it",
    colleague: "A firm with two preparers more, through your state society",
    adviser: "a partner who doesn’t work on it",
    unit: "an hour of a preparer",
  },
};

export const askedBy = (trade: string | undefined): Asked => ({
  ...anyone,
  ...(trade === undefined ? {} : (byTrade[trade] ?? {})),
});
