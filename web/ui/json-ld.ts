import { site } from "../../site.config.ts";

/** One thing in schema.org's words, without its `@context`. */
export type JsonLd = Readonly<Record<string, unknown>>;

const organizationId = (origin: string) => `${origin}/#organization`;

/** The company behind the site. @param origin where visitors see the site, without a trailing slash */
export const organization = (origin: string): JsonLd => ({
  "@type": "Organization",
  "@id": organizationId(origin),
  name: site.name,
  legalName: site.legalName,
  url: `${origin}/`,
  logo: `${origin}/apple-touch-icon.png`,
  slogan: site.tagline,
  description: site.description,
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    email: site.email,
    telephone: site.phone,
    url: `${origin}/contact`,
  },
});

/** The site, and how its articles are searched. */
export const webSite = (origin: string): JsonLd => ({
  "@type": "WebSite",
  "@id": `${origin}/#website`,
  name: site.name,
  url: `${origin}/`,
  inLanguage: "en",
  publisher: { "@id": organizationId(origin) },
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/news?search={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});

/** The way from the home page to this one: `[{ name: "News", path: "/news" }, …]`, the home page left out. */
export const breadcrumbs = (origin: string, trail: readonly { name: string; path: string }[]): JsonLd => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", path: "/" }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});
