/** What a text on such a subject has to settle, told for each form: as a step, as a reader's question, as a paragraph. */
export type OutlinePoint = readonly [
  /** An order: the heading of a step, a line to check off. */
  step: string,
  /** What a reader asks. */
  question: string,
  /** The first sentence of the paragraph, with places to fill. */
  begin: string,
  /** What to find out for it, and who knows. */
  find: string,
];

/**
 * A kind of subject that the site does not know, and what every text on it is asked. `{x}` is the thing as the request
 * calls it, or 'it': it stands only where its number does not matter.
 */
export interface OutlineKind {
  id: string;
  /** What is wanted, lower case and plain. */
  heard: RegExp;
  /** Its readers are the business's customers, and it speaks to them. */
  toCustomers?: true;
  /** Its steps are orders to whoever writes, so that its headings are questions. */
  byQuestion?: true;
  /** In the order in which a reader needs them. */
  points: readonly OutlinePoint[];
}
