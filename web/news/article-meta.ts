import type { MetaDescriptor } from "react-router";
import type { Article } from "../../contracts/news.ts";
import { site } from "../../site.config.ts";
import { breadcrumbs } from "../ui/json-ld.ts";
import { originOf, seo } from "../ui/seo.ts";
import { articlePath } from "./article-card.tsx";
import { articleLd } from "./article-ld.ts";

/** The head of an article's page; of the page that says there is none, for null. */
export function articleMeta(
  args: Parameters<typeof seo>[0] & { location: { pathname: string } },
  article: Article | null,
): MetaDescriptor[] {
  if (!article)
    return seo(args, {
      title: "Article not found",
      description: site.description,
      path: args.location.pathname,
      hidden: true,
    });
  const path = articlePath(article.slug);
  const description = article.metaDescription || article.excerpt;
  const keywords = article.keywords.split(",").flatMap((word) => word.trim() || []);
  const facts = { published: article.publishedAt, modified: article.updatedAt, keywords };
  const image = article.shareImage ?? site.socialImage;
  const origin = originOf(args);
  return seo(args, {
    title: article.title,
    description,
    path,
    image: article.shareImage ? { src: article.shareImage, alt: article.title } : undefined,
    type: "article",
    more: [
      { property: "article:published_time", content: facts.published },
      { property: "article:modified_time", content: facts.modified },
      ...keywords.map((word) => ({ property: "article:tag", content: word })),
    ],
    jsonLd: [
      articleLd(origin, { path, title: article.title, description, image, author: article.author, ...facts }),
      breadcrumbs(origin, [
        { name: "News", path: "/news" },
        { name: article.title, path },
      ]),
    ],
  });
}
