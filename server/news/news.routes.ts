import { type Article, getArticle, LATEST_ARTICLES, listArticles } from "../../contracts/news.ts";
import { readNext } from "../../contracts/news-next.ts";
import { wordsOf } from "../../contracts/news-fields.ts";
import type { Bind } from "../http/bind.ts";
import type { Limits } from "../http/limits.ts";
import type { NewsService } from "./news.service.ts";
import type { StoredArticle } from "./news.store.ts";

/** Each is rendered and read anew, for whatever words: more than a whole office looks for, less than a machine would. */
const searches = { name: "searches", points: 200, seconds: 600 };

/** The public side of news: published articles only. */
export function newsRoutes(bind: Bind, { news, limits }: { news: NewsService; limits: Limits }) {
  bind(listArticles, {}, async ({ page, limit, search }, { address }) => {
    if (search) await limits.consume(searches, { address });
    const { articles, total } = await news.list({ page, limit, search });
    return { articles: articles.map(publicArticle), total, totalPages: Math.ceil(total / limit), page };
  });

  bind(
    getArticle,
    { find: ({ slug = "" }) => news.findPublished(slug), notFoundMessage: "Article not found" },
    async (_input, { found }) => publicArticle(found),
  );

  bind(
    readNext,
    { find: ({ slug = "" }) => news.findPublished(slug), notFoundMessage: "Article not found" },
    async (_input, { found }) => ({
      articles: (await news.readNext(found, LATEST_ARTICLES)).map(publicArticle),
    }),
  );
}

const publicArticle = (row: StoredArticle): Article => ({
  id: row.id,
  slug: row.slug,
  ...wordsOf(row),
  readTime: row.readTime,
  publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  shareImage: row.shareImage,
});
