import type { PageRule } from "./page-cache/rules.ts";

/** What these pages read from the API that is the same for everybody: the news, but for searches, and how the demo is set up. */
export const commonReads: readonly RegExp[] = [
  /^\/api\/articles(?:\?(?:page|limit)=\d{1,6}(?:&(?:page|limit)=\d{1,6})?)?$/,
  /^\/api\/articles\/slug\/[^/?]{1,300}(?:\/next)?$/,
  /^\/api\/voice\/config$/,
];

/**
 * The public pages: the same for everybody, rendered without cookies, kept by the page cache. A page sees the query
 * parameters that are named here and no other.
 */
export const cachedPages: readonly PageRule[] = [
  { path: "/" },
  { path: "/services" },
  { path: "/news", query: { page: /^[1-9]\d{0,5}$/ }, free: ["search"] },
  { path: "/news/:slug" },
  { path: "/contact" },
  { path: "/assessment" },
  { path: "/your-desk" },
  { path: "/terms-of-use" },
  { path: "/privacy-policy" },
];
