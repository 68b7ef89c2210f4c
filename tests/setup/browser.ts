import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A Chromium to test with: an installed one, else Playwright's download, else the system's package manager. */
export function findBrowser(): string {
  const found = [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  const cli = resolve("node_modules/@playwright/test/cli.js");
  const download = spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" });
  if (download.status === 0 && existsSync(chromium.executablePath())) return chromium.executablePath();
  execFileSync("apt-get", ["update"], { stdio: "inherit" });
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
