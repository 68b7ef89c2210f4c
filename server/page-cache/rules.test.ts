import { describe, expect, test } from "vitest";
import { cacheKey, canonicalPath, etagMatches, mayStore, pickEncoding } from "./rules.ts";

const rules = [{ path: "/" }, { path: "/news", query: ["page", "search"] }, { path: "/news/:slug" }];
const key = (target: string, method = "GET") => cacheKey(rules, method, "https://ringwell.example", target);

describe("which pages may be kept", () => {
  test("the listed ones, each under its address", () => {
    expect(key("/")).toBe("https://ringwell.example/");
    expect(key("/news/a-slug")).toBe("https://ringwell.example/news/a-slug");
    expect(key("/news?search=b&page=2")).toBe(key("/news?page=2&search=b"));
  });
  test.each([
    "/admin/dashboard",
    "/news/",
    "/news/a/b",
    "//news",
    "/NEWS",
    "/news.data",
    "/_root.data",
    "http://evil.example/news",
    `/news?search=${"x".repeat(600)}`,
  ])("not %s", (target) => expect(key(target)).toBeUndefined());
  test.each(["POST", "PUT", "DELETE", "HEAD"])("not for %s", (method) => {
    expect(key("/", method)).toBeUndefined();
  });
  test("a query parameter that the page does not read goes past, so that nobody fills the memory", () => {
    expect(key("/?utm_source=x")).toBeUndefined();
    expect(key("/news?page=2&_=1")).toBeUndefined();
  });
  test("two values of one parameter go past: which one counts is not for the key to say", () => {
    expect(key("/news?page=1&page=2")).toBeUndefined();
  });
  test("values cannot break out of their place in the key", () => {
    expect(key("/news?page=1%26search%3Dx")).not.toBe(key("/news?page=1&search=x"));
  });
});

describe("the one address of a public page", () => {
  test.each([
    ["/news/", "/news"],
    ["/news//", "/news"],
    ["/NEWS", "/news"],
    ["/News/A-Slug/", "/news/a-slug"],
    ["/news/a-slug/", "/news/a-slug"],
  ])("%s is sent to %s", (path, to) => {
    expect(canonicalPath(rules, path)).toBe(to);
  });
  test.each(["/", "/news", "/news/a-slug", "/news/a/b/", "//evil.example/", "/admin/", "/R/Token"])(
    "%s stays",
    (path) => expect(canonicalPath(rules, path)).toBeUndefined(),
  );
});

describe("which answers are kept", () => {
  const response = (headers: Record<string, string>, status = 200) =>
    mayStore({
      status,
      headers: new Headers({ "content-type": "text/html", "page-tags": "news", ...headers }),
    });
  test("whole pages that name their tags", () => expect(response({})).toBe(true));
  test.each([
    ["a cookie", { "set-cookie": "a=b" }, 200],
    ["no tags", { "page-tags": " , " }, 200],
    ["no page", { "content-type": "application/json" }, 200],
    ["an error", {}, 500],
    ["not found", {}, 404],
    ["a redirect", {}, 301],
  ] as const)("not one with %s", (_what, headers, status) => expect(response(headers, status)).toBe(false));
});

describe("If-None-Match", () => {
  const etag = 'W/"abc"';
  test.each(['W/"abc"', '"abc"', '"x", W/"abc"', 'W/"x",  "abc" ', "*"])("%s names it", (list) => {
    expect(etagMatches(list, etag)).toBe(true);
  });
  test.each([undefined, "", '"ab"', 'W/"abcd"', "abc", '"x", "y"'])("%s does not", (list) => {
    expect(etagMatches(list, etag)).toBe(false);
  });
});

describe("Accept-Encoding", () => {
  test.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["BR", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip;q=0.000", "identity"],
    ["gzip;q=0.5, br;q=0.1", "br"],
    ["*", "identity"],
    ["x-brotli, abr, not-gzip", "identity"],
  ])("%s gets %s", (accept, form) => expect(pickEncoding(accept)).toBe(form));
});
