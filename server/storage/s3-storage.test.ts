import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { s3Storage } from "./s3-storage.ts";

let server: S3rver;
let directory: string;
let endpoint: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "s3-"));
  server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const open = (bucket = "pictures") =>
  s3Storage({
    bucket,
    region: "us-east-1",
    endpoint,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  });

it("gives back what was stored, byte for byte, with its type", async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
  await open().put("images/a/640.webp", bytes, { contentType: "image/webp" });
  const found = await open().get("images/a/640.webp");
  expect(found?.contentType).toBe("image/webp");
  expect(Buffer.from(found?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true);
});

it("replaces, deletes, and has nothing under an unknown key", async () => {
  const storage = open();
  await storage.put("k", Buffer.from("one"), { contentType: "text/plain" });
  await storage.put("k", Buffer.from("two"), { contentType: "text/plain" });
  expect(Buffer.from((await storage.get("k"))?.bytes ?? []).toString()).toBe("two");
  await storage.delete("k");
  expect(await storage.get("k")).toBeUndefined();
  await storage.delete("k");
});

it("fails loudly when the bucket is not there, instead of saying that a file is missing", async () => {
  await expect(open("elsewhere").get("k")).rejects.toMatchObject({ cause: { name: "NoSuchBucket" } });
});
