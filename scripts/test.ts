// Runs everything that proves the site: types, lint, format; unit and database tests; browser tests on the built site.
// With --all (before a release) every test that needs a database runs on both databases, and the vendors' limits
// are tried anew. The last line sums all runners: "N passed, M failed".
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../tests/setup/browser.ts";

const reports = mkdtempSync(join(tmpdir(), "reports-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
let passed = 0;
let failed = 0;
/** Seconds of each part, for the end. */
const took: string[] = [];
async function timed<T>(part: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n> ${part}`);
  const begun = performance.now();
  const done = await work();
  took.push(`${part} ${Math.round((performance.now() - begun) / 1000)} s`);
  return done;
}

/** Runs one of the packages' programs under this Node. @returns whether it exited 0 */
function run(cli: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...args], {
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.on("exit", (code) => resolve(code === 0));
  });
}
const read = (file: string) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
};
/** Adds a runner's figures; a runner that failed without naming a failed test counts as one failure. */
function add(ok: boolean, figures: { passed: number; failed: number } | undefined) {
  passed += figures?.passed ?? 0;
  failed += figures?.failed || (ok ? 0 : 1);
}

/** As `run`, with its output held back until it ends. */
function runQuietly(cli: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/** What `npm run check` runs. */
async function check() {
  for (const [name, cli, args] of [
    ["types", "node_modules/@react-router/dev/bin.cjs", ["typegen"]],
    ["types", "node_modules/typescript/bin/tsc", []],
    ["types of the server", "node_modules/typescript/bin/tsc", ["-p", "tsconfig.server.json"]],
    ["types of the browser", "node_modules/typescript/bin/tsc", ["-p", "tsconfig.web.json"]],
    ["lint", "node_modules/oxlint/bin/oxlint", ["--deny-warnings"]],
    ["unused", "node_modules/knip/bin/knip.js", ["--no-config-hints"]],
    ["format", "node_modules/@biomejs/biome/bin/biome", ["format", "."]],
  ] as const) {
    const { ok, output } = await runQuietly(cli, [...args]);
    console.log(`\n> ${name}: ${ok ? "passed" : "failed"}${ok ? "" : `\n${output}`}`);
    add(ok, { passed: ok ? 1 : 0, failed: 0 });
  }
}

// Before the runners, which look for it side by side.
findBrowser();
await timed("check and build", () =>
  Promise.all([check(), run("scripts/build.ts", ["--if-needed"]).then((ok) => add(ok, undefined))]),
);

const vitestOk = await timed("unit and database tests", () =>
  run(
    "node_modules/vitest/vitest.mjs",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
    process.argv.includes("--all") ? { TEST_ALL: "1" } : {},
  ),
);
const unit = read(vitestReport);
add(
  vitestOk,
  unit && { passed: unit.numPassedTests, failed: unit.numFailedTests + (unit.numPendingTests ?? 0) },
);

const playwrightOk = await timed("browser tests", () =>
  run("node_modules/@playwright/test/cli.js", ["test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  }),
);
/** Browser tests that may pass at their second try; more are a fault that grows. */
const MAX_SECOND_TRIES = 2;
interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
}
const specsOf = (suite: Suite): Suite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
const browserReport = read(playwrightReport);
const browser = browserReport?.stats;
const atSecondTry = ((browserReport?.suites ?? []) as Suite[])
  .flatMap(specsOf)
  .filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
const tooMany = atSecondTry.length > MAX_SECOND_TRIES ? atSecondTry.length : 0;
add(
  playwrightOk,
  browser && {
    passed: browser.expected + (browser.flaky - tooMany),
    failed: browser.unexpected + tooMany,
  },
);

// Once more at the end, where a long log is looked at first.
for (const file of unit?.testResults ?? []) {
  if (file.status !== "passed") console.log(`\nFailed: ${file.name}\n${file.message}`);
  for (const each of file.assertionResults)
    if (each.status !== "passed")
      console.log(`\nFailed: ${each.fullName}\n${each.failureMessages?.join("\n")}`);
}
for (const { file, title } of atSecondTry)
  console.log(`\nPassed at its second try only, to be mended at its cause: ${file}: ${title}`);
for (const { message } of browserReport?.errors ?? [])
  console.log(`\nFailed outside of the tests: ${message}`);

rmSync(reports, { recursive: true, force: true });
console.log(`\n${took.join(", ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
