import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "./policy.ts";
import { preparePage } from "./prepare.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((each) => each.startsWith(`${name} `));

describe("the Content-Security-Policy of a page", () => {
  const html =
    '<html><head><style media="all">a{}</style><script>one()</script></head><body><script src="/a.js"></script><script type="module" async="">two()\n</script><script>one()</script></body>';
  test("allows exactly its own inline scripts and styles, by hash", () => {
    const policy = contentSecurityPolicy(html);
    expect(directive(policy, "script-src")).toBe(`script-src 'self' ${hash("one()")} ${hash("two()\n")}`);
    expect(directive(policy, "style-src")).toBe(`style-src 'self' ${hash("a{}")}`);
  });
  test("never says unsafe-inline or unsafe-eval, frames nothing and is framed by nobody", () => {
    const policy = contentSecurityPolicy(html);
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
  });
  test("opens further hosts only where told", () => {
    const policy = contentSecurityPolicy(html, { "connect-src": ["https://api.example"] });
    expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://api.example");
    expect(directive(policy, "script-src")).not.toContain("api.example");
  });
});

describe("a prepared page", () => {
  const source = `<html><link rel="modulepreload" href="/x.js"/><p>${"text ".repeat(500)}</p></html>`;
  test("holds one text in three forms, preload hints dropped, each with its length", async () => {
    const page = await preparePage(source, { tags: ["news"] });
    const text = page.forms.identity.body.toString();
    expect(text).not.toContain("modulepreload");
    expect(brotliDecompressSync(page.forms.br.body).toString()).toBe(text);
    expect(gunzipSync(page.forms.gzip.body).toString()).toBe(text);
    for (const [name, { body, headers, flat }] of Object.entries(page.forms)) {
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers["content-encoding"]).toBe(name === "identity" ? undefined : name);
      expect(headers.vary).toBe("accept-encoding");
      expect(headers.etag).toBe(page.etag);
      expect(flat).toEqual(Object.entries(headers).flat());
    }
  });
  test("has an ETag of its content", async () => {
    const [one, same, other] = await Promise.all(
      [source, source, `${source} `].map((each) => preparePage(each, { tags: [] })),
    );
    expect(one?.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(same?.etag).toBe(one?.etag);
    expect(other?.etag).not.toBe(one?.etag);
  });
});
