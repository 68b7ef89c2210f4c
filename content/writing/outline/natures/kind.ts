import type { OutlineKind } from "../kind.ts";

/** Words that a named one of its kind has for its own things: ‘the hive’ of bees. */
export type OwnWords = readonly (readonly [heard: RegExp, words: Readonly<Record<string, string>>])[];

/**
 * What a subject is by nature: a living thing, a material, a room. Each nature is asked what only it can be asked, in
 * the request’s own words: `{in}` is the place that it names, with its preposition, and words of its own come from `words`.
 */
export interface Nature extends OutlineKind {
  /** Words that make another matter of it. */
  not?: RegExp;
  words?: OwnWords;
  /** It is understood and not done: whoever it is explained to is no part of it, and a group of `heard` names it. */
  learned?: true;
  settles: string;
  opening: string;
  yours: readonly string[];
}
