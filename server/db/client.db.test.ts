import { describe, expect } from "vitest";
import { test } from "../../tests/database.ts";
import { databaseUnavailable } from "./unavailable.ts";

describe("a connection that dies", () => {
  test("between two queries of a transaction fails the next one and leaves the process alone", async ({
    database: { pool },
  }) => {
    const client = await pool.connect();
    await client.query("begin");
    await client.query("insert into settings (key, value) values ('half', '1')");
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const failure = await client.query("commit").catch((error: Error) => error);
    expect(databaseUnavailable(failure)).toBe(true);
    client.release(true);
    await expect
      .poll(async () => (await pool.query("select count(*) from settings where key = 'half'")).rows[0].count)
      .toBe(0);
  });
});
