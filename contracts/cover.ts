// No Zod here: every page with a picture carries this file.

export const coverStrokeNames = ["full", "small"] as const;
/** `small`: coarser, for places narrower than a phone. */
export type CoverStroke = (typeof coverStrokeNames)[number];

/** Goes up when the drawing changes: what an address shows is kept for good. */
const VERSION = 1;
export const COVER_PATH = `/covers/${VERSION}`;
export const COVER_TITLE_MAX = 500;

/** Where the cover stands that is drawn from a title, as SVG of 960 by 600. */
export const titleCoverUrl = (title: string, stroke: CoverStroke = "full"): string =>
  `${COVER_PATH}/${stroke}/${encodeURIComponent(title.slice(0, COVER_TITLE_MAX).toWellFormed())}`;
