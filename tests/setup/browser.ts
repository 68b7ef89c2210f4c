import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium without its windows' own pages: a page costs a third of what it costs in the whole browser. */
const SHELL = "/usr/bin/chromium-headless-shell";
const installed = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Installs a package of the system's. @returns whether it is there now */
function install(name: string): boolean {
  const run = (args: string[]) =>
    spawnSync("apt-get", args, { stdio: "ignore", timeout: 300_000 }).status === 0;
  return run(["install", "-y", name]) || (run(["update"]) && run(["install", "-y", name]));
}

/**
 * A Chromium to test with: an installed one, else Playwright's download, else the system's package manager. A machine
 * that only tests gets the shell, where it can be had.
 */
export function findBrowser(): string {
  // Once, by the process that begins the tests; its workers load this again.
  const begins = process.env.TEST_WORKER_INDEX === undefined && process.env.VITEST === undefined;
  const isTester = process.env.CI !== undefined && process.getuid?.() === 0;
  const mayInstall = begins && isTester && existsSync("/usr/bin/apt-get");
  if (mayInstall && !existsSync(SHELL)) install("chromium-headless-shell");
  const found = [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  const cli = resolve("node_modules/@playwright/test/cli.js");
  const download = spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" });
  if (download.status === 0 && existsSync(chromium.executablePath())) return chromium.executablePath();
  if (install("chromium-headless-shell")) return SHELL;
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
