import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium without its windows' own pages: a page costs a third of what it costs in the whole browser. */
const SHELL_PACKAGE = "chromium-headless-shell";
const SHELL = `/usr/bin/${SHELL_PACKAGE}`;
const installed = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Installs a package of the system's; a machine whose lists do not know it is not made to fetch them again. */
function install(name: string): void {
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { stdio: "ignore", timeout: 120_000 }).status === 0;
  if (run("apt-get", "install", "-y", name)) return;
  const hasLists = readdirSync("/var/lib/apt/lists").some((file) => file.includes("_Packages"));
  if (hasLists && !run("apt-cache", "show", name)) return;
  if (run("apt-get", "update")) run("apt-get", "install", "-y", name);
}

/**
 * A Chromium to test with: the shell, where it is or root's package manager has it; else an installed one, else
 * Playwright's download, else the whole browser of the system's package manager.
 */
export function findBrowser(): string {
  // Once, by the process that begins the tests; its workers load this again.
  const begins = process.env.TEST_WORKER_INDEX === undefined && process.env.VITEST === undefined;
  const mayInstall = begins && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall && !existsSync(SHELL)) install(SHELL_PACKAGE);
  const found = [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  const cli = resolve("node_modules/@playwright/test/cli.js");
  const download = spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" });
  if (download.status === 0 && existsSync(chromium.executablePath())) return chromium.executablePath();
  execFileSync("apt-get", ["install", "-y", "chromium"], { stdio: "inherit" });
  return "/usr/bin/chromium";
}

/** Quiet flags: no background traffic of the browser's own; no sandbox where root runs it, as in containers. */
export const browserFlags = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
