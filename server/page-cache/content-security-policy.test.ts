import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { inlineOf } from "./inline.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { preparePage } from "./prepare.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((each) => each.startsWith(`${name} `));

describe("the Content-Security-Policy of a page", () => {
  const data = (given: string) => `window.__reactRouterContext.streamController.enqueue(${given});`;
  const modules =
    'import "/assets/manifest-1a.js";\nimport * as route0 from "/assets/root-Dx_1.js";\nimport * as route1_main from "/assets/news-B.js";\nconst route1 = {...route1_main};\n  \n  window.__reactRouterRouteModules = {"root":route0,"routes/news":route1};\n\nimport("/assets/entry.client-x.js");';
  const script = (text: string) => `<script>${text}</script>`;
  const known = inlineOf(
    Buffer.from(
      `<style media="all">a{}</style>${script("one()")}<script src="/a.js"></script><script type="module" async="">${modules}</script>${script(data('"[]"'))}`,
    ),
  );
  const html = `<html><style>a{}</style>${script("one()")}<script type="application/ld+json">{}</script><script type="module" async="">${modules}</script>${script(data('"[1]"'))}`;
  const sources = (page: string, name = "script-src") =>
    directive(contentSecurityPolicy(Buffer.from(page), {}, known), name);
  const allowed = `script-src 'self' ${[hash("one()"), hash(modules), hash(data('"[1]"'))].join(" ")}`;

  test("allows what the build puts inline, and the router's data, by hash", () => {
    expect(sources(html)).toBe(allowed);
    expect(sources(html, "style-src")).toBe(`style-src 'self' ${hash("a{}")}`);
  });
  test.each([
    "two()",
    "one() ",
    data("'[1]'"),
    data('"[1]",two()'),
    data('""+two()+""'),
    data('["[1]"]'),
    `${data('"[1]"')}two();`,
    `two();${data('"[1]"')}`,
    `${data('"[1]"')}\n${data('"[1]"')}`,
    modules.replace("/assets/root-Dx_1.js", "https://evil.example/x.js"),
    modules.replace("{...route1_main}", "{...two()}"),
    modules.replace('"root":route0', '"root":two()'),
    `${modules}\ntwo()`,
  ])("does not bless a script that got into the page: %s", (text) => {
    expect(sources(html + script(text))).toBe(allowed);
    expect(sources(html + `<script type="module">${text}</script>`)).toBe(allowed);
  });
  test("does not bless a style that got into the page", () => {
    expect(sources(`${html}<style>b{}</style>`, "style-src")).toBe(`style-src 'self' ${hash("a{}")}`);
  });
  test("never says unsafe-inline or unsafe-eval, frames nothing and is framed by nobody", () => {
    const policy = contentSecurityPolicy(Buffer.from(html));
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
  });
  test("opens further hosts only where told", () => {
    const policy = contentSecurityPolicy(Buffer.from(html), { "connect-src": ["https://api.example"] });
    expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://api.example");
    expect(directive(policy, "script-src")).not.toContain("api.example");
  });
});

const policyOf = () => "default-src 'none'";

describe("a prepared page", () => {
  const source = `<html><p>${"text ".repeat(500)}</p></html>`;
  test("holds one text in three forms, each with its length", async () => {
    const page = await preparePage(Buffer.from(source), { tags: ["news"], policyOf });
    const text = page.forms.identity.body.toString();
    expect(text).toBe(source);
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
      [source, source, `${source} `].map((each) => preparePage(Buffer.from(each), { tags: [], policyOf })),
    );
    expect(one?.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(same?.etag).toBe(one?.etag);
    expect(other?.etag).not.toBe(one?.etag);
  });
});
