/**
 * What is asked about a subject that the site does not know, by what is done. `{x}` is the thing as the request calls it,
 * or 'it': it stands only where its number does not matter.
 */
export interface OutlineKind {
  id: string;
  /** What is wanted, lower case and plain. */
  heard: RegExp;
  /** A heading as a reader asks it, and the questions whose answers make its paragraph. */
  heads: readonly (readonly [heading: string, ...asks: string[]])[];
  facts: readonly (readonly [fact: string, where: string])[];
  /** Where the entries of a list are found. */
  finds: readonly [string, string];
}
