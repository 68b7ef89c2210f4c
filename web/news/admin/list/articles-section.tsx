import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { ArticleRow } from "../../../../contracts/news-editing.ts";
import { toast } from "../../../ui/use-toast.ts";
import { NothingFound, nothingMatches } from "../../../admin/nothing-found.tsx";
import { isUnauthenticated } from "../../../admin/query-client.ts";
import "./articles.css";
import { articlesQuery, newCopiesQuery } from "./articles.queries.ts";
import { ArticlesFilter } from "./articles-filter.tsx";
import { ArticlesPages } from "./articles-pages.tsx";
import { ArticlesTable, PlaceholderTable } from "./articles-table.tsx";
import { DeleteArticle } from "./delete-article.tsx";
import { UnfinishedArticles } from "./unfinished-articles.tsx";
import { ARTICLES_PATH, readTableAddress, tableQuery } from "./list-address.ts";

const FAILURE = {
  title: "Error Loading Articles",
  description: "There was a problem loading the articles. Please try again.",
};

/**
 * Articles, drafts included. Search, status and page stand in the address.
 * @param newest as a part of another page: so many of the newest, and the way to all, while nothing is looked for
 */
export function ArticlesSection({ newest }: { newest?: number }) {
  const isPart = newest !== undefined;
  const Heading = isPart ? "h2" : "h1";
  const location = useLocation();
  const address = readTableAddress(new URLSearchParams(location.search));
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(articlesQuery(address));
  // Above the rows: what comes after them would push them down.
  const begun = useQuery({ ...newCopiesQuery, meta: undefined });
  const [toDelete, setToDelete] = useState<ArticleRow>();
  const heading = useRef<HTMLHeadingElement>(null);

  const isAsked = tableQuery(address) !== "";
  // A filter that was there stays when it is emptied: somebody is at it.
  const [hasFilter, setHasFilter] = useState(!isPart || isAsked);
  if (isAsked && !hasFilter) setHasFilter(true);
  const isWhole = !isPart || isAsked || (data?.articles.length ?? 0) <= newest;

  // The last row of the last page was deleted, here or by somebody else.
  const navigate = useNavigate();
  const lastPage = Math.max(1, data?.totalPages ?? address.page);
  const isPastEnd = !isPlaceholderData && address.page > lastPage;
  const lastAddress = tableQuery({ ...address, page: lastPage }) || "?";
  useEffect(() => {
    if (isPastEnd) void navigate(lastAddress, { replace: true, preventScrollReset: true });
  }, [isPastEnd, lastAddress, navigate]);

  useEffect(() => {
    if (error && !isUnauthenticated(error)) toast({ variant: "destructive", ...FAILURE });
  }, [error]);

  return (
    <section
      id="articles"
      aria-labelledby="articles-heading"
      className={isPart ? "articles articles-part" : "articles"}
    >
      <div className="adm-head">
        <Heading id="articles-heading" ref={heading} tabIndex={-1}>
          {isPart ? "Articles Management" : "Articles"}
        </Heading>
        <Link className={isPart ? "btn" : "btn btn-act"} to="/admin/article/new">
          Create New Article
        </Link>
      </div>
      {!isAsked && <UnfinishedArticles />}
      {hasFilter && <ArticlesFilter address={address} counts={data?.counts} />}
      {error ? (
        <div className="note note-stop stack" role="alert">
          <p>
            <b>{FAILURE.title}</b>
          </p>
          <p>{FAILURE.description}</p>
          <button type="button" className="btn" onClick={() => void refetch()}>
            Try Again
          </button>
        </div>
      ) : isPending || isPastEnd || (begun.isPending && !isPart) ? (
        <PlaceholderTable />
      ) : data.articles.length === 0 ? (
        <NothingFound clearTo={data.counts.all > 0 ? "?" : undefined}>
          {data.counts.all === 0
            ? "No articles found. Create your first article!"
            : nothingMatches("articles", address.search, address.status !== "")}
        </NothingFound>
      ) : (
        <div aria-busy={isPlaceholderData}>
          <ArticlesTable
            articles={isWhole ? data.articles : data.articles.slice(0, newest)}
            onDelete={setToDelete}
          />
          {isWhole ? (
            <ArticlesPages address={address} totalPages={data.totalPages} />
          ) : (
            <p className="articles-all">
              <Link className="btn" to={ARTICLES_PATH}>
                All {data.counts.all.toLocaleString("en-US")} articles
              </Link>
            </p>
          )}
        </div>
      )}
      <DeleteArticle
        article={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={() => heading.current?.focus()}
      />
    </section>
  );
}
