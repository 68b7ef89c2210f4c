import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, expect, test } from "vitest";
import { lockDataDir } from "../../server/db/lock.ts";
import { readEnv } from "../../server/env.ts";
import { startSmtp } from "../../tests/stand-ins/smtp.ts";
import { bucket, clock, database, disk, mailServer, model } from "./checks.ts";

const dir = mkdtempSync(join(tmpdir(), "doctor-"));
afterAll(() => rmSync(dir, { recursive: true }));
const env = (more: Record<string, string> = {}) => readEnv({ NODE_ENV: "test", DATA_DIR: dir, ...more });
/** A port that nobody listens on. */
const NOBODY = "127.0.0.1:9";

/** An HTTP server that answers everything alike. */
async function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const server = createServer((_req, res) => res.writeHead(status, headers).end(JSON.stringify(body)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => void server.close() };
}

test("a site of its own needs nothing; what is not set is said", async () => {
  const all = await Promise.all([database, disk, mailServer, model, bucket].map((check) => check(env())));
  expect(all.map(({ state }) => state)).toEqual(["ok", "ok", "note", "note", "note"]);
  expect((await clock(env())).state).toBe("note");
});
test("the embedded database may be in use; a folder that cannot be written to is wrong", async () => {
  const unlock = lockDataDir(dir);
  expect(await database(env())).toMatchObject({ state: "ok", says: expect.stringContaining("running") });
  unlock();
  const file = join(dir, "a-file");
  writeFileSync(file, "");
  expect(await disk(env({ DATA_DIR: join(file, "data") }))).toMatchObject({ state: "wrong" });
});
test("a database that nobody answers for is wrong, with what to do, and its password is not told", async () => {
  const found = await database(env({ DATABASE_URL: `postgres://site:secret@${NOBODY}/site` }));
  expect(JSON.stringify(found)).not.toContain("secret");
  expect(await database(env({ DATABASE_URL: `postgres://site:secret@${NOBODY}/site` }))).toEqual({
    state: "wrong",
    says: expect.stringContaining("ECONNREFUSED"),
    todo: expect.stringContaining("DATABASE_URL"),
  });
});
test("the mail server is logged in to", async () => {
  const smtp = await startSmtp();
  const settings = env({ SMTP_URL: smtp.url, PUBLIC_URL: "https://site.example" });
  expect(await mailServer(settings)).toEqual({ state: "ok", says: "takes our login" });
  await smtp.stop();
  expect(await mailServer(settings)).toMatchObject({ state: "wrong" });
});
test("the model's server is asked for the model, and the key judged", async () => {
  using server = await answering(200, { data: [{ id: "llama" }] });
  const of = (url: string, name: string) =>
    model(env({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: url, OPENAI_MODEL: name }));
  expect(await of(server.url, "llama")).toMatchObject({ state: "ok" });
  expect(await of(server.url, "gpt")).toMatchObject({ state: "wrong", says: "has no model gpt" });
  using strict = await answering(401, {});
  expect(await of(strict.url, "llama")).toMatchObject({ state: "wrong", says: "the key is refused" });
  expect(await of(`http://${NOBODY}`, "llama")).toMatchObject({ state: "wrong" });
});
test("a file goes into the bucket and comes back; without the bucket it is wrong", async () => {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(dir, "s3"),
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  const { port } = await server.run();
  const of = (name: string) =>
    bucket(
      env({
        S3_BUCKET: name,
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: "S3RVER",
        S3_SECRET_ACCESS_KEY: "S3RVER",
      }),
    );
  expect(await of("pictures")).toMatchObject({ state: "ok" });
  expect(await of("no-such")).toMatchObject({ state: "wrong" });
  await server.close();
});
test("a clock that is wrong is told by how much", async () => {
  using server = await answering(200, {}, { date: "Mon, 04 May 2026 10:00:00 GMT" });
  const at = (time: string) =>
    clock(env({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: server.url }), () => Date.parse(time));
  expect(await at("2026-05-04T10:00:09Z")).toMatchObject({ state: "ok" });
  expect(await at("2026-05-04T10:02:00Z")).toMatchObject({
    state: "wrong",
    says: expect.stringContaining("120 s ahead"),
  });
});
