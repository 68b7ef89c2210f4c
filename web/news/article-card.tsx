import { Link, useViewTransitionState } from "react-router";
import type { Article } from "../../contracts/news.ts";
import { ArticleImage } from "./article-image.tsx";
import { longDate } from "../ui/long-date.ts";

/** What a card shows of an article. */
export type Card = Pick<
  Article,
  "id" | "slug" | "title" | "excerpt" | "imageUrl" | "imageAlt" | "publishedAt"
>;
export const articlePath = (slug: string) => `/news/${encodeURIComponent(slug)}`;

const sizes = "(min-width: 64rem) 22rem, (min-width: 44rem) 46vw, 92vw";

export interface ArticleCardProps {
  article: Card;
  heading?: "h2" | "h3";
  /** True for the picture that a page opens with. */
  priority?: boolean;
}

/** An article in a list: the whole card is one link. */
export function ArticleCard({ article, heading: Heading = "h2", priority }: ArticleCardProps) {
  const to = articlePath(article.slug);
  // While the browser moves to this article, its picture grows into the cover.
  const moving = useViewTransitionState(to);
  return (
    <article className="post">
      <div className={moving ? "post-pic cover-moves" : "post-pic"}>
        <ArticleImage article={article} priority={priority} sizes={sizes} />
      </div>
      <div>
        <p className="meta">
          <time dateTime={article.publishedAt}>{longDate(article.publishedAt)}</time>
        </p>
        <Heading className="t-3">
          <Link to={to} viewTransition>
            {article.title}
          </Link>
        </Heading>
        <p className="soft">{article.excerpt}</p>
        <span className="go" aria-hidden="true">
          Read More
        </span>
      </div>
    </article>
  );
}
