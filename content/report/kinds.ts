import type { Bottleneck } from "../../contracts/assessment-options.ts";
import type { Industry } from "../../contracts/industries.ts";
import type { StepId } from "./cures.ts";

/**
 * The shapes of the consultant's data and words. A finding, question, stream, step or trade is one value of these;
 * `rules/report` knows how to use them, and few of them by name.
 *
 * Running text may hold `{figure}` for a number that is filled in when it is drawn and `**strong**`. It holds no
 * digits of its own, so that every number in a report can be looked up.
 */
export type Field =
  | "industry"
  | "customerInteractionPercentage"
  | "interactionChannels"
  | "cloneExpertiseValue"
  | "operationalBottlenecks"
  | "responseTime"
  | "previousAiExperience"
  | "techComfortLevel"
  | "primaryGoal";

/** What a trade lives from beyond what its answers show: who is due, the next date, a deposit. */
export type Lever =
  | "due"
  | "talk"
  | "fill"
  | "deposit"
  | "fee"
  | "standing"
  | "contract"
  | "senders"
  | "next-date"
  | "second"
  | "price"
  | "next-door"
  | "nearest"
  | "names";

export type Unit = "money" | "percent" | "count" | "minutes" | "hours";

/** Whom a trade's growth comes from: strangers, those who come back or accept more work, those who stay longer, or more from each. */
export type Brings = "new" | "again" | "stay" | "more";
/** What a trade calls a step whose paragraph is its own, and where it is needless. */
export interface StepNames {
  title: string;
  short: string;
  skip?: string;
  brings?: Brings;
  /** Whose names are always there, as a noun phrase: it is a step whatever else is wanted. */
  list?: string;
  /** What those who come again are sold, where it has the price of the trade's larger work and not of a new one's year. */
  sells?: string;
  /** So many are asked in a year, or each week, by its own words. */
  aYear?: number;
  aWeek?: number;
  /** So many are reached each week for somebody new, by its own title. */
  tries?: number;
  /** So many new ones a year it wins by our guess where it is done once a week. */
  wins?: number;
  /** Whoever goes round does so on weekends, too. */
  everyDay?: true;
  /** So many come with each thing that it sells: a party of twenty. */
  guests?: number;
  /** What pays for it, in the trade's own terms, as a clause; and what it frees, so many hours a week. */
  pays?: string;
  frees?: string;
  /** So often a month it takes so many minutes, by its own words; or so many for each of these, however often they come. */
  takes?: { times: number; minutes: number; each?: string };
  /** Of the night: by its own words somebody looks or answers then, as part of the work. */
  awake?: true;
}

/** What we know of a trade: its nouns, its moments, what it must never leave to a machine. No word about a channel. */
export interface Trade {
  id: string;
  /** Its file in `playbooks/`, where that is not its id. */
  playbook?: string;
  /** Its own names for the steps of a subject, from that file; for a report, as far as their paragraphs hold of the business. */
  named?: Readonly<Record<string, StepNames>>;
  industry: Industry;
  /** As the owner picks it, and after 'our example for'. */
  label: string;
  an: string;
  /** 'your practice'. */
  place: string;
  customer: string;
  customers: string;
  /** Somebody who was not a customer before, in the unit the owner counts in. */
  newOne: string;
  newOnes: string;
  /** What is booked, bought or ordered. */
  job: string;
  jobs: string;
  books: boolean;
  /** The same ones come again and again, at a distance that is known. */
  returns?: true;
  /** Each comes for one thing, mostly sent by somebody, and does not come back: many of those who call are new. */
  once?: true;
  /** What goes cold here had begun: `cold` are customers who stopped coming, not offers without an answer. */
  lapses?: true;
  orders: boolean;
  /** Hours of an ordinary day, for the picture alone; nine to five unless it says so. */
  day?: readonly [opens: number, closes: number];
  /** What comes when nobody is there. */
  night: string;
  /** A clause: why nobody can answer just then. */
  hands: string;
  /** A clause: what the one who waits does. */
  next: string;
  /** Three things that are asked again and again. */
  ask: readonly [string, string, string];
  /** What can be booked or settled by rule; what needs judgment first. */
  easy: string;
  hard: string;
  /** What is typed more than once, and where it should end. */
  typed: string;
  system: string;
  /** What to know of an inquiry before an hour goes into it. */
  sort: readonly [string, string, string];
  /** What goes cold when nobody asks a second time. */
  cold: string;
  /** What a broken appointment leaves behind. */
  gap: string;
  /** What an order is here. */
  order: string;
  /** What those who are customers already want to know. */
  status: string;
  /** What only the one who knows can answer. */
  expert: string;
  /** What must never be said for the owner. */
  never: readonly [string, string];
  /** What goes to a person at once. */
  urgent: string;
  /** Three sentences to try it with: easy, awkward, one that it must hand over. */
  tests: readonly [string, string, string];
  /** What to mind, and whom to ask. */
  rules: readonly [string, string];
  /** The lever that the first of its facts is about. */
  lever?: Lever;
  /** What everybody in the trade knows: where it makes its money, and when its year peaks. */
  facts: readonly [string, string];
  /** Whom it serves is at home and waits: no visit is missed there but by whoever was to come. */
  atHome?: true;
  /** What comes at night cannot wait for the morning, and a person is on duty for it. */
  nights?: true;
  /** Whoever calls has mostly lost somebody: the first words say so. */
  mourning?: true;
  /** Who comes is a child, and a parent speaks and reads for it. */
  child?: true;
  /** No lawyers work there, though its box says so. */
  lay?: true;
  /** They work at the customer's: somebody has to be there and let them in. */
  travels?: true;
  /** Its name says that it meets nobody at its own place, though its words were written for a trade that does. */
  elsewhere?: true;
  /** Those it serves are met on a screen. */
  remote?: true;
  /** Whoever works in it is there at any hour. */
  always?: true;
  /** Several are asked at once, and the first with an answer mostly gets it. */
  firstWins?: true;
  /** What is booked follows a rule and is wanted at any hour. */
  openBook?: true;
  /** The other half of a name with an 'and' in it, as it stands there, and what everybody knows of that trade. */
  other?: { said: string; fact: string };
  /** Its patients are animals: whoever reads or hears a text is in no danger. */
  animals?: true;
  /** In health care: no insurer or plan sets what it costs. */
  ownPrices?: true;
  /** Weeks a year in which it is open, where its name says that there is a season: our guess. */
  season?: number;
  /** What of it must not go into a free chatbot, as a sentence, where its industry does not say so. */
  sensitive?: string;
  /** The name told no more than what is in it: 'ghost tours'. */
  said?: string;
  /** Steps that make no sense in it. */
  vetoes?: readonly string[];
  examples: {
    contactsPerWeek: number;
    /** Percent of these from somebody new. */
    freshShare: number;
    /** Percent of the new ones who would come if they were answered. */
    readyShare: number;
    nightShare: number;
    customerValue: number;
    keptShare: number;
    hourCost: number;
    /** What one broken appointment or idle slot costs. */
    slotValue: number;
    /** Where `cold` names larger work than the average: what such an offer pays, and percent of all offers that are for it. */
    offer?: { pays: number; of: number };
    /** Where it is offered to whoever is seen, new or known: so many are seen for a hundred contacts, and so many percent of them leave with such work planned and no date. */
    planned?: { seen: number; open: number };
  };
}

/** How a business meets those it serves, and how it sells: what a sentence with an example in it may need. */
export type Circumstance =
  | "they come"
  | "you go"
  | "several a day"
  | "few and large"
  | "many and small"
  | "again"
  | "for firms"
  /** What is done is done where the business is; elsewhere it is done at the customer's or on a screen. */
  | "at your place"
  /** They pick one of your free times; elsewhere the day is theirs, and you see whether you can. */
  | "by appointment";

/** What is true of this business, computed once. Ordinals count up: 0 is the first answer of the wizard's list. */
export interface Situation {
  /** Rounds a day through what nobody answered, where the usual ones would cost more than they win back. */
  rounds?: number;
  industry: string;
  trade: Trade;
  circumstances: readonly Circumstance[];
  tradeKnown: boolean;
  /** What the name seemed to say, where a new customer pays so much or so little that it cannot be meant. */
  refuted?: Trade;
  /** Neither the name nor the owner told the trade: the words are the industry's plain ones. */
  plain: boolean;
  /** `few`: two to nine; `many`: ten or more. */
  team: "unknown" | "alone" | "few" | "many";
  /** How many answer, where the owner said so. */
  people?: number;
  phone: boolean;
  email: boolean;
  chat: boolean;
  inPerson: boolean;
  social: boolean;
  sms: boolean;
  speakers: boolean;
  forms: boolean;
  /** Any channel in which somebody writes. */
  written: boolean;
  /** The channels in which they write, as words in a sentence. */
  writtenWords: string;
  doors: number;
  onlyInPerson: boolean;
  onlySpeakers: boolean;
  /** 'calls and messages', 'calls', 'messages', 'visits'; and what they do: 'call or write'. */
  contacts: string;
  contact: string;
  reach: string;
  /** 0 less than a quarter .. 3 more than three quarters. */
  talk: 0 | 1 | 2 | 3;
  /** 0 within the hour .. 3 more than two days. */
  reply: 0 | 1 | 2 | 3;
  replyWords: string;
  /** 0 not valuable .. 3 extremely. */
  clone: 0 | 1 | 2 | 3;
  /** 0 not comfortable .. 3 very. */
  comfort: 0 | 1 | 2 | 3;
  ai: "using" | "explored" | "little" | "none";
  goal: "cost" | "experience" | "efficiency" | "growth" | "continuity";
  scheduling: boolean;
  support: boolean;
  leads: boolean;
  /** Somebody is there at any hour: by the hours that were given, else by the trade. */
  always: boolean;
  /** It was named, and there are hours in which nobody is there. */
  afterHours: boolean;
  faq: boolean;
  typing: boolean;
  orders: boolean;
  followUp: boolean;
  labels: readonly Bottleneck[];
  named: number;
  /** The owner gave the number of missed contacts. */
  missedKnown: boolean;
  /** How many a week, as the owner counted them. */
  missed?: number;
  /** Of all contacts the part that nobody answered, where the owner counted both: 0 to 1. */
  missedPart: number;
  noShowsKnown: boolean;
  /** The owner said what a new customer brings. */
  valueKnown: boolean;
  /** A week, as the owner counted them; 0 where nobody did. */
  noShows: number;
  /** What one of them costs was looked into for this business. */
  slotPriced?: true;
  hoursKnown: boolean;
  /** Hours a week, as the owner gave them. */
  hours?: number;
  /** Its name says that it deals with what is private about somebody's health. */
  ofHealth: boolean;
  /** Weeks a year in which they are open, where their name says so. */
  season?: number;
  /** New customers a month that the owner could take on, where that was said. */
  room?: number;
  /** There is room for somebody, and for far fewer than are lost. */
  nearlyFull?: true;
  /** Steps of the report that the owner holds, from the answers alone: what was right stays where the numbers don't speak against it. */
  kept?: readonly string[];
}

export type When = (s: Situation) => boolean;
export type Say = (s: Situation, t: Trade) => string;

/** What a trade's own lever says: as a finding, as a step, and as the text that goes with it. */
export interface LeverWords {
  /** It stands in the plan of whoever wants growth; and of whom else. */
  also?: (s: Situation) => boolean;
  finding: Say;
  look: Say;
  title: Say;
  short: Say;
  does: Say;
  /** What it is worth, roughly: a clause on the cover, beside the sums of the other steps. */
  sum: Say;
  dayOne: Say;
  needs: Say;
  watch: Say;
  already: Say;
  piece: { what: string; says: Say };
}
/** `n` counts the steps of a plan from 0; `cases` are those a month that the step is for, as counted or by our examples. */
export type SayInPlan = (s: Situation, t: Trade, n: number, cases: number) => string;

export interface Finding {
  id: string;
  /** At most one finding of a group opens a report. */
  group: string;
  basis: readonly Field[];
  /** Streams that it speaks of, where its group does not say so. */
  about?: readonly string[];
  /** The steps that really cure it; where none of them is in the plan, it points to none. */
  cures?: readonly StepId[];
  /** Streams that it says are not to come first. */
  against?: readonly string[];
  /** 1 to 10; the strongest open the report. */
  strength: number | ((s: Situation) => number);
  when: When;
  title: Say;
  /** One or two sentences. */
  means: Say;
  /** What to look at tomorrow morning. */
  look: Say;
}

/** Answers that cannot both hold, or make no sense for the trade. */
export interface Question {
  id: string;
  basis: readonly Field[];
  when: When;
  text: Say;
  why: Say;
  /** Streams that stay open until it is answered. */
  opens: readonly string[];
  /** Nothing can be recommended before it is answered. */
  blocks?: true;
  /** Steps rest on it: the letter asks it, with what is left where the answer takes those steps away. */
  inLetter?: (steps: readonly string[]) => string;
}

export interface Assumption {
  id: string;
  unit: Unit;
  label: Say;
  /** The example. */
  value: (s: Situation) => number;
  /** Likely divided by low, and high by likely. */
  spread: number;
  basis: readonly Field[];
  /** Why the example stands where it does: 'our example for ...'. */
  source: Say;
}

export interface Stream {
  id: string;
  kind: "lost" | "time";
  basis: readonly Field[];
  /** Bottlenecks that it is the money of. */
  of: readonly Bottleneck[];
  when: When;
  title: Say;
  /** Assumptions whose product a week it is: percents, minutes and counts, then money. */
  factors: readonly string[];
  /** The same where the owner counted the missed ones: what was typed stands as it was typed, our example below it. */
  counted?: readonly string[];
  /** The same where what is offered in writing is larger work than the average job. */
  offered?: readonly string[];
  /** What to count in the first week, so that there is a 'before'. */
  before: Say;
  /** The line under which the money is counted: customers or hours. */
  result: Say;
  /** What customers notice when it is closed, after 'what they notice first is'. */
  notice: Say;
}

/** An assumption's value, by its id. */
export type Value = (assumption: string) => number;
