import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
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

test("the build itself ends where nothing has changed, so that a second start serves", async () => {
  const scripts = join(folder, "scripts");
  cpSync(fileURLToPath(new URL("../scripts", import.meta.url)), scripts, { recursive: true });
  // The one of its inputs that this folder has.
  const input = "scripts/route-manifest.ts";
  const stamp = createHash("sha256")
    .update(input)
    .update(readFileSync(join(folder, input)));
  mkdirSync(join(folder, "build"));
  writeFileSync(join(folder, "build/stamp"), stamp.digest("hex"));
  await expect(buildFirst(join(scripts, "build.ts"))).resolves.toBeUndefined();
}, 20_000);

test("a start that is ended takes the bundler with it", async () => {
  const place = join(folder, "ended");
  cpSync(fileURLToPath(new URL("../scripts", import.meta.url)), join(place, "scripts"), { recursive: true });
  const bundler = join(place, "node_modules/@react-router/dev");
  mkdirSync(bundler, { recursive: true });
  writeFileSync(
    join(bundler, "bin.cjs"),
    "require('node:fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);",
  );
  const build = fork(join(place, "scripts/build.ts"), ["--if-needed"], { execArgv: [], silent: true });
  const pid = () => Number(existsSync(join(place, "pid")) && readFileSync(join(place, "pid"), "utf8"));
  await expect.poll(pid, { timeout: 15_000 }).toBeGreaterThan(0);
  // What the site's end is to it.
  build.disconnect();
  await expect.poll(() => existsSync(`/proc/${pid()}`), { timeout: 15_000 }).toBe(false);
}, 40_000);

test.each([
  ["fails", "process.exit(3);", /code 3/],
  ["is ended", "process.kill(process.pid, 'SIGKILL');", /SIGKILL/],
])("a start whose build %s says so", async (name, text, said) => {
  const failed = buildFirst(script(name.replace(" ", "-"), text));
  await expect(failed).rejects.toThrow(BuildError);
  await expect(failed).rejects.toThrow(said);
});
