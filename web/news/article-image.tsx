import { titleCoverUrl } from "../../contracts/cover.ts";
import type { Article } from "../../contracts/news.ts";
import { Picture } from "../ui/picture.tsx";

/** An article's picture, or a cover drawn from its title. */
export function ArticleImage({
  article: { imageUrl, imageAlt, title },
  sizes,
  priority,
  small,
}: {
  article: Pick<Article, "imageUrl" | "imageAlt" | "title">;
  sizes: string;
  /** For the one picture that a page opens with. */
  priority?: boolean;
  /** Where it is narrower than a phone. */
  small?: boolean;
}) {
  return (
    <Picture
      url={imageUrl || titleCoverUrl(title, small ? "small" : "full")}
      alt={imageUrl ? imageAlt : "Article Image"}
      width={960}
      height={600}
      sizes={sizes}
      priority={priority}
    />
  );
}
