import { describe, expect } from "vitest";
import { articleForm } from "../../../tests/articles.ts";
import { log, publicTitles, put, save, until } from "../../../tests/editing.ts";
import { type TestSite, test } from "../../../tests/site.ts";

describe("a schedule", () => {
  const publishAt = "2099-01-01T00:00:00.000Z";
  const jobs = async (site: TestSite) =>
    (
      await site.deps.database.pool.query<{ state: string; start_after: Date }>(
        "select state, start_after from pgboss.job where name = 'news.publish-due' and start_after > now() + interval '1 hour'",
      )
    ).rows;
  /** As if the moment had come: for the article, and for what was queued for it. */
  async function comes({ deps }: TestSite) {
    const { pool } = deps.database;
    await pool.query("update articles set publish_at = now() where publish_at is not null");
    const { rows } = await pool.query<{ id: string }>(
      "update pgboss.job set start_after = now() where name = 'news.publish-due' and start_after > now() + interval '1 hour' returning id",
    );
    return async () => {
      const { rowCount } = await pool.query(
        "select 1 from pgboss.job where id = any($1) and state = 'completed'",
        [rows.map((row) => row.id)],
      );
      return rowCount === rows.length;
    };
  }

  test("publishes the draft when its moment comes, by itself", async ({ site }) => {
    const admin = await site.admin();
    const { id, ...saved } = await save(admin, { publishAt });
    expect(saved.publishAt).toBe(publishAt);
    expect(await publicTitles(site)).toEqual([]);
    expect((await jobs(site)).map((each) => each.start_after.toISOString())).toEqual([publishAt]);
    await comes(site);
    await until(async () => (await publicTitles(site)).length === 1);
    const now = await (await admin.get(`/api/articles/${id}/edit`)).json();
    expect(now).toMatchObject({ published: true, publishAt: null, version: 2 });
    expect(await log(admin)).toEqual([
      "schedule article.published",
      "schedule article.updated",
      "dana article.scheduled",
      "dana article.created",
    ]);
  });

  test("that passed while nothing ran is caught up, once", async ({ site }) => {
    const admin = await site.admin();
    const { id } = await save(admin, { publishAt });
    // As if the process had slept until then.
    await site.deps.database.pool.query("update articles set publish_at = now() - interval '3 days'");
    const counts = await Promise.all([
      site.deps.editing.publishDue(new Date()),
      site.deps.editing.publishDue(new Date()),
    ]);
    expect(counts[0] + counts[1]).toBe(1);
    expect(await publicTitles(site)).toEqual([articleForm().title]);
    expect(await (await admin.get(`/api/articles/${id}/edit`)).json()).toMatchObject({ version: 2 });
  });

  test("that was moved or taken back does not publish", async ({ site }) => {
    const admin = await site.admin();
    const { id } = await save(admin, { publishAt });
    await put(admin, id, articleForm({ publishAt: null }));
    await until(await comes(site));
    expect(await publicTitles(site)).toEqual([]);
    expect(await (await admin.get(`/api/articles/${id}/edit`)).json()).toMatchObject({ publishAt: null });
  });

  test("in the past publishes with the save", async ({ site }) => {
    const article = await save(await site.admin(), { publishAt: "2020-01-01T00:00:00Z" });
    expect(article).toMatchObject({ published: true, publishAt: null });
  });
});

describe("a preview link", () => {
  test("shows a draft to whoever has it, and no other", async ({ site }) => {
    const admin = await site.admin();
    const { id, title } = await save(admin);
    const made = await admin.write("POST", `/api/articles/${id}/preview-link`);
    const { url } = (await made.json()) as { url: string };
    const token = url.split("/preview/")[1] ?? "";
    const shown = await site.visitor().get(`/api/previews/${token}`);
    expect(await shown.json()).toMatchObject({ title, published: false });
    expect(shown.headers.get("cache-control")).toBe("no-store");
    for (const wrong of [`${token}x`, token.replace(/^./, (c) => (c === "0" ? "1" : "0")), "x", "%00"])
      expect((await site.visitor().get(`/api/previews/${wrong}`)).status).toBe(404);
    await admin.write("DELETE", `/api/articles/${id}`);
    expect((await site.visitor().get(`/api/previews/${token}`)).status).toBe(404);
  });
});
