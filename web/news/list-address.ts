/** What the list's address says: which page, and what is searched for (empty: everything). */
export interface ListAddress {
  page: number;
  search: string;
}

const SEARCH_LENGTH_MAX = 200;

/** Reads `?page=2&search=voicemail`; what makes no sense there is read as absent. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const page = query.get("page") ?? "";
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    search: (query.get("search") ?? "").slice(0, SEARCH_LENGTH_MAX).toWellFormed().trim(),
  };
}

/** The one address of a page of the list: the first page and an empty search are not mentioned. */
export function listPath({ page, search }: ListAddress): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (search) query.set("search", search);
  return query.size ? `/news?${query}` : "/news";
}

/**
 * The page numbers to offer: the first, the last and those around the current one; `null` stands for what is left out.
 * `pageNumbers(5, 20)` is 1 … 4 5 6 … 20.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last];
  // A gap of one page is that page.
  if (current === 4) wanted.push(2);
  if (current === last - 3) wanted.push(last - 1);
  const shown = [...new Set(wanted)].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b);
  return shown.flatMap((n, i) => (i > 0 && n - (shown[i - 1] as number) > 1 ? [null, n] : [n]));
}
