// What may be served from the cache and what may be kept in it, as pure decisions.

export interface PageRule {
  /** `/news`, or `/news/:slug` where a segment varies. */
  path: string;
  /** The query parameters that the page reads, each with what its values look like. Whatever else is sent is as if absent. */
  query?: Readonly<Record<string, RegExp>>;
  /** Those in which visitors write what they like: a page that names one is rendered for them alone. */
  free?: readonly string[];
}

/** What of a request target a page reads: the rest may differ, the page is the same. */
export interface PageAddress {
  /** Path and query, each parameter that counts once and in the order of the rule. */
  target: string;
  /** True when the page is the same for everybody who asks for it: it may be kept. */
  common: boolean;
}

/** As long as campaigns and their click ids make an address: a page by a longer one is not looked for among those that are kept. */
const MAX_TARGET = 4096;

/**
 * The address of a public page as the page reads it, or undefined where the target is none. Listed pages depend on
 * nothing else: they are rendered at this very address and without cookies, so everybody may get the same copy.
 * @param target the request target as sent, path and query
 */
export function pageAddress(
  rules: readonly PageRule[],
  method: string,
  target: string,
): PageAddress | undefined {
  if (method !== "GET" || !target.startsWith("/")) return undefined;
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const rule = ruleFor(rules, path);
  if (!rule) return undefined;
  const usual = target.length <= MAX_TARGET;
  if (mark < 0) return { target: path, common: usual };
  // Of a repeated parameter the first counts, here and in the page, which is given no other.
  const given = new URLSearchParams(target.slice(mark + 1));
  const read = new URLSearchParams();
  for (const [name, form] of Object.entries(rule.query ?? {})) {
    const value = given.get(name);
    if (value !== null && form.test(value)) read.set(name, value);
  }
  const free = (rule.free ?? []).filter((name) => given.get(name)?.trim());
  for (const name of free) read.set(name, given.get(name) ?? "");
  return { target: read.size ? `${path}?${read}` : path, common: usual && free.length === 0 };
}

/** The rule of the page with this path, if there is one. */
export const ruleFor = (rules: readonly PageRule[], path: string): PageRule | undefined =>
  rules.find((each) => matches(each.path, path));

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
