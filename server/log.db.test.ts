import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "../tests/database.ts";
import { createLog } from "./log.ts";

test("the log of a failed query has the query, and no value that was in it", async ({ database }) => {
  const lines: string[] = [];
  const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(line) });
  const secret = "JBSWY3DPEHPK3PXP";
  const note = async (failing: Promise<unknown>) => {
    const error: unknown = await failing.catch((reason) => reason);
    expect(error).toBeInstanceOf(Error);
    log.error({ err: error }, "request failed");
    log.error({ err: new Error("the job failed", { cause: error }) }, "queue");
  };
  await note(
    database.db.execute(sql`update nowhere set totp_secret = ${secret} where id = ${`a, "b"\n${secret}`}`),
  );
  await note(database.pool.query("insert into settings (key, value) values ($1, null)", [secret]));
  expect(lines).toHaveLength(4);
  expect(lines.join("")).toContain("update nowhere set totp_secret = $1");
  expect(lines.join("")).toContain('relation \\"nowhere\\" does not exist');
  expect(lines.join("")).toContain("log.db.test.ts");
  expect(lines.join("")).not.toContain(secret);
});
