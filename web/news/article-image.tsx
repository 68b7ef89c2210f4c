import { titleCoverUrl } from "../../contracts/news-cover.ts";
import type { Article } from "../../contracts/news.ts";
import { Picture } from "../ui/picture.tsx";

/** An article's picture, or a cover drawn from its title. */
export function ArticleImage({
  article: { imageUrl, imageAlt, title },
  sizes,
  priority,
}: {
  article: Pick<Article, "imageUrl" | "imageAlt" | "title">;
  sizes: string;
  /** For the one picture that a page opens with. */
  priority?: boolean;
}) {
  return (
    <Picture
      url={imageUrl || titleCoverUrl(title)}
      alt={imageUrl ? imageAlt : "Article Image"}
      width={960}
      height={600}
      sizes={sizes}
      priority={priority}
    />
  );
}
