import type { Article } from "../../contracts/news.ts";

/** An article's picture, or a quiet plate that says what would stand there. */
export function ArticleImage({
  article: { imageUrl, imageAlt },
  sizes,
  eager,
}: {
  article: Pick<Article, "imageUrl" | "imageAlt">;
  sizes: string;
  eager?: boolean | undefined;
}) {
  if (!imageUrl) return <div className="noimg">Article Image</div>;
  return <img src={imageUrl} alt={imageAlt} sizes={sizes} loading={eager ? "eager" : "lazy"} />;
}
