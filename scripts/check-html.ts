/**
 * Has every page's HTML judged by the Nu checker, as the server sends it and as it stands in the browser afterwards.
 * It needs Java, so it is no part of `npm test`; npx fetches the checker (36 MB, kept in npm's cache).
 *
 *   node scripts/check-html.ts            errors end it with 1
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { type RunningSite, startSite } from "../tests/e2e/server.ts";
import { browserFlags, findBrowser } from "../tests/setup/browser.ts";

const checker = ["--yes", "--package", "vnu-jar@26.9.27", "vnu"];
const publicPages = `
  / /services /news /news?search=voice /contact /assessment /your-desk
  /terms-of-use /privacy-policy /no-such-page /r/${"x".repeat(32)} /admin/login`
  .trim()
  .split(/\s+/);
const adminPages = `
  /admin /admin/article/new /admin/assessments /admin/leads /admin/leads?spam=1
  /admin/mails /admin/desks /admin/media /admin/audit /admin/account /admin/nope`
  .trim()
  .split(/\s+/);

interface Message {
  type: string;
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

if (spawnSync("java", ["-version"]).status !== 0) {
  console.error(
    "The Nu checker needs Java: apt-get install default-jre-headless, or another way to a `java`.",
  );
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "html-"));
const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9" });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  const names = await store(site, browser);
  process.exitCode = judge(names);
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Writes each page into two files. @returns what the files hold, by their names */
async function store({ url }: RunningSite, driver: Browser): Promise<Map<string, string>> {
  const context = await driver.newContext({ baseURL: url });
  const page = await context.newPage();
  const names = new Map<string, string>();
  const keep = (what: string, html: string) => {
    const name = `${names.size}.html`;
    names.set(name, what);
    writeFileSync(join(folder, name), html);
  };
  const visit = async (path: string) => {
    keep(`${path}, as it is sent`, await (await context.request.get(path)).text());
    await page.goto(path, { waitUntil: "networkidle" });
    keep(`${path}, in the browser`, await page.content());
  };
  const data = { name: "Dana Whitfield", email: "dana@larkspur.example", message: "We miss most calls." };
  await context.request.post("/api/contact", { headers: { origin: url }, data });
  const sitemap = await (await context.request.get("/sitemap.xml")).text();
  const articles = [...sitemap.matchAll(/<loc>[^<]*(\/news\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path as string,
  );
  for (const path of [...publicPages, ...articles]) await visit(path);
  await context.request.post("/api/auth/login", {
    data: { username: "admin", password: "correct horse battery" },
  });
  const first = async (path: string, list: string) => {
    const answer = (await (await context.request.get(path)).json()) as Record<string, { id: string }[]>;
    return answer[list]?.[0]?.id ?? "";
  };
  const records = [
    `/admin/article/${await first("/api/articles/admin", "articles")}`,
    `/admin/leads/${await first("/api/leads", "leads")}`,
    `/admin/mails/${await first("/api/mails", "mails")}`,
  ];
  for (const path of [...adminPages, ...records]) await visit(path);
  return names;
}

/** @returns the exit code */
function judge(names: ReadonlyMap<string, string>): number {
  const files = [...names.keys()].map((name) => join(folder, name));
  const { stderr, error } = spawnSync("npx", [...checker, "--format", "json", ...files], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  const { messages } = JSON.parse(stderr.slice(stderr.indexOf("{"))) as { messages: Message[] };
  // The style sheets are newer than what the checker knows of CSS; browsers and their tests judge those.
  const faults = messages.filter(({ type, message }) => type !== "info" && !message.startsWith("CSS:"));
  for (const { url, lastLine, message, extract } of faults) {
    const name = url.slice(url.lastIndexOf("/") + 1);
    console.log(`${names.get(name)}, line ${lastLine}: ${message}\n  ${extract?.replaceAll("\n", " ")}`);
  }
  console.log(`${files.length} documents of ${files.length / 2} pages, ${faults.length} errors`);
  return faults.length ? 1 : 0;
}
