import { escapeXml } from "./document.ts";

/** Addresses in one file of the site map; the format allows 50,000. */
export const ADDRESSES_PER_FILE = 20_000;

/** Pages for search engines beside the articles. */
const pages = ["/", "/services", "/news", "/contact", "/assessment", "/terms-of-use", "/privacy-policy"];

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface SiteMapArticle {
  slug: string;
  updatedAt: Date;
}

export function siteMap(origin: string, articles: readonly SiteMapArticle[], withPages: boolean): string {
  const entries = [
    ...(withPages ? pages.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`) : []),
    ...articles.map(({ slug, updatedAt }) => {
      const address = `${origin}/news/${encodeURIComponent(slug)}`;
      return `<url><loc>${escapeXml(address)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`;
    }),
  ];
  return `${DECLARATION}\n<urlset ${XMLNS}>\n${entries.join("\n")}\n</urlset>\n`;
}

/** For more articles than one file holds: the list of `/sitemap-1.xml`, `/sitemap-2.xml` … */
export function siteMapIndex(origin: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `${DECLARATION}\n<sitemapindex ${XMLNS}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}
