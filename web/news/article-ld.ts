import { site } from "../../site.config.ts";
import type { JsonLd } from "../ui/json-ld.ts";

interface ArticleFacts {
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

export const articleLd = (origin: string, facts: ArticleFacts): JsonLd => ({
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
