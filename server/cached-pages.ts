import type { PageRule } from "./page-cache/rules.ts";

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
