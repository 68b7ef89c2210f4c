// Lighthouse (mobile profile) on the public pages of the built site, and each page's first paint against its own first
// paint with all scripts blocked, in alternating runs. Run: node bench/pages.ts [runs per page] [paths]
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startSite } from "../tests/e2e/server.ts";
import { browserFlags, findBrowser } from "../tests/setup/browser.ts";

const runs = Number(process.argv[2] ?? 3);
const given = process.argv.slice(3);
const pages =
  given.length > 0
    ? given
    : [
        "/",
        "/services",
        "/news",
        "/news/what-happens-to-the-calls-that-come-after-five",
        "/contact",
        "/terms-of-use",
      ];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Run {
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

const dir = mkdtempSync(join(tmpdir(), "lighthouse-"));
const site = await startSite();
console.log(
  "| page | performance, accessibility, best practices, SEO | FCP, LCP (ms) | TBT (ms) | CLS | FCP: no scripts | ratio |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- |");
for (const page of pages) {
  await fetch(site.url + page);
  const whole: Run[] = [];
  const bare: Run[] = [];
  for (let i = 0; i < runs; i++) {
    whole.push(await lighthouse(page, []));
    bare.push(await lighthouse(page, ["--blocked-url-patterns=*/assets/*.js"]));
  }
  const scores = categories.map((_name, i) => median(whole.map((run) => run.scores[i] ?? 0))).join(", ");
  const of = (list: Run[], key: "fcp" | "lcp" | "tbt" | "cls") => median(list.map((run) => run[key]));
  const [fcp, without] = [of(whole, "fcp"), of(bare, "fcp")];
  console.log(
    `| ${page} | ${scores} | ${fcp.toFixed(0)}, ${of(whole, "lcp").toFixed(0)} | ${of(whole, "tbt").toFixed(0)} | ${of(whole, "cls").toFixed(3)} | ${without.toFixed(0)} | ${(fcp / without).toFixed(2)} |`,
  );
}
await site.stop();
rmSync(dir, { recursive: true, force: true });

/** The browser sometimes records no navigation at all (NO_NAVSTART); such a run says nothing about the page. */
async function lighthouse(page: string, flags: string[], triesLeft = 2): Promise<Run> {
  try {
    return await recorded(page, flags);
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes("NO_NAVSTART")) throw error;
    return lighthouse(page, flags, triesLeft - 1);
  }
}

async function recorded(page: string, flags: string[]): Promise<Run> {
  const file = join(dir, "report.json");
  await promisify(execFile)(
    process.execPath,
    [
      "node_modules/lighthouse/cli/index.js",
      site.url + page,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--only-categories=${categories.join(",")}`,
      `--chrome-flags=--headless ${browserFlags.join(" ")}`,
      ...flags,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  const report = JSON.parse(readFileSync(file, "utf8"));
  const value = (audit: string) => Number(report.audits[audit].numericValue);
  return {
    scores: categories.map((name) => Math.round(report.categories[name].score * 100)),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
