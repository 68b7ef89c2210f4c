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

export const contactPage = (origin: string, description: string): JsonLd => ({
  "@type": "ContactPage",
  name: `Contact ${site.name}`,
  description,
  url: `${origin}/contact`,
  mainEntity: organization(origin),
});

export interface ArticleFacts {
  path: string;
  title: string;
  description: string;
  /** ISO 8601. */
  published: string;
  modified: string;
  keywords: readonly string[];
  /** Empty: the company. */
  author: string;
  /** Address of its picture, absolute or from the site's root. */
  image: string;
}

export const article = (origin: string, facts: ArticleFacts): JsonLd => ({
  "@type": "Article",
  mainEntityOfPage: origin + facts.path,
  url: origin + facts.path,
  headline: facts.title,
  description: facts.description,
  datePublished: facts.published,
  dateModified: facts.modified,
  keywords: facts.keywords.join(", "),
  inLanguage: "en",
  image: new URL(facts.image, `${origin || "http://localhost"}/`).href,
  author: facts.author
    ? { "@type": "Person", name: facts.author }
    : { "@type": "Organization", name: site.name, url: `${origin}/` },
  publisher: {
    "@type": "Organization",
    name: site.name,
    logo: { "@type": "ImageObject", url: `${origin}/apple-touch-icon.png` },
  },
});
