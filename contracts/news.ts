import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { storedWords } from "./news-fields.ts";

/** Articles on a page of the list, and the most that may be asked for at once. */
export const ARTICLES_PER_PAGE = 6;
export const ARTICLES_PER_PAGE_MAX = 50;
/** Articles under "Latest News" on the home page. */
export const LATEST_ARTICLES = 3;
/** Characters of a search that are looked at; what comes after them is ignored. */
export const SEARCH_LENGTH_MAX = 200;

export const article = z.object({
  id: z.string(),
  slug: z.string(),
  ...storedWords,
  /** Minutes, 1 at least. */
  readTime: z.number().int().min(1),
  /** The date that readers see; ISO 8601, as the two after it. */
  publishedAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Address of the picture for share cards, 1200 x 630; null until it has been made. */
  shareImage: z.string().nullable(),
});
export type Article = z.infer<typeof article>;

export const articleList = z.object({
  articles: z.array(article),
  totalPages: z.number().int(),
  total: z.number().int(),
  page: z.number().int(),
});
export type ArticleList = z.infer<typeof articleList>;

/** A whole number as a query parameter carries it: digits only. */
const wholeNumber = (name: string, max: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value))
    .pipe(z.string().regex(/^[1-9]\d{0,8}$/, `${name} must be a whole number from 1 to ${max}`))
    .transform(Number)
    .refine((value) => value <= max, `${name} must be a whole number from 1 to ${max}`);

const PAGE_MAX = 1_000_000;

/** Published articles, newest first; with a search the best matches first. */
export const listArticles = endpoint({
  method: "GET",
  path: "/api/articles",
  input: z.object({
    page: wholeNumber("page", PAGE_MAX).default(1),
    limit: wholeNumber("limit", ARTICLES_PER_PAGE_MAX).default(ARTICLES_PER_PAGE),
    search: z
      .string()
      .transform((value) => value.slice(0, SEARCH_LENGTH_MAX).trim())
      .default(""),
  }),
  output: articleList,
});

/**
 * The published article that has this slug or once had it. Its own `slug` says where it lives now: where that differs
 * from the one asked for, a page answers 301.
 */
export const getArticle = endpoint({
  method: "GET",
  path: "/api/articles/slug/:slug",
  input: z.object({ slug: z.string() }),
  output: article,
});
