import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";

/** Matches that are ranked and counted. A search that finds more answers with this many of the best and newest. */
const RANKED_MAX = 500;
/** Of a search that finds more than that, the newest articles whose title, excerpt and keywords are looked through. */
export const NEWEST_LOOKED_AT = 1000;

export interface SearchPage {
  ids: string[];
  total: number;
}

/**
 * Published articles that hold all words of the search, the last one also as the beginning of a word. Those with the
 * words in the title come first, then excerpt, keywords, content; equals newest first. Takes any text.
 *
 * The work is bounded however many articles match: a common word is ranked among the newest articles that name it in
 * title, excerpt or keywords, and as many others as `RANKED_MAX` allows.
 */
export async function searchPublished(
  db: Db,
  search: string,
  { page, limit }: { page: number; limit: number },
): Promise<SearchPage> {
  const query = tsQuery(search);
  const { rows } = await db.execute<{ total: number; id: string | null }>(sql`
    with hits as materialized (
      select id, published_at, head from articles where published and search @@ ${query} limit ${RANKED_MAX + 1}
    ), many as materialized (
      select count(*) > ${RANKED_MAX} as yes from hits
    ), pool as materialized (
      select distinct on (id) id, published_at, head from (
        select * from hits
        union all
        select id, published_at, head from (
          select id, published_at, head from articles where published and (select yes from many)
          order by published_at desc nulls last, id desc nulls last limit ${NEWEST_LOOKED_AT}
        ) newest where head @@ ${query}
      ) every
    ), best as (
      select id, row_number() over (
        order by ts_rank(head, replace((${query})::text, '&', '|')::tsquery) desc, published_at desc, id desc
      ) as place from pool
    )
    select least((select count(*) from pool), ${RANKED_MAX})::int as total, shown.id
    from (select 1) one left join (
      select id, place from best where place <= ${RANKED_MAX} order by place
      limit ${limit} offset ${(page - 1) * limit}
    ) shown on true order by shown.place`);
  return { total: rows[0]?.total ?? 0, ids: rows.flatMap(({ id }) => (id ? [id] : [])) };
}

/** All words as stems; the last one also as a prefix, of stems and of words as written. */
export function tsQuery(search: string): SQL {
  const text = search.replaceAll("\0", " ").toWellFormed().trim();
  const [, before = "", last = ""] = /^(.*?)(\S*)$/s.exec(text) ?? [];
  const prefix = last.match(/[\p{L}\p{N}]{2,}(?=[^\p{L}\p{N}]*$)/u)?.[0];
  const whole = sql`plainto_tsquery('english', ${last}::text)`;
  const ending = prefix
    ? sql`(${whole} || to_tsquery('english', ${`${prefix}:*`}::text) || to_tsquery('simple', ${`${prefix}:*`}::text))`
    : whole;
  return before.trim() ? sql`(plainto_tsquery('english', ${before}::text) && ${ending})` : ending;
}
