import type { Trade } from "../../report/kinds.ts";

/** The words of a trade that the report does not list, or lists with a neighbor. */
export type Words = Pick<
  Trade,
  | "place"
  | "customer"
  | "customers"
  | "newOne"
  | "newOnes"
  | "job"
  | "jobs"
  | "books"
  | "night"
  | "hands"
  | "next"
  | "ask"
  | "easy"
  | "hard"
  | "typed"
  | "system"
  | "sort"
  | "cold"
  | "gap"
  | "status"
  | "expert"
  | "never"
  | "urgent"
  | "tests"
>;

/** Whom an article may be for: what a prompt calls them, and which trade of the report lends its words. */
export interface Audience {
  trade: string;
  /** Lower case, plain. */
  heard: RegExp;
  /** In a sentence, one and many. */
  one: string;
  many: string;
  /** Its own words, where those of the trade would be a neighbor's. */
  words?: Words;
}
