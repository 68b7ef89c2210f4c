import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./context.ts";

/** What every answer says, pages of the cache included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "microphone=(self), autoplay=(self), camera=(), display-capture=(), geolocation=(), payment=(), usb=()",
};
export const strictTransport = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/**
 * A page's own policy, set by the page, wins over the closed one that everything else has. Set on the answer itself: what
 * is set by the context of an answer that is there makes it anew, body and all, each time.
 */
export const withSecurityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value);
  if (c.get("facts")?.secure)
    headers.set("strict-transport-security", strictTransport["strict-transport-security"]);
  if (!headers.has("content-security-policy"))
    headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
};
