import type { VISIT_LEADS, VisitSource } from "../../../contracts/visits.ts";
import { capital } from "../../../content/capital.ts";

/** Where somebody came from, as its reader would say it. */
export const SOURCES: Record<VisitSource, string> = {
  direct: "Straight here",
  search: "Search engines",
  social: "Social networks",
  campaign: "Campaign links",
  "other site": "Other sites",
  inside: "This site",
};

/** What a lead came by. */
export const FORMS: Record<(typeof VISIT_LEADS)[number], string> = {
  contact: "Contact form",
  assessment: "Free AI Assessment",
  "demo-call": "Demo call",
};

const PAGES: Record<string, string> = {
  "/": "Home",
  "/services": "Services",
  "/news": "News",
  "/contact": "Contact",
  "/assessment": "Free AI Assessment",
  "/your-desk": "Hear it answer as yours",
  "/terms-of-use": "Terms of Use",
  "/privacy-policy": "Privacy Policy",
  "/news/:slug": "Articles that are gone",
  other: "Other pages",
};

/** A page by its name; an article by the words of its address, anything else by the address itself. */
export function pageName(path: string): string {
  const slug = /^\/news\/([a-z0-9-]+)$/.exec(path)?.[1];
  if (!slug) return PAGES[path] ?? path;
  return capital(slug.replaceAll("-", " "));
}
