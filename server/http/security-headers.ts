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

/** A page's own policy, set by the page, wins over the closed one that everything else has. */
export const withSecurityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaders))
    if (!c.res.headers.has(name)) c.header(name, value);
  if (c.get("facts")?.secure)
    c.header("strict-transport-security", strictTransport["strict-transport-security"]);
  if (!c.res.headers.has("content-security-policy"))
    c.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
};
