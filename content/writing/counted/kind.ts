import type { Cause, Family } from "../library/kinds.ts";

/**
 * What a prompt counts by what it is: signs, costs, myths, risks. Each entry is one of them; advice under such a title
 * would be another text. Places are those of `rules/writing/fill.ts`.
 */
export interface Counted {
  /** Lower case: what its entries are called. */
  noun: RegExp;
  /** Lower case, plain: what they are of. */
  heard: RegExp;
  not?: RegExp;
  /** What they are of, as a noun. */
  name: string;
  lead: string;
  close: string;
  /** Those that only readers of a kind have; they come first. */
  of?: Partial<Record<Family, readonly Cause[]>>;
  entries: readonly Cause[];
}

export const SIGNS = /^(?:signs|warnings|symptoms|flags|clues|indicators)$/;
export const MYTHS = /^(?:myths|misconceptions|lies|excuses)$/;
export const COSTS = /^(?:costs|expenses|losses|prices)$/;
export const RISKS = /^(?:risks|dangers|drawbacks|downsides|disadvantages|limits|limitations|problems)$/;
export const FEARS = /^(?:fears|worries|concerns|objections|complaints|annoyances|frustrations)$/;
export const GAINS = /^(?:benefits|advantages|upsides|gains|strengths)$/;
export const WAYS = /^(?:ways|ideas)$/;
export const REASONS = /^reasons$/;
