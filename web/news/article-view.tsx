import type { ReactNode } from "react";
import type { Article } from "../../contracts/news.ts";
import type { StoredWords } from "../../contracts/news-fields.ts";
import { BarsIcon } from "../ui/bars-icon.tsx";
import { ArticleBody } from "./article-body.tsx";
import { ArticleImage } from "./article-image.tsx";
import { longDate } from "../ui/long-date.ts";
import { capital } from "../../content/capital.ts";

/** What readers see of an article. */
export type ShownArticle = StoredWords & Pick<Article, "publishedAt" | "readTime">;
interface ArticleViewProps {
  article: ShownArticle;
  /** Above the title. */
  back?: ReactNode;
  /** At the end of the byline. */
  share?: ReactNode;
  /** True where the cover grows out of a card and shrinks back into it. */
  coverMoves?: boolean;
  /** The list of its parts, where it is long. */
  contents?: ReactNode;
}

/** An article as readers see it: on its page, and in every preview. */
export function ArticleView({ article, back, share, coverMoves, contents }: ArticleViewProps) {
  return (
    <article className="article-page">
      <header className="article">
        {back}
        <h1 className="t-1">{article.title}</h1>
        <div className="byline meta">
          {article.author && (
            <span>
              By <b>{capital(article.author)}</b>
            </span>
          )}
          <time dateTime={article.publishedAt}>{longDate(article.publishedAt)}</time>
          {article.readTime > 0 && <span>{article.readTime} min read</span>}
          {share}
        </div>
      </header>
      <div className={coverMoves ? "wrap cover cover-moves" : "wrap cover"}>
        <ArticleImage article={article} priority sizes="(min-width: 48rem) 44rem, 100vw" />
      </div>
      <div className="article-text">
        {contents}
        <ArticleBody html={article.content} />
      </div>
      {article.author && article.authorNote && (
        <p className="article author-note">
          <BarsIcon />
          <span>
            <b>{capital(article.author)}</b>, {article.authorNote}
            {/[.!?]$/.test(article.authorNote) ? "" : "."}
          </span>
        </p>
      )}
    </article>
  );
}
