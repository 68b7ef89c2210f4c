import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "../../tests/database.ts";
import { countArticles, listPublished } from "./news.store.ts";

test("each page is the one that an offset gives, deep ones too, and so it stays when the list changes", async ({
  database: { db, pool },
}) => {
  // Four at each moment: the id decides among them.
  await pool.query(`insert into articles (slug, title, excerpt, content, read_time, published, published_at)
    select 'a' || n, 'Article ' || n, '', '', 1, true, '2026-01-01'::timestamptz - n / 4 * interval '1 hour'
    from generate_series(1, 4100) n`);
  const same = async () => {
    const counts = await countArticles(db);
    for (const page of [1, 180, 181, 250, 342, 410, 683, 684]) {
      const { rows } = await db.execute<{ id: string }>(sql`select id from articles where published
        order by published_at desc, id desc limit 6 offset ${(page - 1) * 6}`);
      const listed = await listPublished(db, { page, limit: 6, counts });
      expect({ page, ids: listed.map(({ id }) => id) }).toEqual({ page, ids: rows.map(({ id }) => id) });
    }
    return counts.published;
  };
  expect(await same()).toBe(4100);
  await pool.query("update articles set published = false where slug in ('a7', 'a1500', 'a2000')");
  expect(await same()).toBe(4097);
  await pool.query("update articles set published_at = '2020-01-01' where slug = 'a9'");
  await pool.query("delete from articles where slug = 'a2400'");
  expect(await same()).toBe(4096);
});
