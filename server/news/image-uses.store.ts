import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { articleRevisions, articleWorkingCopies } from "./editing/editing.table.ts";
import { articles, imageHashes } from "./news.table.ts";
import { anywhere } from "../db/given.ts";

export interface ImageUse {
  id: string;
  title: string;
  published: boolean;
}
export interface ImageUses {
  /** Articles that show it as they are: published ones, drafts, scheduled ones, unsaved working copies. */
  usedBy: ImageUse[];
  /** Other articles, of which an earlier version shows it and may be restored. */
  earlier: ImageUse[];
}

/** Where an image of this hash is shown, each list with what was changed last first. */
export async function findImageUses(db: Db, hash: string): Promise<ImageUses> {
  const shown = sql`${imageHashes} @> array[${hash}::text]`;
  const { rows: usedBy } = await db.execute<ImageUse & Record<string, unknown>>(sql`
    select id, title, published from (
      select a.id::text, a.title, a.published, a.updated_at as at from ${articles} a where ${shown}
      union all
      select coalesce(w.article_id, w.key)::text, coalesce(a.title, nullif(w.fields->>'title', ''), 'Untitled'),
          coalesce(a.published, false), w.saved_at
        from ${articleWorkingCopies} w left join ${articles} a on a.id = w.article_id
        where w.fields::text like ${anywhere(hash)}
    ) uses
    group by id, title, published order by max(at) desc`);
  const { rows: everIn } = await db.execute<ImageUse & Record<string, unknown>>(sql`
    select a.id::text, a.title, a.published from ${articles} a
    where a.id in (select article_id from ${articleRevisions} where ${shown})
    order by a.updated_at desc`);
  const now = new Set(usedBy.map(({ id }) => id));
  return { usedBy, earlier: everIn.filter(({ id }) => !now.has(id)) };
}
