import type { MetaDescriptor } from "react-router";
import { site } from "../../site.config.ts";
import type { JsonLd } from "./json-ld.ts";

export interface Seo {
  /** Without the site's name, which follows it. The home page alone says its whole title in `fullTitle`. */
  title: string;
  fullTitle?: boolean;
  /** 50 to 160 characters. */
  description: string;
  /** The page's one true address on this site, path and query: `/services`. */
  path: string;
  /** Address of a picture, 1200 x 630; the site's social image otherwise. */
  image?: { src: string; alt: string };
  /** What Open Graph calls it; a website otherwise. */
  type?: "article";
  /** What this page alone says. */
  more?: readonly MetaDescriptor[];
  jsonLd?: readonly JsonLd[];
  /** True keeps the page out of search engines. */
  hidden?: boolean;
}

/** What a `meta` export is given, as far as this file needs it. */
interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Where visitors see the site (no trailing slash), from the root loader's data; empty when that failed. */
export function originOf({ matches }: MetaArgs): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { origin?: string } | undefined;
  return root?.origin ?? "";
}

/**
 * The head of a page for people, search engines and share cards:
 * `export const meta = (args: Route.MetaArgs) => seo(args, { title, description, path })`.
 */
export function seo(args: MetaArgs, page: Seo): MetaDescriptor[] {
  const origin = originOf(args);
  const title = page.fullTitle ? page.title : `${page.title} | ${site.name}`;
  const url = origin + page.path;
  const image = page.image ?? { src: site.socialImage, alt: `${site.name}: ${site.tagline}` };
  const imageUrl = new URL(image.src, `${origin || "http://localhost"}/`).href;
  const property = (name: string, content: string) => ({ property: name, content });
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.hidden ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    property("og:site_name", site.name),
    property("og:type", page.type ?? "website"),
    property("og:title", page.title),
    property("og:description", page.description),
    property("og:url", url),
    property("og:image", imageUrl),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", image.alt),
    ...(page.more ?? []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: imageUrl },
    { name: "twitter:image:alt", content: image.alt },
    ...(page.jsonLd ?? []).map((item) => ({
      "script:ld+json": { "@context": "https://schema.org", ...item } as never,
    })),
  ];
}
