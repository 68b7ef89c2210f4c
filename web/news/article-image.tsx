import type { Article } from "../../contracts/news.ts";
import { Picture } from "../ui/picture.tsx";
import { TitleCover } from "./title-cover.tsx";

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
  /** Where a cover is narrower than a phone. */
  small?: boolean;
}) {
  if (imageUrl) return <Picture url={imageUrl} alt={imageAlt} sizes={sizes} priority={priority} />;
  return (
    <div className="noimg">
      <TitleCover title={title} stroke={small ? "small" : "full"} />
      <span className="sr">Article Image</span>
    </div>
  );
}
