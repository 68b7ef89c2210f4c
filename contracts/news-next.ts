import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { article } from "./news.ts";

/** What to read after an article: those of the same subject first, then the newest. */
export const readNext = endpoint({
  method: "GET",
  path: "/api/articles/slug/:slug/next",
  input: z.object({ slug: z.string() }),
  output: z.object({
    articles: z.array(
      article.pick({
        id: true,
        slug: true,
        title: true,
        excerpt: true,
        imageUrl: true,
        imageAlt: true,
        publishedAt: true,
      }),
    ),
  }),
});
