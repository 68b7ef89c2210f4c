import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importBorders } from "../scripts/borders.ts";

/** Each border, crossed once: the file that crosses it, the import, and what the lint says. */
const crossings: [file: string, code: string, says: string][] = [
  ["contracts/bad.ts", 'import "../server/env.ts";', "contracts/ imports zod"],
  ["contracts/bad-package.ts", 'import "hono";', "contracts/ imports zod"],
  ["content/bad.ts", 'import "zod";', "content/ is words"],
  ["content/bad-value.ts", 'import { price } from "../contracts/news.ts"; price();', "content/ is words"],
  ["server/news/bad.ts", 'import "../../web/root.tsx";', "server/ never imports web/"],
  ["server/news/bad-store.ts", 'import "../contact/contact.store.ts";', "through its service only"],
  ["server/news/bad-deep.ts", 'import "../contact/some/deep.service.ts";', "through its service only"],
  ["server/news/bad-any-name.ts", 'import "../contact/contact.ts";', "through its service only"],
  ["server/news/deep/bad.ts", 'import "../../contact/service.ts";', "through its service only"],
  ["server/news/bad-beside.ts", 'import "../../tests/site.ts";', "stands without what is beside it"],
  ["server/news/bad-later.ts", 'await import("../contact/contact.store.ts");', "through its service only"],
  [
    "server/news/bad-passed-on.ts",
    'export * from "../contact/contact.store.ts";',
    "through its service only",
  ],
  ["server/news/bad-way.ts", 'import "./../contact/contact.store.ts";', "the shortest way"],
  ["server/news/bad-way-round.ts", 'import "../../server/contact/contact.store.ts";', "the shortest way"],
  ["server/news/bad-way-back.ts", 'import "./editing/../../contact/contact.store.ts";', "the shortest way"],
  ["server/bad-root.ts", 'import "./contact/contact.store.ts";', "only its .service.ts is known here"],
  ["server/features.ts", 'import "./contact/contact.service.ts";', "only its .feature.ts is known here"],
  ["server/news/bad.table.ts", 'import "../contact/contact.store.ts";', "a table imports tables"],
  ["server/news/bad-up.ts", 'import "../deps.ts";', "put together in deps.ts"],
  ["server/http/bad.ts", 'import "../news/news.service.ts";', "knows no feature"],
  ["server/jobs/bad.ts", 'import "../news/news.jobs.ts";', "knows no feature"],
  ["server/page-cache/bad.ts", 'import "../news/news.service.ts";', "knows no feature"],
  ["server/metrics/bad.ts", 'import "../mails/mails.service.ts";', "knows no feature"],
  ["server/mail/bad.ts", 'import "../db/client.ts";', "neither database nor feature"],
  ["server/storage/bad.ts", 'import "../media/media.service.ts";', "knows no feature"],
  ["server/news/bad-env.ts", "export const port = process.env.PORT;", "process.env"],
  ["web/news/bad.ts", 'import "../../server/env.ts";', "web/ never imports server/"],
  ["web/news/bad-feature.ts", 'import "../contact/form.tsx";', "two features meet in a page"],
  ["web/news/bad-way.ts", 'import "../../web/contact/form.tsx";', "the shortest way"],
  ["web/news/bad-page.ts", 'import "../routes/home.tsx";', "two features meet in a page"],
  ["web/news/bad-admin.ts", 'import "./admin/list.tsx";', "nothing of the administrator's"],
  ["web/news/deep/bad-admin.ts", 'import "../admin/list.tsx";', "nothing of the administrator's"],
  ["web/news/admin/bad.ts", 'import "../../contact/form.tsx";', "two features meet in a page"],
  ["web/news/admin/deep/bad.ts", 'import "../../../contact/admin/list.tsx";', "two features meet in a page"],
  ["web/admin/bad.ts", 'import "../news/card.tsx";', "no feature"],
  ["web/ui/bad.ts", 'import "../api/call.ts";', "no data, no feature"],
  ["web/api/bad.ts", 'import "../ui/toast.tsx";', "imports contracts only"],
  ["rules/bad.ts", 'import "zod";', "rules/ imports itself"],
  ["rules/deep/bad.ts", 'import "../../server/errors.ts";', "rules/ imports itself"],
  // Folders that nobody has listed anywhere: their borders come with them.
  ["server/brand-new/bad.ts", 'import "../news/news.store.ts";', "through its service only"],
  ["server/news/bad-new.ts", 'import "../brand-new/parts.ts";', "through its service only"],
  ["server/http/bad-new.ts", 'import "../brand-new/brand-new.service.ts";', "knows no feature"],
  ["web/brand-new/bad.ts", 'import "../news/card.tsx";', "two features meet in a page"],
  ["web/news/bad-new.ts", 'import "../brand-new/card.tsx";', "two features meet in a page"],
];
const allowed: [file: string, code: string][] = [
  ["contracts/good.ts", 'import { z } from "zod"; import "./endpoint.ts"; export { z };'],
  ["content/good.ts", 'import type { Article } from "../contracts/news.ts"; export type A = Article;'],
  ["server/news/good.ts", 'import "../../contracts/news.ts"; import "../mails/mails.service.ts";'],
  [
    "web/news/good.ts",
    'import "../../contracts/news.ts"; import "../api/call.ts"; import "../ui/picture.tsx";',
  ],
  ["server/env.ts", "export const port = process.env.PORT;"],
  ["server/good-root.ts", 'import "./contact/contact.service.ts"; import "./http/bind.ts";'],
  ["server/news/news.table.ts", 'import "../account/users.table.ts";'],
  ["web/news/admin/good.ts", 'import "../../admin/filters.tsx"; import "../card.tsx";'],
  ["web/news/admin/deep/good.ts", 'import "../../../media/admin/shared/image-picker.tsx";'],
  [
    "rules/deep/good.ts",
    'import "../../contracts/news.ts"; import "../../content/faq.ts"; import "../sum.ts";',
  ],
  ["web/routes/home.tsx", 'import "../news/card.tsx";'],
];

describe("borders between the folders", () => {
  const dir = mkdtempSync(join(tmpdir(), "borders-"));
  let found: { filename: string; message: string; help?: string }[] = [];
  beforeAll(() => {
    mkdirSync(join(dir, "scripts"));
    for (const side of ["server", "web"])
      for (const entry of readdirSync(side, { withFileTypes: true }))
        if (entry.isDirectory()) mkdirSync(join(dir, side, entry.name), { recursive: true });
    for (const file of ["oxlint.config.ts", "scripts/borders.ts"]) copyFileSync(file, join(dir, file));
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
  test("a top folder without borders stops the lint", () => {
    expect(() => importBorders({ root: ["web", "server", "brand-new"], server: [], web: [] })).toThrow(
      "Give these folders their borders in scripts/borders.ts: brand-new",
    );
  });
});

/** Names that only the other side has; each must be unknown to the compiler in this side's configuration. */
const names: [side: string, file: string, code: string, says: string][] = [
  ["server", "server/news/bad-document.ts", "export const title = document.title;", "'document'"],
  ["server", "server/news/bad-window.ts", "export const place = window.location;", "'window'"],
  ["web", "web/news/bad-process.ts", "export const where = process.cwd();", "'process'"],
  ["web", "web/news/bad-module.ts", 'export { readFileSync } from "node:fs";', "node:fs"],
];

describe("what a side can name", () => {
  const dir = mkdtempSync(join(resolve("node_modules"), ".names-"));
  const said = new Map<string, string>();
  beforeAll(() => {
    copyFileSync("tsconfig.json", join(dir, "tsconfig.json"));
    for (const [side, file, code] of names) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), `${code}\n`);
      copyFileSync(`tsconfig.${side}.json`, join(dir, `tsconfig.${side}.json`));
    }
    for (const side of ["server", "web"]) {
      const tsc = resolve("node_modules/typescript/bin/tsc");
      const run = spawnSync(process.execPath, [tsc, "-p", `tsconfig.${side}.json`], {
        cwd: dir,
        encoding: "utf8",
      });
      said.set(side, run.stdout);
    }
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  test.each(names)("%s: %s is no file of it", (side, file, _code, says) => {
    expect(said.get(side)).toContain(file);
    expect(
      said
        .get(side)
        ?.split("\n")
        .find((line) => line.startsWith(file)),
    ).toContain(says);
  });
});
