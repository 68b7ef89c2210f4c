import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { Bottleneck } from "../../contracts/assessment-options.ts";
import type { OwnersNumberId, OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { Field, Finding, Question, Situation, Stream, Trade, Unit } from "../../content/report/kinds.ts";
import type { Chain, Step, Work } from "../../content/report/step-kinds.ts";
import type { Advice, Subject } from "../../content/report/playbook.ts";
import type { ByCount } from "./by-count.ts";
import type { Printed } from "./left-in-all.ts";
import type { Reason } from "./reasons.ts";

/** What the reviewer decided: each part is optional, and the report is drawn again with it. */
export interface ReviewChoices {
  dropFindings?: readonly string[];
  /** Chosen instead, in this order; ids that do not fit the answers are left out. */
  steps?: readonly string[];
  trade?: string;
  team?: Situation["team"];
  /** Assumptions in place of the examples, by id. */
  assumptions?: Readonly<Record<string, number>>;
}

export interface ConsultInput {
  answers: AssessmentAnswers;
  numbers?: OwnersNumbers;
  review?: ReviewChoices;
  /** What the trade's playbook calls its steps, as far as it holds of the business. */
  names?: (s: Situation) => NonNullable<Trade["named"]>;
  /** What each of the plan's steps leaves by its words: they stand in that order. */
  printed?: Printed;
}

export type VerdictId = "pays" | "start-small" | "cheaper-fix" | "not-yet";
export type FigureUnit = Unit;
export interface Figure {
  value: number;
  unit: FigureUnit;
}
/** Dollars a month. */
export interface Range {
  low: number;
  likely: number;
  high: number;
}

export interface UsedAssumption {
  id: string;
  label: string;
  value: number;
  unit: Unit;
  /** Likely divided by low, and high by likely: 1 for a number that somebody gave. */
  spread: number;
  basis: readonly Field[];
  source: string;
  from: "example" | "owner" | "reviewer";
  /** Whose number it is, as it is printed behind its line: 'our example', 'your number'. */
  note: string;
}

export interface FlowingStream {
  stream: Stream;
  /** Assumptions whose product it is, for this business. */
  factors: readonly string[];
  title: string;
  /** Customers or slots lost a month, or usable hours. */
  amount: number;
  perMonth: Range;
}

/** What a step takes back of a stream, in dollars a month. */
export interface Closed {
  stream: string;
  /** The part that it catches, 0 to 1, and what that comes to. */
  share: number;
  gross: number;
  /** Of an assistant: what the best cheaper fix would win of that for less, and which fix that is. */
  cheaper: number;
  cheaperBy?: Step;
  /** What counts: without what is cheaper to win, and what there is no room for. */
  perMonth: number;
  range: Range;
}

export interface ChosenStep {
  step: Step;
  title: string;
  closes: readonly Closed[];
  perMonth: number;
  range: Range;
  costPerMonth: number;
  setupHours: number;
  /** Cases a month that it is for; 0 where it counts none. */
  cases: number;
  /** What it takes a month of somebody's time, line by line. */
  work: readonly Work[];
  /** Hours a month: the sum of those lines, to the tenth. */
  ownHours: number;
  /** Hours a month that it takes and that stand in no sum, since it has none. */
  besides?: number;
  /** Dollars a month: those hours, at the full price of an hour. */
  ownPerMonth: number;
  /** Dollars a month: those hours and a twelfth of the set-up. */
  timePerMonth: number;
  /** It closes money of a bottleneck that was named. */
  named: boolean;
  /** It answers what was named where no sum speaks for it: no dollars are put on it. */
  unsummed?: true;
  /** Beside steps for those who are there already it wins the new ones that are wanted. */
  forGoal?: true;
  /** It is for those who are customers already and hear late: nobody new is lost while there is no room. */
  late?: true;
  /** So many times a day in place of the usual, so that it costs no more than it wins. */
  rounds?: number;
  /** Dollars a month that it wins by our guess and that stand in no sum, since its hours cost about as much. */
  wins?: number;
  /** Of which lines of what is lost it wins that. */
  winsOf?: readonly Closed[];
  /** With it, those are called back who reached nobody, where they are few: no step of its own. */
  along?: { left: number; hours: number; closes: readonly Pick<Closed, "stream" | "perMonth">[] };
  /** What was checked beside what it is for, and is done on its way. */
  folds?: readonly Bottleneck[];
  /** An assistant whose calls and messages nobody has counted yet: it comes after all else. */
  uncounted?: true;
  /** An assistant that wins so few new customers a year that trying it shows nothing. */
  seldom?: true;
  /** Of an assistant: what its price is made of, and of what that is counted. */
  handled: number;
  takes: readonly Chain[];
  /** What one of what it saves is worth is our guess: the assumption that says so. */
  priceGuessed?: string;
  /** New customers a month that it could win, where they are more than there is room for, and those that are counted. */
  over?: { could: number; counted: number };
}

/** A chosen step in words; `{figure}` marks in them. */
export interface StepWords {
  does: string;
  dayOne: string;
  needs: string;
  rehearse?: string;
  /** A clause: what is so already where it brings nothing. */
  already: string;
  watch: string;
  never: string;
  /** The words to say or send, where the trade has its own. */
  say?: string;
  /** How the trade goes on with it two weeks later. */
  later?: string;
  /** What the trade says when a date is made, beside the reminder of it. */
  dated?: string;
  /** How the trade makes the dates that a page does not take. */
  others?: string;
  /** Who it is in the trade that reaches nobody: what `does` begins with. */
  scene?: string;
  /** `does` is the trade's own, and nothing is said before it. */
  ofTrade?: true;
}

export interface Leftover {
  /** The bottleneck's label as answered, or the stream's id. */
  what: string;
  title: string;
  why: string;
  /** The first day of the cheapest step for it, which costs nothing: a sentence. */
  start?: string;
  /** In the trade's own words, the first thing to do about it: a sentence. */
  first?: string;
  /** What would cure it and costs as much as it brings: dollars a month, its set-up by twelfths. */
  cure?: { step: Step; brings: number; takes: number };
  /** The best step for it, which is not in the plan, and what it would leave. */
  would?: { step: string; left: number; next?: true };
  /** Dollars a month that stay where they are; absent where nothing was computed. */
  perMonth?: number;
}

export interface BreakEven {
  needed: number;
  expected: number;
  /** In how many years one is needed, and one expected, where it is fewer than one in a year; else 0. */
  years: { needed: number; expected: number };
  /** 'new patients a month', 'hours a month', 'new clients a year'. */
  unit: string;
  /** A month where several are needed in it, else all of a year. */
  period: "month" | "year" | "season";
  unitKind: "customers" | "slots" | "hours" | "dollars";
  /** Dollars a month that the assistant costs which this is about. */
  price: number;
  /** What the assistant catches in all, in the same unit; `expected` are those beyond the cheaper ways. */
  caught: number;
  /** New customers a year, or calls and messages a week, from which on it pays; 0 where that is far off. */
  turning: number;
  /** How many times what is expected is needed, before either is rounded. */
  times: number;
  /** What is lost a month in the unit where the assistant works, and from how many lost on it pays; 0 where no count would do. */
  lost: number;
  bar: number;
  /** Of those lost, the part that it wins beyond the cheaper ways, 0 to 1. */
  share: number;
  /** Dollars that one of the unit leaves. */
  each: number;
  /** The part of `price` that is somebody's time. */
  own: number;
  /** Calls and messages a month that its price is reckoned for, and systems that it writes into. */
  handled: number;
  connections: number;
  /** The assistant it is about: chosen, or the one that was weighed and left. */
  step?: Step;
  /** It may pay and stands in no plan, since what is free does part of it: what it would leave beside the plan, and whether two weeks of a diary decide. */
  apart?: { adds: Range; counts: boolean };
}

export interface Report {
  answers: AssessmentAnswers;
  situation: Situation;
  /** A guess from the business's name, for the reviewer alone. */
  tradeSuggested?: string;
  /** Words with `{figure}` marks; `plain` fills them in. */
  verdict: { id: VerdictId; title: string; text: string; buy: string };
  findings: { finding: Finding; title: string; means: string; look: string; answeredBy?: number }[];
  /** Why the first step stands before one that leaves more. */
  firstBecause?: Finding;
  /** Findings that are true too, for the reviewer; weaker than those shown. */
  otherFindings: string[];
  questions: { question: Question; text: string; why: string }[];
  streams: FlowingStream[];
  /** `pays`: with how many of what it wins a step has earned its price, in words; `byCount`: what it is about in the owner's own count. */
  steps: (ChosenStep & { words: StepWords; pays?: string; byCount?: ByCount })[];
  /** What waits for the second month: four steps are enough for the first. */
  later: readonly { title: string; step: Step }[];
  /** Steps whose conditions hold, chosen or not, for the reviewer to swap. */
  possibleSteps: {
    id: string;
    kind: Step["kind"];
    title: string;
    perMonth: number;
    costPerMonth: number;
    /** What it would leave if it stood alone. */
    left: number;
  }[];
  bottlenecks: Record<string, string>;
  leftovers: Leftover[];
  /** What the owner's numbers showed, and how the plan changed with them; and in short, for the letter. */
  overturned?: string;
  overturnedShort?: readonly string[];
  /** Of the owner's numbers those without which a line or a step would come to another sum. */
  moving?: readonly OwnersNumberId[];
  /** Of these the numbers that we do not have, first the one that could turn the plan. */
  swings?: (of: readonly OwnersNumberId[]) => readonly OwnersNumberId[];
  /** Owner's numbers that are hardly meant as they stand, each asked about. */
  odd?: readonly string[];
  /** Why the plan leaves a line of money open, by its id. */
  reasons: Readonly<Record<string, Reason>>;
  /** The largest loss of all where no step of the plan touches it, and why. */
  passed?: { stream: string; text: string };
  /** What hangs on the value of a customer, where it is our guess or lies far off it. */
  doubt?: string;
  /** What the owner said to want, and what the plan does for it. */
  goal: string;
  /** What is told of the aim beside the plan, in the trade's own words. */
  aim?: string;
  /** What the trade tells on each subject, as far as it holds of this business: for what stands beside the plan's steps. */
  told?: Partial<Record<Subject, Advice>>;
  /** How what only the owner knows gets onto paper, in the trade's own words. */
  knows?: string;
  headline: Range;
  costPerMonth: number;
  /** Dollars a month of the owner's time that the plan takes. */
  timePerMonth: number;
  breakEven: BreakEven;
  assumptions: Record<string, UsedAssumption>;
  figures: Record<string, Figure>;
}
