import type { ApiFetch } from "../../contracts/endpoint.ts";
import { ARTICLES_PER_PAGE, listArticles } from "../../contracts/news.ts";
import { call } from "../api/call.ts";
import { queryClient } from "../api/query-client.ts";
import type { Card } from "./article-card.tsx";
import { foundIn, hasVery, marked, type Piece } from "./found-words.ts";
import type { ListAddress } from "./list-address.ts";
import type { Place } from "./on-site.ts";
import { fetchLatest, toCard } from "./news.queries.ts";

/** An article of the list; one that a search found says where. */
export type Found = Card & { found?: { title: Piece[]; words: Piece[]; isNamed: boolean } };

export interface ListPage {
  cards: Found[];
  page: number;
  total: number;
  totalPages: number;
  /** What there is to read all the same, where little or nothing was found. */
  newest?: Card[];
  /** Where the site's other pages answer what was searched for. */
  places?: Place[];
}

/** So few found leave room for others. */
const FEW = 3;

/** A page of the list, or of what a search finds. */
export async function fetchList({ page, search }: ListAddress, fetch?: ApiFetch): Promise<ListPage> {
  const input = { page, limit: ARTICLES_PER_PAGE, search };
  const { articles, ...rest } = await queryClient().fetchQuery({
    queryKey: [listArticles.path, input],
    queryFn: ({ signal }) => call(listArticles, input, { signal, fetch }),
  });
  const cards = articles.map((article): Found => {
    const card = toCard(article);
    return search
      ? {
          ...card,
          found: {
            title: marked(card.title, search),
            words: foundIn(article, search),
            isNamed: hasVery(card.title, search),
          },
        }
      : card;
  });
  const places = search ? (await import("./on-site.ts")).onSite(search) : [];
  const list = { ...rest, cards, places };
  if (articles.length > 0 && (!search || rest.total > FEW)) return list;
  const newest = await fetchLatest(fetch).catch(() => []);
  return { ...list, newest: newest.filter(({ id }) => articles.every((found) => found.id !== id)) };
}
