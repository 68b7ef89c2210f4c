import type { ApiFetch } from "../../contracts/endpoint.ts";
import {
  ARTICLES_PER_PAGE,
  type Article,
  type ArticleList,
  LATEST_ARTICLES,
  listArticles,
} from "../../contracts/news.ts";
import { call } from "../api/call.ts";
import { queryClient } from "../api/query-client.ts";
import type { Card } from "./article-card.tsx";
import type { ListAddress } from "./list-address.ts";

// Each takes the request's API on the server; in the browser they go through the tab's query cache.

export interface ListPage {
  cards: Card[];
  page: number;
  total: number;
  totalPages: number;
  /** What there is to read all the same, where nothing was found. */
  newest?: Card[];
}

/** A page of the list, or of what a search finds. */
export async function fetchList({ page, search }: ListAddress, fetch?: ApiFetch): Promise<ListPage> {
  const input = { page, limit: ARTICLES_PER_PAGE, search };
  const { articles, ...rest } = await queryClient().fetchQuery({
    queryKey: [listArticles.path, input],
    queryFn: ({ signal }) => call(listArticles, input, { signal, fetch }),
  });
  const found = { ...rest, cards: articles.map(toCard) };
  return articles.length > 0 ? found : { ...found, newest: await fetchLatest(fetch).catch(() => []) };
}

/** The newest articles, as many as the home page shows. */
export async function fetchLatest(fetch?: ApiFetch): Promise<Card[]> {
  return (await fetchNewest(fetch)).articles.slice(0, LATEST_ARTICLES).map(toCard);
}

const fetchNewest = (fetch?: ApiFetch): Promise<ArticleList> =>
  queryClient().fetchQuery({
    queryKey: [listArticles.path],
    queryFn: ({ signal }) => call(listArticles, {}, { signal, fetch }),
  });

const toCard = ({ id, slug, title, excerpt, imageUrl, imageAlt, publishedAt }: Article): Card => ({
  id,
  slug,
  title,
  excerpt,
  imageUrl,
  imageAlt,
  publishedAt,
});
