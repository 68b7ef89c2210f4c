import { createHash } from "node:crypto";
import type { ImageAddress } from "../../contracts/media.ts";

/** Identifies a pair of drawings. A change of either must be rendered again: a test compares. */
export const coverSourceHash = (full: string, small: string): string =>
  createHash("sha256").update(full).update("\n").update(small).digest("hex").slice(0, 24);

/** The covers are drawings: their size is the one that they are rendered for. */
export const coverAddress = (hash: string): ImageAddress => ({
  hash,
  width: 1600,
  height: 1000,
  animated: false,
  transparent: false,
});
