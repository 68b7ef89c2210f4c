import type { ApiFetch } from "../../contracts/endpoint.ts";
import { getArticle } from "../../contracts/news.ts";
import { readNext } from "../../contracts/news-next.ts";
import { call } from "../api/call.ts";
import { queryClient } from "../api/query-client.ts";

/** An article, and others to read next, of its subject first. @throws ApiError 404 when there is no such article */
export async function fetchArticle(slug: string, fetch?: ApiFetch) {
  const [article, next] = await Promise.all([
    queryClient().fetchQuery({
      queryKey: [getArticle.path, slug],
      queryFn: ({ signal }) => call(getArticle, { slug }, { signal, fetch }),
    }),
    // An article without them is still an article.
    queryClient()
      .fetchQuery({
        queryKey: [readNext.path, slug],
        queryFn: ({ signal }) => call(readNext, { slug }, { signal, fetch }),
      })
      .catch(() => ({ articles: [] })),
  ]);
  return { article, next: next.articles };
}
