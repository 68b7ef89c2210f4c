import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { site, tempDataDir } from "./site-process.ts";

const hash = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const paths = [
  "/",
  "/services",
  "/news",
  "/news?search=voice",
  "/news/nothing-here",
  "/contact",
  "/assessment",
  "/terms-of-use",
  "/privacy-policy",
  "/nowhere",
  `/r/${"x".repeat(32)}`,
  "/preview/none",
  "/admin/login",
  "/admin",
  "/admin/leads",
  "/admin/mails",
  "/admin/audit",
  "/admin/media",
  "/admin/assessments",
  "/admin/account",
  "/admin/article/new",
];

test("the policy of every page allows each of the scripts and styles that the page has", async () => {
  const { url } = await site(tempDataDir(), {}, { postgres: true });
  const login = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ username: "admin", password: "correct horse battery" }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  for (const path of paths) {
    const page = await fetch(url + path, {
      headers: path === "/admin/login" ? {} : { cookie },
      redirect: "manual",
    });
    expect([path, page.status < 400 || page.status === 404]).toEqual([path, true]);
    const policy = page.headers.get("content-security-policy") ?? "";
    const html = await page.text();
    const run = [
      ...html.matchAll(/<(?:script(?: type="module" async="")?|style)>([\s\S]*?)<\/(?:script|style)>/g),
    ];
    expect([path, run.length > 5]).toEqual([path, true]);
    expect([path, ...run.filter(([, text]) => !policy.includes(hash(text))).map(([all]) => all)]).toEqual([
      path,
    ]);
  }
});
