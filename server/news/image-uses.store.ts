import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { articleWorkingCopies } from "./editing/editing.table.ts";
import { articles } from "./news.table.ts";

export interface ImageUse {
  id: string;
  title: string;
  published: boolean;
}

/**
 * The articles whose picture or text has this string (an image's hash) in it, drafts and unsaved working copies too;
 * the newest first.
 */
export async function findImageUses(db: Db, hash: string): Promise<ImageUse[]> {
  const like = `%${hash}%`;
  const { rows } = await db.execute<ImageUse & Record<string, unknown>>(sql`
    select id, title, published from (
      select a.id::text, a.title, a.published, a.updated_at as at from ${articles} a
        where a.image_url like ${like} or a.content like ${like}
      union all
      select coalesce(w.article_id, w.key)::text, coalesce(a.title, nullif(w.fields->>'title', ''), 'Untitled'),
          coalesce(a.published, false), w.saved_at
        from ${articleWorkingCopies} w left join ${articles} a on a.id = w.article_id
        where w.fields::text like ${like}
    ) uses
    group by id, title, published order by max(at) desc`);
  return rows;
}
