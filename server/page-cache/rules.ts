// What may be served from the cache and what may be kept in it, as pure decisions.

export interface PageRule {
  /** `/news`, or `/news/:slug` where a segment varies. */
  path: string;
  /** Query parameters that the page reads. A request with any other goes past the cache. */
  query?: readonly string[];
}

const MAX_TARGET = 512;

/**
 * The key under which a visitor's page may be kept, or undefined. Listed pages depend on nothing but their address:
 * they are rendered without cookies, so everybody may get the same copy.
 * @param target the request target as sent, path and query
 */
export function cacheKey(
  rules: readonly PageRule[],
  method: string,
  origin: string,
  target: string,
): string | undefined {
  if (method !== "GET" || target.length > MAX_TARGET || !target.startsWith("/")) return undefined;
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const rule = rules.find((each) => matches(each.path, path));
  if (!rule) return undefined;
  const given = new URLSearchParams(mark < 0 ? "" : target.slice(mark + 1));
  const known = rule.query ?? [];
  const names = [...given.keys()];
  // Of a repeated parameter, which value counts is for the page to say: such a request goes past the cache.
  if (new Set(names).size < names.length || names.some((name) => !known.includes(name))) return undefined;
  const query = known
    .filter((name) => given.has(name))
    .map((name) => `${name}=${encodeURIComponent(given.get(name) ?? "")}`);
  return `${origin}${path}${query.length ? `?${query.join("&")}` : ""}`;
}

/**
 * The one address of a public page that was asked for with a slash at its end or in other letters, or undefined when
 * the address is that already. @param path without a query
 */
export function canonicalPath(rules: readonly PageRule[], path: string): string | undefined {
  const bare = path.replace(/(?<=[^/])\/+$/, "");
  const canonical = [bare, bare.toLowerCase()].find((each) => rules.some((rule) => matches(rule.path, each)));
  return canonical === path ? undefined : canonical;
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(":") ? given[i] !== "" : part === given[i]))
  );
}

/** A rendered page is kept when it is whole, for everybody, and names the tags under which it can be purged. */
export function mayStore(response: { status: number; headers: Headers }): boolean {
  return (
    response.status === 200 &&
    (response.headers.get("content-type") ?? "").startsWith("text/html") &&
    !response.headers.has("set-cookie") &&
    pageTags(response.headers).length > 0
  );
}

/** The answer's header `page-tags: news, article:7`, as a list. */
export const pageTags = (headers: Headers): string[] =>
  (headers.get("page-tags") ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);

/** True when a list of ETags (If-None-Match) names this one. Weak comparison, as RFC 9110 section 13.1.2 asks. */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag));
}

export type Encoding = "br" | "gzip" | "identity";

const REFUSED = /^\s*q=0(?:\.0*)?\s*$/;

/** The smallest form that a client accepts, by Accept-Encoding; `q=0` refuses one. */
export function pickEncoding(accept: string | undefined): Encoding {
  let picked: Encoding = "identity";
  for (const part of accept?.toLowerCase().split(",") ?? []) {
    const [name = "", ...parameters] = part.split(";");
    const coding = name.trim();
    if ((coding !== "br" && coding !== "gzip") || parameters.some((each) => REFUSED.test(each))) continue;
    if (coding === "br") return "br";
    picked = "gzip";
  }
  return picked;
}
