import type { Industry } from "../../../../contracts/industries.ts";
import type { Trade } from "../../kinds.ts";

/**
 * Trades that a business's name tells, in so many of their own words as differ from the industry's plain ones. They are
 * not in the list that the owner picks from; whoever works in one finds its words and example values all the same.
 */
export interface Sketch {
  name: RegExp;
  /** What stands in the name is what it is: 'a fencing academy', where it is one of a kind. */
  said?: true;
  /** It says little: whatever else the name tells goes before it. */
  fallback?: true;
  /** It says so only to whoever ticked one of its boxes: 'online' is a shop there, and a course elsewhere. */
  only?: true;
  /** It tells no more than the kind of business: what stands in the name is said back. */
  general?: true;
  /** What is written for the kind, where a name tells no more than that. */
  playbook?: string;
  industries: readonly Industry[];
  words: Partial<Omit<Trade, "examples">>;
  examples: Partial<Trade["examples"]>;
}

/** Names of law firms and of money houses are mostly names of people. */
const OPEN: readonly Industry[] = [
  "Healthcare",
  "Retail/E-commerce",
  "Hospitality/Restaurant",
  "Real Estate",
  "Education",
  "Manufacturing",
  "Technology",
  "Professional Services",
  "Other",
];

/** A trade that few have met, whatever industry its owner ticked: what is its own goes before what all of its kind share.
 * `also`: boxes that it may be read in although names there are mostly those of people. */
export const like = (
  name: RegExp,
  kind: Sketch["words"],
  words: Sketch["words"],
  examples: Sketch["examples"],
  also: readonly Industry[] = [],
): Sketch => ({ name, industries: [...OPEN, ...also], words: { ...kind, ...words }, examples });
