import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Each border, crossed once: the file that crosses it, the import, and what the lint says. */
const crossings: [file: string, code: string, says: string][] = [
  ["contracts/bad.ts", 'import "../server/env.ts";', "contracts/ imports zod"],
  ["contracts/bad-package.ts", 'import "hono";', "contracts/ imports zod"],
  ["content/bad.ts", 'import "zod";', "content/ is words"],
  ["server/news/bad.ts", 'import "../../web/root.tsx";', "server/ never imports web/"],
  ["server/news/bad-store.ts", 'import "../contact/contact.store.ts";', "through its service only"],
  ["server/news/bad-up.ts", 'import "../deps.ts";', "put together in deps.ts"],
  ["server/http/bad.ts", 'import "../news/news.service.ts";', "knows no feature"],
  ["server/page-cache/bad.ts", 'import "../news/news.service.ts";', "knows no feature"],
  ["server/mail/bad.ts", 'import "../db/client.ts";', "neither database nor feature"],
  ["server/storage/bad.ts", 'import "../media/media.service.ts";', "knows no feature"],
  ["server/news/bad-env.ts", "export const port = process.env.PORT;", "process.env"],
  ["web/news/bad.ts", 'import "../../server/env.ts";', "web/ never imports server/"],
  ["web/news/bad-feature.ts", 'import "../contact/form.tsx";', "two features meet in a page"],
  ["web/ui/bad.ts", 'import "../api/call.ts";', "no data, no feature"],
  ["web/api/bad.ts", 'import "../ui/toast.tsx";', "imports contracts only"],
];
const allowed: [file: string, code: string][] = [
  ["contracts/good.ts", 'import { z } from "zod"; import "./endpoint.ts"; export { z };'],
  ["server/news/good.ts", 'import "../../contracts/news.ts"; import "../mails/mails.service.ts";'],
  [
    "web/news/good.ts",
    'import "../../contracts/news.ts"; import "../api/call.ts"; import "../ui/picture.tsx";',
  ],
  ["server/env.ts", "export const port = process.env.PORT;"],
  ["web/routes/home.tsx", 'import "../news/card.tsx";'],
];

describe("borders between the folders", () => {
  const dir = mkdtempSync(join(tmpdir(), "borders-"));
  let found: { filename: string; message: string; help?: string }[] = [];
  beforeAll(() => {
    copyFileSync(".oxlintrc.json", join(dir, ".oxlintrc.json"));
    for (const [file, code] of [...crossings, ...allowed]) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), `${code}\n`);
    }
    const run = spawnSync(process.execPath, [resolve("node_modules/oxlint/bin/oxlint"), "--format", "json"], {
      cwd: dir,
      encoding: "utf8",
    });
    found = JSON.parse(run.stdout).diagnostics;
  });
  afterAll(() => rmSync(dir, { recursive: true }));
  const about = (file: string) =>
    found
      .filter(({ filename }) => filename === file)
      .map(({ message, help }) => `${message} ${help ?? ""}`)
      .join("\n");

  test.each(crossings)("%s may not say %s", (file, _code, says) => {
    expect(about(file)).toContain(says);
  });
  test.each(allowed)("%s may say %s", (file) => {
    expect(about(file)).toBe("");
  });
});
