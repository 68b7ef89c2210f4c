import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "./context.ts";
import { serveStaticFiles } from "./static-files.ts";

test("a file is given in part to who asks for one stretch of it, and whole to who asks in another way", async () => {
  const dir = mkdtempSync(join(tmpdir(), "static-"));
  writeFileSync(join(dir, "icon.svg"), "0123456789");
  const app = new Hono<AppEnv>();
  serveStaticFiles(app, dir);
  const asked = async (range: string, more: Record<string, string> = {}) => {
    const answer = await app.request("/icon.svg", { headers: { range, ...more } });
    return [answer.status, await answer.text(), answer.headers.get("content-range")];
  };
  try {
    expect(await asked("bytes=2-4")).toEqual([206, "234", "bytes 2-4/10"]);
    expect(await asked("bytes=-3")).toEqual([206, "789", "bytes 7-9/10"]);
    expect((await asked("bytes=20-"))[0]).toBe(416);
    for (const odd of ["bytes=abc", "lines=1-2", "bytes=0-0,5-6", "bytes=-", ""])
      expect([odd, ...(await asked(odd))]).toEqual([odd, 200, "0123456789", null]);
    // It may be another file since then.
    expect((await asked("bytes=2-4", { "if-range": '"what it was"' }))[0]).toBe(200);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
