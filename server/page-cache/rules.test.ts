import { describe, expect, test } from "vitest";
import { canonicalPath, etagMatches, mayStore, pageAddress, pickEncoding } from "./rules.ts";

const rules = [
  { path: "/" },
  { path: "/news", query: { page: /^[1-9]\d*$/, sort: /^old$/ }, free: ["search"] },
  { path: "/news/:slug" },
];
const address = (target: string, method = "GET") => pageAddress(rules, method, target);

describe("which pages may be kept", () => {
  test.each(["/", "/news/a-slug", "/news?page=2", "/news?page=2&sort=old"])("%s is its own", (target) => {
    expect(address(target)).toEqual({ target, common: true });
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
  ])("not %s", (target) => expect(address(target)).toBeUndefined());
  test.each(["POST", "PUT", "DELETE", "HEAD"])("not for %s", (method) => {
    expect(address("/", method)).toBeUndefined();
  });
  test.each([
    ["a parameter that the page does not read", "/?utm_source=mail&gclid=x", "/"],
    ["one beside those that it reads", "/news?_=1&page=2", "/news?page=2"],
    ["another order", "/news?sort=old&page=2", "/news?page=2&sort=old"],
    ["another spelling", "/news?%70age=%32", "/news?page=2"],
    ["a second value", "/news?page=2&page=3", "/news?page=2"],
    ["a value that makes no sense there", "/news?page=abc", "/news"],
    ["an empty search", "/news?search=+&page=2", "/news?page=2"],
  ])("%s makes no page of its own", (_what, target, own) => {
    expect(address(target)).toEqual({ target: own, common: true });
  });
  test("by an address that is longer than any a page is its own all the same, and kept for nobody", () => {
    expect(address(`/news?page=2&x=${"x".repeat(5000)}`)).toEqual({ target: "/news?page=2", common: false });
  });
  test("what visitors write themselves is theirs alone", () => {
    expect(address("/news?utm=x&search=a%26page%3D2")).toEqual({
      target: "/news?search=a%26page%3D2",
      common: false,
    });
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
