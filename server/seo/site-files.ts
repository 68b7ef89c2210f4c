import { site } from "../../site.config.ts";

/** What robots may read: everything that is for the public. */
export const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    "Allow: /api/images/",
    "Disallow: /admin",
    "Disallow: /api/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

/** The site in one page for language models. */
export const llmsText = (
  origin: string,
  articles: readonly { slug: string; title: string; excerpt: string }[],
): string => {
  const line = (title: string, path: string, about: string) => `- [${title}](${origin}${path}): ${about}`;
  const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  return [
    `# ${site.name}`,
    "",
    `> ${site.tagline} ${site.description}`,
    "",
    `Contact: ${site.email}, ${site.phone}, ${site.hours}`,
    "",
    "## Pages",
    "",
    line("Home", "/", "what it does, with a live voice demo in the browser"),
    line("Services", "/services", "the industries served, the technology, questions and answers"),
    line("Free AI Assessment", "/assessment", "questions about a business, answered with a report by mail"),
    line("Contact", "/contact", "write to us, or call"),
    line("Terms of Use", "/terms-of-use", "the rules of the service"),
    line("Privacy Policy", "/privacy-policy", "what is stored, and why"),
    "",
    "## Articles",
    "",
    ...articles.map(({ slug, title, excerpt }) =>
      line(oneLine(title).replaceAll(/[[\]]/g, ""), `/news/${encodeURIComponent(slug)}`, oneLine(excerpt)),
    ),
    line("All articles", "/news", "the list, with a search"),
    "",
  ].join("\n");
};

/** The web manifest: the site on a home screen. */
export const webManifest = (): string =>
  JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: "en",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: "#f7f3ec",
    theme_color: "#f7f3ec",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
