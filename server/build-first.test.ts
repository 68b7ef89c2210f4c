import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildFirst, BuildError } from "./build-first.ts";

const folder = mkdtempSync(join(tmpdir(), "build-first-"));
afterAll(() => rmSync(folder, { recursive: true }));
const script = (name: string, text: string) => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
};

test("a start goes on as soon as pages can be served, though the build has more to do", async () => {
  const begun = script("begun", "process.send('pages'); setTimeout(() => process.exit(1), 300);");
  await expect(buildFirst(begun)).resolves.toBeUndefined();
});

test("a start goes on where nothing has changed since the last build", async () => {
  await expect(buildFirst(script("current", "process.exit(0);"))).resolves.toBeUndefined();
});

test.each([
  ["fails", "process.exit(3);", /code 3/],
  ["is ended", "process.kill(process.pid, 'SIGKILL');", /SIGKILL/],
])("a start whose build %s says so", async (name, text, said) => {
  const failed = buildFirst(script(name.replace(" ", "-"), text));
  await expect(failed).rejects.toThrow(BuildError);
  await expect(failed).rejects.toThrow(said);
});
