// No Zod here: every page with a picture carries this file.

/** `small`: coarser, for places narrower than a phone. */
export type CoverStroke = "full" | "small";

/** Its number goes up when the drawing changes: what an address shows is kept for good. */
export const COVER_PATH = "/covers/1";

/** Where the cover stands that is drawn from a title, as SVG of 960 by 600. */
export const titleCoverUrl = (title: string, stroke: CoverStroke = "full"): string =>
  `${COVER_PATH}/${stroke}/${encodeURIComponent(title.toWellFormed())}`;
