import type { Situation, Trade } from "../kinds.ts";

/** What a step needs in words or on paper, ready to be copied; what stands in brackets the owner fills in. */
export type Piece =
  | { what: string; says: string }
  | { what: string; columns: readonly string[]; rows: readonly (readonly string[])[]; lines: number };
export type Pieces = (s: Situation, t: Trade) => readonly Piece[];
export const say = (what: string, says: string): Piece => ({ what, says });
export const sheet = (
  what: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  lines = 0,
): Piece => ({ what, columns, rows, lines });
