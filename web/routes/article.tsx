import { data, Link, redirect, replace, useViewTransitionState } from "react-router";
import type { ApiFetch } from "../../contracts/endpoint.ts";
import { site } from "../../site.config.ts";
import { apiFrom } from "../api/context.ts";
import { ApiError } from "../api/request.ts";
import type { Route } from "./+types/article.ts";
import { ArticleCard, articlePath, type Card } from "../news/article-card.tsx";
import { Newest } from "../news/article-list.tsx";
import { ArticleContents } from "../news/article-contents.tsx";
import { articleMeta } from "../news/article-meta.ts";
import { markParts } from "../news/article-parts.ts";
import { ArticleView } from "../news/article-view.tsx";
import { fetchArticle } from "../news/article.queries.ts";
import { fetchLatest } from "../news/news.queries.ts";
import { ShareButton } from "../news/share-button.tsx";
import { hasSheet, printSheets } from "../news/tables.ts";

type Loaded = Awaited<ReturnType<typeof fetchArticle>>;

/** No article; what else there is to read. */
const nothing = async (fetch?: ApiFetch) => ({
  article: null,
  next: await fetchLatest(fetch).catch(() => []),
});
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** An article under a slug that it once had: it is where its present one says. */
function inItsPlace(loaded: Loaded, slug: string): Loaded {
  if (loaded.article.slug !== slug) throw redirect(articlePath(loaded.article.slug), 301);
  return loaded;
}

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  try {
    const loaded = inItsPlace(await fetchArticle(slug, apiFrom(context)), slug);
    return data(loaded, { headers: { "page-tags": `article:${loaded.article.id}, news` } });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isMissing(error)) return data(await nothing(apiFrom(context)), { status: 404 });
    throw redirect("/news");
  }
}

export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  try {
    return inItsPlace(await fetchArticle(slug), slug);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isMissing(error)) return nothing();
    throw replace("/news");
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = (args: Route.MetaArgs) => articleMeta(args, args.loaderData?.article ?? null);

export default function ArticlePage({ loaderData: { article, next }, matches }: Route.ComponentProps) {
  const leaving = useViewTransitionState("/news");
  if (!article) return <Missing newest={next} />;
  const { html, parts } = markParts(article.content);
  return (
    <>
      <ArticleView
        article={{ ...article, content: html }}
        back={<BackToNews />}
        share={
          <span className="share row noprint">
            {hasSheet(article.content) && (
              <button className="btn btn-sm" type="button" onClick={printSheets}>
                Print the sheet
              </button>
            )}
            <ShareButton title={article.title} />
          </span>
        }
        coverMoves={!leaving}
        contents={parts.length > 0 && <ArticleContents of={parts} />}
      />
      <p className="article in-print meta">
        {site.name}, {matches[0].loaderData?.origin}
        {articlePath(article.slug)}
      </p>
      <aside className="article article-step noprint" aria-labelledby="next-step">
        <h2 className="t-3" id="next-step">
          What would it change at your business?
        </h2>
        <p className="soft mt-4">
          Eleven short questions, about 5 minutes, and a free report that a person has read.
        </p>
        <p className="row">
          <Link className="btn btn-act" to="/assessment" viewTransition>
            Free AI Assessment
          </Link>
          <Link className="btn" to="/#demo">
            Try Our Demo
          </Link>
        </p>
      </aside>
      {next.length > 0 && (
        <aside className="wrap read-next noprint" aria-labelledby="read-next">
          <h2 className="t-2" id="read-next">
            Read next
          </h2>
          <div className="post-grid">
            {next.map((card) => (
              <ArticleCard key={card.id} article={card} heading="h3" />
            ))}
          </div>
        </aside>
      )}
    </>
  );
}

const BackToNews = () => (
  <Link className="back noprint" to="/news" viewTransition>
    Back to News
  </Link>
);

function Missing({ newest }: { newest: readonly Card[] }) {
  return (
    <div className="wrap news-body">
      <BackToNews />
      <div className="nothing">
        <h1 className="t-1">Article not found</h1>
        <p className="lede">It may have been moved or taken down.</p>
        <p>
          <Link className="btn btn-act" to="/news">
            Browse all articles
          </Link>
        </p>
      </div>
      <Newest of={newest} />
    </div>
  );
}
