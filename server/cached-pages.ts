import type { PageRule } from "./page-cache/rules.ts";

/** The public pages: the same for everybody, rendered without cookies, kept by the page cache. */
export const cachedPages: readonly PageRule[] = [
  { path: "/" },
  { path: "/services" },
  { path: "/news", query: ["page", "search"] },
  { path: "/news/:slug" },
  { path: "/contact" },
  { path: "/assessment" },
  { path: "/terms-of-use" },
  { path: "/privacy-policy" },
];
