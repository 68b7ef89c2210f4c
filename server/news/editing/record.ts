import type { ArticleRecord, ArticleRow, WorkingCopy } from "../../../contracts/news-editing.ts";
import { wordsOf } from "../../../contracts/news-fields.ts";
import type { StoredArticle } from "../news.store.ts";
import type { KeptCopy } from "./editing.store.ts";
import type { ListedArticle } from "./list.store.ts";

/** An article's facts as administrators see them, without its text. */
export const toRow = (row: ListedArticle): ArticleRow => ({
  id: row.id,
  slug: row.slug,
  ...wordsOf(row),
  published: row.published,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  publishAt: row.publishAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

export const toRecord = (row: StoredArticle): ArticleRecord => ({
  ...toRow(row),
  content: row.content,
  readTime: row.readTime,
  shareImage: row.shareImage,
});

export const toCopy = (row: KeptCopy): WorkingCopy => ({
  key: row.key,
  fields: row.fields,
  baseVersion: row.baseVersion,
  savedAt: row.savedAt.toISOString(),
});
