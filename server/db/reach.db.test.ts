import { sql } from "drizzle-orm";
import { afterEach, describe, expect } from "vitest";
import { test } from "../../tests/database.ts";
import { FOUND_MAX } from "../../contracts/reach.ts";
import type { Database } from "./client.ts";
import { findNewest, type Search } from "./reach.ts";
import { sweepTallies, tallyOf } from "./tallies.ts";

/** Entries by age, `0` the newest; stored oldest first, as a site stores them. */
async function filled({ pool }: Database, rows: number, fits: string) {
  await pool.query(`create table things as
    select age::text as id, now() - age * interval '1 hour' as created_at, ${fits} as fits
    from generate_series(${rows - 1}, 0, -1) age`);
}
const find = ({ db }: Database, more: Partial<Search> = {}, at = { limit: FOUND_MAX, offset: 0 }) =>
  findNewest(db, { table: sql`things`, match: sql`fits`, ...more }, at);
const ages = (step: number) => Array.from({ length: FOUND_MAX }, (_, n) => String(n * step));

describe("a search that finds more than is shown", () => {
  afterEach<{ database: Database }>(async ({ database }) => {
    await database.pool.query("drop table things");
  });

  test("shows the newest that fit, in pages that follow one another", async ({ database }) => {
    // 900 of 9,000: none of them sure to be among the newest that are looked through.
    await filled(database, 9000, "age % 10 = 0");
    expect(await find(database)).toEqual({ total: FOUND_MAX, ids: ages(10) });
    const page = await find(database, {}, { limit: 50, offset: 450 });
    expect(page.ids).toEqual(ages(10).slice(450));
  });

  test("and where very many fit, those too", async ({ database }) => {
    await filled(database, 9000, "age % 3 = 0");
    expect(await find(database)).toEqual({ total: FOUND_MAX, ids: ages(3) });
  });

  test("shows first what the words name by itself, however old", async ({ database }) => {
    await filled(database, 3000, "true");
    const first = sql`id = '2999'`;
    expect((await find(database, { first })).ids).toEqual(["2999", ...ages(1).slice(0, -1)]);
    expect((await find(database, { first, order: "oldest" })).ids.slice(0, 2)).toEqual(["2999", "498"]);
    expect((await find(database, { first, where: sql`id <> '2999'` })).ids).toEqual(ages(1));
  });
});

test("the changes of a list that nobody looks at are put together", async ({ database }) => {
  const { db, pool } = database;
  await pool.query(
    "insert into tallies (list, key, n) select 'nobodys', 'a', 1 from generate_series(1, 300)",
  );
  await sweepTallies(db);
  const { rows } = await pool.query("select n from tallies where list = 'nobodys'");
  expect(rows).toEqual([{ n: 300 }]);
  expect(await tallyOf(db, "nobodys")).toEqual(new Map([["a", 300]]));
});
