/**
 * What is asked and collected where the site knows nothing itself. `{s}` is the subject, `{it}` and `{is}` what
 * stands for it as an object and its verb after the first mention, `{they}` as a subject, `{readers}` whom it is for.
 */
export interface Inquiry {
  heard: RegExp;
  /** Its words say what is wanted so plainly that it goes before others. */
  early?: true;
  questions: readonly string[];
  /** A fact, and where it is to be had. */
  facts: readonly (readonly [fact: string, where: string])[];
  /** Places for what only the writer has. */
  own: readonly string[];
  /** What a guide goes through, in the order of doing; in square brackets what is missing. */
  steps: readonly string[];
  /** What candidates or sides are held against, each with the reason why it counts. */
  criteria: readonly (readonly [criterion: string, why: string])[];
  /** The stretches of a plan. */
  phases: readonly string[];
  /** What can be ticked off. */
  checks: readonly string[];
}
