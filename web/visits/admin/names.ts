import type { VISIT_LEADS, VisitSource } from "../../../contracts/visits.ts";
import { capital } from "../../../content/capital.ts";

/** Where somebody came from, as its reader would say it. */
export const SOURCES: Record<VisitSource, string> = {
  direct: "Direct",
  search: "Search",
  social: "Social media",
  campaign: "Campaigns",
  "other site": "Other websites",
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
  "/news/:slug": "Deleted articles",
  other: "Other pages",
};

/** A page by its name; an article by the words of its address, anything else by the address itself. */
export function pageName(path: string): string {
  const slug = /^\/news\/([a-z0-9-]+)$/.exec(path)?.[1];
  if (!slug) return PAGES[path] ?? path;
  return capital(slug.replaceAll("-", " "));
}
