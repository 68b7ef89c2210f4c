import type { ApiFetch } from "../../contracts/endpoint.ts";
import { type Article, type ArticleList, LATEST_ARTICLES, listArticles } from "../../contracts/news.ts";
import { call } from "../api/call.ts";
import { queryClient } from "../api/query-client.ts";
import type { Card } from "./article-card.tsx";

// Each takes the request's API on the server; in the browser they go through the tab's query cache.

/** The newest articles, as many as the home page shows. */
export async function fetchLatest(fetch?: ApiFetch): Promise<Card[]> {
  return (await fetchNewest(fetch)).articles.slice(0, LATEST_ARTICLES).map(toCard);
}

const fetchNewest = (fetch?: ApiFetch): Promise<ArticleList> =>
  queryClient().fetchQuery({
    queryKey: [listArticles.path],
    queryFn: ({ signal }) => call(listArticles, {}, { signal, fetch }),
  });

export const toCard = ({ id, slug, title, excerpt, imageUrl, imageAlt, publishedAt }: Article): Card => ({
  id,
  slug,
  title,
  excerpt,
  imageUrl,
  imageAlt,
  publishedAt,
});
