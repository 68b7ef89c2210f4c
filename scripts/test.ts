// Runs everything that proves the site, in two rows side by side: the build and browser tests, which wait much; and types,
// lint, format and unit tests, which work. Whichever row has ended takes the next of the tests of both databases and of
// those that start and kill the site, so that both end at about the same time. Calls in a browser mind a busy machine: last.
// With --all (before a release) every test that needs a database runs on both databases, and the vendors' limits
// are tried anew. The last line sums all runners: "N passed, M failed".
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../tests/setup/browser.ts";

const reports = mkdtempSync(join(tmpdir(), "reports-"));
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
/** Seconds of the processor that all programs took which have ended, with what they started; undefined beside Linux. */
function ofProcessor(): number | undefined {
  try {
    const [user = 0, system = 0] = readFileSync("/proc/self/stat", "utf8")
      .replace(/^.*\) /, "")
      .split(" ")
      .slice(13, 15)
      .map(Number);
    return Math.round((user + system) / 100);
  } catch {
    return undefined;
  }
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

/**
 * Runs one of the packages' programs under this Node.
 * @param nice its priority: above 0 it leaves others the processor
 * @param aloud whether it prints as it goes; else its output is held back until it ends
 */
function run(
  cli: string,
  args: string[],
  {
    env = {},
    nice = 0,
    aloud = false,
  }: { env?: Record<string, string>; nice?: number; aloud?: boolean } = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...args], {
      stdio: aloud ? "inherit" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    // Whatever it starts has its priority.
    if (nice && child.pid) setPriority(child.pid, nice);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/** The priority of what only works: it takes what the others leave of the processor, and disturbs them little. */
const LOW = 10;
const vitestEnv: Record<string, string> = process.argv.includes("--all") ? { TEST_ALL: "1" } : {};
/** @returns what to start Vitest with for these projects, and where its report will be */
function vitest(...projects: string[]): { report: string; args: string[] } {
  const report = join(reports, `${projects[0]}.json`);
  const chosen = projects.map((name) => `--project=${name}`);
  return {
    report,
    args: ["run", ...chosen, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  };
}
const VITEST = "node_modules/vitest/vitest.mjs";
function addVitest(ok: boolean, report: string) {
  const figures = read(report);
  add(
    ok,
    figures && {
      passed: figures.numPassedTests,
      failed: figures.numFailedTests + (figures.numPendingTests ?? 0),
    },
  );
  return figures;
}

/**
 * One thread that judges types where two cores have other work besides: each thread reads for itself what it needs, and
 * four take 1.7 times the processor's time of one. Memory is freed less often (of Go, in which the compiler is written).
 */
const tsc = ["node_modules/typescript/bin/tsc", "--checkers", "1"] as const;
const checkEnv = { GOGC: "400" };

/** What `npm run check` runs. */
async function check() {
  for (const [name, cli, ...args] of [
    ["types", "node_modules/@react-router/dev/bin.cjs", "typegen"],
    ["types", ...tsc],
    ["types of the server", ...tsc, "-p", "tsconfig.server.json"],
    ["types of the browser", ...tsc, "-p", "tsconfig.web.json"],
    ["lint", "node_modules/oxlint/bin/oxlint", "--deny-warnings"],
    ["unused", "node_modules/knip/bin/knip.js", "--no-config-hints"],
    ["format", "node_modules/@biomejs/biome/bin/biome", "format", "."],
  ] as const) {
    const { ok, output } = await run(cli, args, { nice: LOW, env: checkEnv });
    console.log(`\n> ${name}: ${ok ? "passed" : "failed"}${ok ? "" : `\n${output}`}`);
    add(ok, { passed: ok ? 1 : 0, failed: 0 });
  }
}

// Before the runners, which look for it side by side.
findBrowser();
const built = timed("build", () => run("scripts/build.ts", ["--if-needed"], { aloud: true })).then(({ ok }) =>
  add(ok, undefined),
);

/** Runs these projects of Vitest, and prints what they said when they have ended. */
async function runVitest(part: string, nice: number, ...projects: string[]) {
  const { report, args } = vitest(...projects);
  const { ok, output } = await timed(part, () => run(VITEST, args, { env: vitestEnv, nice }));
  console.log(output);
  return addVitest(ok, report);
}
/** What either row may do. What starts and kills the site waits for most of its time, and has limits to its waits. */
const left: [part: string, nice: number, project: string][] = [
  ["PostgreSQL", LOW, "postgres"],
  ["embedded database", LOW, "embedded"],
  ["processes", 0, "processes"],
];
async function whatIsLeft() {
  const done = [];
  for (let next = left.shift(); next; next = left.shift()) done.push(await runVitest(...next));
  return done;
}
async function working() {
  await timed("check", check);
  await built;
  const unit = await runVitest("unit tests", LOW, "unit", "web");
  return [unit, ...(await whatIsLeft())];
}
async function waiting() {
  await built;
  const { ok } = await timed("browser tests", () =>
    run("node_modules/@playwright/test/cli.js", ["test", "--reporter=list,json"], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
      aloud: true,
    }),
  );
  return { browserOk: ok, done: await whatIsLeft() };
}
const [worked, { browserOk, done: waited }] = await Promise.all([working(), waiting()]);
const done = [...waited, await runVitest("calls", 0, "calls")];

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
  browserOk,
  browser && {
    passed: browser.expected + (browser.flaky - tooMany),
    failed: browser.unexpected + tooMany,
  },
);

// Once more at the end, where a long log is looked at first.
for (const file of [...worked, ...done].flatMap((each) => each?.testResults ?? [])) {
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
const processor = ofProcessor();
console.log(
  `\n${took.join(", ")}; ${Math.round(performance.now() / 1000)} s in all${processor ? `, ${processor} of the processor` : ""}`,
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
