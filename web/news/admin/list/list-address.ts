import { type ArticleStatus, articleStatuses } from "../../../../contracts/news-editing.ts";

/** The page of all articles; the dashboard has the newest. */
export const ARTICLES_PATH = "/admin/articles";

/** Of the new article's address: which of those that were begun it goes on with. */
export const CONTINUE = "continue";
export const continueAddress = (key: string) => `/admin/article/new?${CONTINUE}=${encodeURIComponent(key)}`;

/** What a page's address says of its table of articles. */
export interface TableAddress {
  page: number;
  search: string;
  status: ArticleStatus | "";
}

/** Reads `?page=2&search=voicemail&status=draft`; what makes no sense is read as absent. */
export function readTableAddress(query: URLSearchParams): TableAddress {
  const page = query.get("page") ?? "";
  const status = query.get("status") ?? "";
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    search: (query.get("search") ?? "").slice(0, 200).toWellFormed().trim(),
    status: articleStatuses.find((each) => each === status) ?? "",
  };
}

/** The query of that address; empty for the first page of all. */
export function tableQuery({ page, search, status }: TableAddress): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (status) query.set("status", status);
  if (page > 1) query.set("page", String(page));
  return query.size ? `?${query}` : "";
}
