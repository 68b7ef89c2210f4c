/** A narrow matter of the telephone: its answer, and what is said. It stands before the advice of its topic. */
export interface Moment {
  /** Lower case, plain: the clause of a prompt. */
  heard: RegExp;
  /** It counts wherever a prompt says it, and not only in its clause. */
  anywhere?: true;
  /** The topic whose advice follows. */
  topic: string;
  /** What it comes down to, in two to four sentences. */
  short: string;
  /** What the lines are: 'What to say'. */
  title: string;
  /** Of the topic's points those alone that belong to it; all of them where it names none. */
  points?: readonly string[];
  /** When, and the words. A line without words of its own is a sum or a rule. */
  lines: readonly (readonly [when: string, said: string])[];
}
