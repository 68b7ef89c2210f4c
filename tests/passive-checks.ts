/** Everything that an answer's headers say wrongly or not at all; what a passive scanner would find. */
export function headerFaults(response: Response, { isPrivate }: { isPrivate: boolean }): string[] {
  const { headers } = response;
  const has = (name: string) => headers.get(name) ?? "";
  const caching = has("cache-control");
  const html = has("content-type").startsWith("text/html");
  const policy = has("content-security-policy");
  return Object.entries({
    "nosniff is missing": has("x-content-type-options") !== "nosniff",
    "it may be framed": has("x-frame-options") !== "DENY" || !policy.includes("frame-ancestors 'none'"),
    "the policy allows all": !policy.includes("default-src 'none'") || /unsafe-(?:inline|eval)/.test(policy),
    "the referrer goes out": has("referrer-policy") !== "strict-origin-when-cross-origin",
    "features are not closed": !has("permissions-policy").includes("camera=()"),
    "other origins may read it": headers.has("access-control-allow-origin"),
    "other origins may embed it":
      (isPrivate || html) && has("cross-origin-resource-policy") !== "same-origin",
    "it names the server": headers.has("server") || headers.has("x-powered-by"),
    "it has no request id": !/^[\da-f-]{36}$/.test(has("x-request-id")),
    "it has no content type": response.body !== null && !has("content-type"),
    "the charset is not said": html && !/charset=utf-8/i.test(has("content-type")),
    "what is private is kept by caches": isPrivate && response.status < 300 && !/no-store/.test(caching),
    "shared caches may keep a cookie": headers.has("set-cookie") && /public|s-maxage/.test(caching),
    "a cookie is open to scripts or other sites": headers
      .getSetCookie()
      .some((cookie) => !/; HttpOnly/i.test(cookie) || !/; SameSite=(?:Lax|Strict)/i.test(cookie)),
  }).flatMap(([fault, is]) => (is ? fault : []));
}
