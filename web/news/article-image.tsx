import type { Article } from "../../contracts/news.ts";
import { Picture } from "../ui/picture.tsx";

/** An article's picture, or a quiet plate that says what would stand there. */
export function ArticleImage({
  article: { imageUrl, imageAlt },
  sizes,
  priority,
}: {
  article: Pick<Article, "imageUrl" | "imageAlt">;
  sizes: string;
  /** For the one picture that a page opens with. */
  priority?: boolean;
}) {
  if (!imageUrl) return <div className="noimg">Article Image</div>;
  return <Picture url={imageUrl} alt={imageAlt} sizes={sizes} priority={priority} />;
}
