import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { closeToOthers } from "./private-files.ts";

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("a folder of an earlier version is closed to others with all in it, and nothing outside of it", () => {
  const dir = mkdtempSync(join(tmpdir(), "private-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const [data, outside] = [join(dir, "data"), join(dir, "outside")];
  mkdirSync(join(data, "outbox"), { recursive: true });
  const mail = join(data, "outbox/mail.eml");
  for (const file of [mail, outside]) {
    writeFileSync(file, "");
    chmodSync(file, 0o666);
  }
  symlinkSync(outside, join(data, "link"));
  for (const path of [data, join(data, "outbox")]) chmodSync(path, 0o755);
  closeToOthers(data);
  expect([data, join(data, "outbox"), mail, outside].map(mode)).toEqual(["700", "700", "600", "666"]);
});
