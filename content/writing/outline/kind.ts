import type { BothSides } from "./both-sides.ts";
import type { RowSet } from "./rows.ts";

/** What a text on such a subject has to settle, told for each form: as a step, as a reader's question, as a paragraph. */
export type OutlinePoint = readonly [
  /** An order: the heading of a step, a line to check off. */
  step: string,
  /** What a reader asks. */
  question: string,
  /** What to find out for it, and who knows. */
  find: string,
  /** What belongs there. Of a text to customers it is what they are told, with places to fill. */
  says?: string,
  /** What is done in place of it, as the heading of a mistake. */
  mistake?: string,
];

/**
 * A kind of subject that the site does not know, and what every text on it is asked. `{x}` is the thing as the request
 * calls it, or 'it': it stands only where its number does not matter. `{do}` is what is done to it, in a kind that hears a verb.
 */
export interface OutlineKind {
  id: string;
  /** What is wanted, lower case and plain. */
  heard: RegExp;
  /** A second sign, anywhere in the clause, for a kind whose word alone is only a word: ‘maintenance plan’, ‘bees’. */
  with?: RegExp;
  /** What the site does not know of, where the request’s own word for it is no noun: 'taxes'. */
  about?: string;
  /** Whatever it is done with, its nouns ask more of it. */
  byNouns?: true;
  /** Its readers are the business's customers, and it speaks to them. */
  toCustomers?: true;
  /** Its steps are orders to whoever writes, so that its headings are questions. */
  byQuestion?: true;
  /** What each entry says, where the text is on several things with names of their own. */
  entry?: readonly string[];
  /** In the order in which a reader needs them. */
  points: readonly OutlinePoint[];
  /** What belongs in each of them, to whoever writes, where the points themselves speak to customers. */
  advice?: readonly string[];
  /** Lines to check off under their headings, where a checklist of it is more than its points. */
  groups?: readonly (readonly [heading: string, lines: readonly string[]])[];
  /** What a reader wants settled, after a colon. */
  settles?: string;
  /** A first paragraph that anybody of the trade could sign. */
  opening?: string;
  /** What no search finds: the writer's own counts, prices and cases. */
  yours?: readonly string[];
  /** Where one of them is held against another. */
  compared?: Pick<RowSet, "rows" | "decides">;
  /** What belongs to any text on such a thing, whatever its form. */
  thing?: OfThing;
}

/** What a kind of thing adds to an outline: the objections, a sentence to fill, and what nobody may claim of it. */
export interface OfThing {
  /** What a reader fears, and says against it. */
  fears: readonly string[];
  line: string;
  unsourced: string;
  /** What speaks for it and against it. */
  sides: BothSides;
  /** Facts of just this matter and of its kind, each with the place that has it. */
  facts: { own: RowSet["rows"]; kind: RowSet["rows"] };
  /** Who has to be asked first, and what is forgotten. */
  ask: readonly string[];
  forget: readonly string[];
}

/** One that is told by a request's own words, wherever they stand. */
export interface NarrowKind extends OutlineKind {
  /** Words that make another matter of it. */
  not?: RegExp;
  /** A desk or a receptionist that its request names is only where it happens. */
  far?: true;
  /** A word of the desk in its request makes no other matter of it. */
  atDesk?: true;
  /** It lists signs, and no other request is answered by it. */
  ofSigns?: true;
  settles: string;
  opening: string;
  yours: readonly string[];
}
