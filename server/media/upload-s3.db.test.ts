import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import sharp from "sharp";
import { expect } from "vitest";
import type { UploadResult } from "../../contracts/media-upload.ts";
import { quickQueue, test } from "../../tests/database.ts";
import { logIn, visitorOf } from "../../tests/site.ts";
import { buildApp } from "../app.ts";
import { buildDeps } from "../deps.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { objects } from "../storage/objects.table.ts";

test("with a bucket configured, an upload's files are in the bucket, served from there, and gone when it is deleted", async ({
  database,
}) => {
  const directory = mkdtempSync(join(tmpdir(), "s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  const { port } = await server.run();
  const env = readEnv({
    NODE_ENV: "test",
    DATA_DIR: directory,
    DEMO_CONTENT: "off",
    LOG_LEVEL: "silent",
    S3_BUCKET: "pictures",
    S3_REGION: "us-east-1",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  });
  const deps = await buildDeps(env, database, createLog({ level: "silent", pretty: false }), quickQueue);
  const app = buildApp({ ...deps, http: { trustProxy: false } });
  const inBucket = () =>
    readdirSync(join(directory, "pictures"), { recursive: true, encoding: "utf8" }).filter((name) =>
      /\d+\.(?:avif|webp|jpg|png)/.test(name),
    );

  const admin = await logIn({ app, deps }, "dana");
  const bytes = await sharp({ create: { width: 700, height: 300, channels: 3, background: "#a37" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("image", new File([new Uint8Array(bytes)], "desk.png", { type: "image/png" }));
  const answer = await admin.write("POST", "/api/upload/image", form);
  expect(answer.status).toBe(200);
  const { url, webpUrl } = (await answer.json()) as Required<UploadResult>;
  expect(inBucket().length).toBeGreaterThanOrEqual(3);
  expect(await database.db.$count(objects)).toBe(0);

  const visitor = visitorOf(app);
  for (const [path, type] of [
    [url, "image/jpeg"],
    [webpUrl, "image/webp"],
  ] as const) {
    const served = await visitor.get(path);
    expect(served.headers.get("content-type")).toBe(type);
    expect(served.headers.get("cache-control")).toContain("immutable");
    expect(served.headers.get("x-content-type-options")).toBe("nosniff");
    expect(served.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const { width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([width, height]).toEqual([700, 300]);
  }

  const hash = /[0-9a-f]{24}/.exec(url)?.[0];
  expect((await admin.write("DELETE", `/api/media/${hash}`)).status).toBe(204);
  expect(inBucket()).toEqual([]);
  expect((await visitor.get(url)).status).toBe(404);

  // A bucket that cannot be reached keeps no picture, and says so without its inside.
  await server.close();
  const failed = await admin.write("POST", "/api/upload/image", form);
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect(JSON.stringify(await failed.json())).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|S3/);
  const { rows } = await database.pool.query("select hash from media");
  expect(rows).toEqual([]);
  await deps.close();
  rmSync(directory, { recursive: true, force: true });
});
