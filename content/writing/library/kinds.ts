import type { Theme } from "../scenes/kind.ts";

/**
 * What the built-in writer can tell in whole passages: each stands by itself, says one thing to the end, and has the
 * words to say or the number to count. Places are those of `rules/writing/fill.ts`.
 */
export type Family = "dental" | "medical" | "law" | "trades" | "vet" | "other";

export interface Told {
  /** Heading as an order, without an end mark. */
  does: string;
  /** The same as a reader asks it. */
  asks: string;
  /** Lower case, plain: the parts of a request that it answers. */
  heard?: RegExp;
  /** Paragraphs; the first is enough where the text is to be short. */
  says: readonly string[];
  /** Its first paragraph is a sum with made-up numbers: it gives way to the prompt's own. */
  sum?: true;
  /** The readers’ own scene of this theme says the same, and is left out beside it. */
  asOwn?: Theme;
  /** Words to copy: when they are said, and what. */
  lines?: readonly (readonly [when: string, said: string])[];
  /** One more paragraph for a trade. */
  eg?: Partial<Record<Family, string>>;
  /** The trades that it is for; all where absent. */
  only?: readonly Family[];
  /** The trades that it is not for. */
  notFor?: readonly Family[];
  /** The same as a fault: its name as a gerund, and what it does. */
  mistake?: readonly [head: string, text: string];
  /** Lines to check off. */
  checks?: readonly string[];
  /** Pieces of work for a plan. */
  tasks?: readonly string[];
  /** A question to put to a seller. */
  put?: string;
  /** How a line to check off is verified, and what ends the talk. */
  proof?: readonly [how: string, ends: string];
  /** What a good answer to it is, and the one at which one goes. */
  good?: readonly [good: string, ends?: string];
  /** Lower case, plain: of readers whose name or request has nothing of it, it is not told. */
  matter?: RegExp;
  /** It is one trade's own, put among the passages of a subject. */
  ofReaders?: true;
  /** Told only where the request names it, or where there is room. */
  extra?: true;
}

export interface View {
  /** As a title. */
  claim: string;
  /** Lower case, plain: what somebody says who holds the contrary. */
  not?: RegExp;
  opens: readonly string[];
  /** One call that shows it. */
  scene?: readonly [head: string, says: string];
  /** The same of others of its readers. */
  also?: readonly (readonly [head: string, says: string])[];
  because: readonly (readonly [head: string, ...says: string[]])[];
  /** Reasons that only readers of a kind have; they come first. */
  of?: Partial<Record<Family, View["because"]>>;
  /** What it comes to, with figures that anybody can replace. */
  sum?: readonly [head: string, text: string];
  /** What the other side has right. */
  grants: readonly string[];
  ends: string;
}

/** A cause with what to do about it, and one more sentence for a trade. */
export type Cause = readonly [head: string, says: string, eg?: Partial<Record<Family, string>>];

export interface Subject {
  id: string;
  /** A noun, as in 'five mistakes with …'. */
  name: string;
  /** Lower case, plain: heard in the clause that says what is wanted. */
  heard: RegExp;
  /** Lower case, plain: not this subject after all. */
  not?: RegExp;
  /** It counts wherever a prompt says it, and not only in its clause. */
  anywhere?: true;
  /** A title where the prompt has none; `{who}` are its readers. */
  title: string;
  /** The answer in three sentences or four. */
  lead: string;
  close: string;
  passages: readonly Told[];
  view?: View;
  /** What one sees where it goes wrong: the sign, and what is behind it with what to do. */
  signs?: readonly (readonly [sign: string, says: string])[];
  /** Its steps rest on each other: none is left out for room. */
  whole?: true;
  /** What stands above them; the subject’s own first words where it has none. */
  signsLead?: string;
  /** Signs that only readers of a kind see; they come first. */
  signsOf?: Partial<Record<Family, Subject["signs"]>>;
  /** What people believe, in quotes, and what is so. */
  myths?: readonly (readonly [myth: string, says: string])[];
  /** Why somebody should, the last one being where they should not. */
  reasons?: readonly (readonly [head: string, says: string])[];
  /** Why people do what one would rather they did not, each with what to do about it. */
  causes?: readonly Cause[];
  /** The same where a request asks only for a part of them: 'before anyone answers'. Lower case, plain. */
  causesWhere?: { heard: RegExp; lead: string; causes: readonly Cause[] };
  /** It is about busy times itself: what the prompt's times bring elsewhere is in it. */
  ofTimes?: true;
  /** Where rules that it speaks of can be read. */
  rules?: readonly (readonly [what: string, where: string])[];
  /** Other subjects, by id, whose advice fills a list that asks for more than there is, before those of its neighborhood. */
  near?: readonly string[];
  /** The trades that it is for; all where absent. */
  of?: readonly Family[];
  /** Lists and steps have no numbers of their own: the passages are parts and no steps. */
  parts?: true;
}

/** Two ways side by side. */
export interface Versus {
  id: string;
  /** Lower case, plain: not these two after all. */
  not?: RegExp;
  sides: readonly [Side, Side];
  /** What a side is called where a request has a name for it: ‘Google Ads’. The texts have them as FirstSide and SecondSide. */
  asCalled?: readonly [RegExp, RegExp];
  lead: string;
  criteria: readonly Criterion[];
  /** What is so of the first where it is for a part of the week, by the criterion’s name. */
  partly?: Readonly<Record<string, Pick<Criterion, "cells" | "says">>>;
  /** The verdict for the night, where it goes by what the nights bring and not by an order. */
  night?: string;
  /** When the one, when the other, and when both. */
  verdict: readonly [one: string, other: string, both: string];
}
/** A way of doing something that can stand beside any other of its kind. */
export interface Way {
  name: string;
  /** Lower case, plain. */
  heard: RegExp;
  not?: RegExp;
  /** What it comes down to, as a sentence. */
  gist: string;
  /** When it is the one to take, after its name and a colon. */
  suits: string;
  /** For each criterion a cell, and what there is to say. */
  says: readonly (readonly [cell: string, says: string])[];
}

export interface Side {
  name: string;
  heard: RegExp;
}
export interface Criterion {
  name: string;
  /** What it is called for a trade. */
  names?: Partial<Record<Family, string>>;
  heard: RegExp;
  cells: readonly [string, string];
  says: string;
  eg?: Partial<Record<Family, string>>;
}
