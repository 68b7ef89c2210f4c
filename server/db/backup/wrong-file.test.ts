import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { restoreSite } from "../../copies.ts";
import { readEnv } from "../../env.ts";
import { makeBackup } from "./write.ts";

test("whoever names the wrong file to restore is told in words, and before a database is made for it", async () => {
  const dir = mkdtempSync(join(tmpdir(), "wrong-file-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const files = {
    "notes.txt": "what to buy",
    "notes.gz": gzipSync("what to buy\n"),
    "cut.gz": gzipSync("what to buy\n").subarray(0, 15),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
  const dataDir = join(dir, "data");
  const copying = {
    env: readEnv({ NODE_ENV: "test", DATA_DIR: dataDir }),
    log: pino({ level: "silent" }),
    say() {},
  };
  for (const [name, words] of [
    ["no-such-file.gz", "cannot be read: there is no such file"],
    ["", "cannot be read: it is a folder"],
    ["notes.txt", "cannot be read: it is no backup, or a damaged one"],
    ["notes.gz", "is no backup of this site, or one of another format"],
    ["cut.gz", "cannot be read: it is cut off"],
  ] as const) {
    const file = join(dir, name);
    await expect(restoreSite(copying, file)).rejects.toThrow(`${file} ${words}`);
  }
  expect(existsSync(join(dataDir, "pg.restoring"))).toBe(false);
});

test("so is whoever names a place where no backup can be written", async () => {
  const dir = mkdtempSync(join(tmpdir(), "wrong-place-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, "file"), "");
  const backUp = (file: string) =>
    makeBackup({ config: { host: "127.0.0.1", port: 1 }, kind: "server" }, { file, version: "1" });
  await expect(backUp(dir)).rejects.toThrow(`${dir} is a folder: name a file in it`);
  const within = join(dir, "file", "a.gz");
  await expect(backUp(within)).rejects.toThrow(`${within} cannot be written: a file is in the way`);
});
