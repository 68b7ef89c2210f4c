import { expect } from "vitest";
import { FOUND_MAX } from "../../contracts/reach.ts";
import { list } from "../../tests/leads.ts";
import { test } from "../../tests/site.ts";

test("the inbox asks its indexes with 20,000 leads, and shows them to the last page", async ({ site }) => {
  const admin = await site.admin();
  // Some at a time: no statement may take long, whatever else the machine does.
  for (let first = 1; first < 20_000; first += 4000)
    await site.deps.database.pool.query(`
      insert into leads (kind, subject_id, name, email, company, summary, status, created_at)
      select 'contact', i::text, 'Person ' || i, 'person' || i || '@example.com', 'Company ' || (i % 500),
        'We would like to know more about the assistant, please call us. ' || i,
        (array['new', 'open', 'done'])[1 + i % 3], now() - i * interval '1 minute'
      from generate_series(${first}, ${first + 3999}) i`);
  await site.deps.database.pool.query("analyze leads");
  for (const [query, total] of [
    ["", 20_000],
    ["?page=400", 20_000],
    ["?status=open&page=130", 6_667],
    ["?search=person19999", 1],
    ["?search=assistant", FOUND_MAX],
  ] as const) {
    const page = await list(admin, query);
    expect(page.total).toBe(total);
    expect(page.leads.length).toBeGreaterThan(0);
  }
  const plan = async (text: string) =>
    JSON.stringify((await site.deps.database.pool.query(`explain ${text}`)).rows);
  expect(
    await plan(
      "select id from leads where spam is null order by created_at desc, id desc limit 50 offset 500",
    ),
  ).toMatch(/Index (?:Only )?Scan using leads_/);
  expect(
    await plan(`select id from leads where (name || E'\\n' || email || E'\\n' || company || E'\\n' || summary)
      ilike '%person19999%' and spam is null limit 2001`),
  ).toContain("leads_search");
  const csv = await (await admin.get("/api/leads/export.csv?status=new")).text();
  const ids = csv.match(/please call us\. \d+/g) ?? [];
  expect(ids).toHaveLength(6_666);
  expect(new Set(ids).size).toBe(6_666);
});
