import type { Line } from "../notices/kind.ts";

/** A text of a business for those whom it serves, on how they reach it. Places are those of a notice. */
export interface Piece {
  id: string;
  /** Lower case, plain. */
  heard: RegExp;
  not?: RegExp;
  title: string;
  gist: string;
  lead: string;
  sections: readonly (readonly [head: string, ...says: (string | Line)[]])[];
  ends: string;
}
