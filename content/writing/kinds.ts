/**
 * What the built-in writer knows: advice on the telephone of a small business, in parts that fit several forms of
 * article. Texts have places for the words of a trade, `{customers}` or `{night}`; which there are stands in
 * `rules/writing/fill.ts`. Nothing here may stand on a page of the site too.
 */
export interface Point {
  id: string;
  /** Where it belongs in the order of doing: what comes later rests on what comes before. */
  phase: Phase;
  /** The doors are open, or closed, when it is of use; absent: always. */
  state?: State;
  /** What everybody would expect among the advice: it is chosen first. */
  obvious?: true;
  /** Trades in which it may be forbidden or strange: there it is given only where the prompt asks for it. */
  notFor?: readonly string[];
  /** The point without which it makes no sense. */
  rests?: string;
  /** Heading as an order, without an end mark. */
  do: string;
  /** How it is done; two sentences or three. */
  how: string;
  /** Heading of the fault, as a gerund. */
  mistake: string;
  /** What the fault does, and what to do instead. */
  harm: string;
  /** What a reader asks, and what the answer is. */
  ask: string;
  answer: string;
  /** A question to put to somebody else, such as a provider. */
  put?: string;
  /** With it: why it is put, what a good reply sounds like, and what a bad one. */
  why?: string;
  good?: string;
  bad?: string;
  /** A line that can be ticked off. */
  check: string;
  /** A line of a plan: one piece of work. */
  task: string;
}
export type State = "open" | "closed";
export const phases = ["find out", "decide", "write down", "try", "start", "look back"] as const;
export type Phase = (typeof phases)[number];

/** Why people do what a business would rather they did not. */
export interface Cause {
  head: string;
  text: string;
  remedy: string;
}

export interface Topic {
  id: string;
  /** A noun, as in 'five mistakes with …'. */
  name: string;
  /** What is wanted, as in 'how a salon can …'. */
  goal: string;
  /** The advice in one sentence, for an excerpt. */
  gist: string;
  /** Lower case, plain: what in a prompt speaks of it. */
  heard: RegExp;
  keywords: readonly string[];
  /** The situation, with which a view begins, and what it comes down to. */
  scene: string;
  close: string;
  /** Why it happens, where lists of reasons are asked for: each with what can be done about it. */
  causes?: readonly Cause[];
  /** For an opinion: what is held, as a title; why; what speaks against it, with the reply. */
  thesis: string;
  reasons: readonly { head: string; text: string }[];
  against: { text: string; reply: string };
  points: readonly Point[];
  /** Where rules that it speaks of can be read: what, and where. */
  rules?: readonly (readonly [what: string, where: string])[];
  /** Ids of topics to take from when its own points are too few. */
  /** Of a view: what follows from it, in place of points. */
  acts?: readonly string[];
  near: readonly string[];
}

/** Something that may be compared with others: a way for a call or a message to be answered. */
export interface Option {
  id: string;
  name: string;
  /** Lower case, plain. */
  heard: RegExp;
  /** What it belongs with: two that share no group are not compared. */
  group: "answering" | "reminding" | "keeping";
  hours: string;
  settles: string;
  cost: string;
  weak: string;
  /** Paragraphs. */
  well: string;
  fails: string;
  /** What it does at night, and when everything rings at once; for ways of answering. */
  night?: string;
  rush?: string;
  /** On what condition it will do for the night. */
  nightOnly?: string;
  /** What is otherwise where it is somebody paid for the evenings. */
  ofEvenings?: Pick<Option, "hours" | "weak" | "cost" | "fails"> & { night: string; nightOnly: string };
  /** What is otherwise where one such person is there already. */
  ofSecond?: Pick<Option, "name" | "hours" | "weak" | "cost" | "fails" | "rush" | "suits">;
  suits: string;
}

/** A time or a situation that a prompt names: it stands in the title and the opening, and brings advice of its own. */
export interface Occasion {
  id: string;
  /** Lower case, plain. */
  heard: RegExp;
  /** 'on Monday mornings'. */
  at: string;
  /** What it makes of topics that are about such times: their name and goal. */
  about: readonly string[];
  name: string;
  goal: string;
  /** The advice in one sentence, where it is another than the topic’s. */
  gist?: string;
  state?: State;
  /** Which line of a comparison it adds. */
  row?: "night" | "rush";
  /** Words that a prompt may use for it, and the name that its texts then have for it. */
  days?: readonly (readonly [heard: RegExp, name: string])[];
  /** What of its texts those names stand for. */
  stands?: string;
  scene: string;
  points: readonly Point[];
}
