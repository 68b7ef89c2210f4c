import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { HEARING_FILES_PATH } from "../../contracts/voice-call.ts";
import type { AppEnv } from "../http/context.ts";
import { hearingFiles } from "./hearing-files.ts";

test("a read that failed is tried again at the next request, and one that worked is kept", async () => {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => c.text(error.message, 500));
  let reads = 0;
  hearingFiles(app, (path) => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error("too many open files")) : readFile(path);
  });
  const ask = () => app.request(`${HEARING_FILES_PATH}vad.worklet.bundle.min.js`);
  expect((await ask()).status).toBe(500);
  const served = await ask();
  expect(served.status).toBe(200);
  expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect((await ask()).status).toBe(200);
  expect(reads).toBe(2);
});
