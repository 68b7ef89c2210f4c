import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { AppEnv } from "./context.ts";
import { readSessionToken } from "./session-cookie.ts";

export interface FactsOptions {
  publicUrl?: string;
  trustProxy: boolean;
  log: Log;
}

const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i;

/** Two are refused (RFC 9112, 3.2): Node takes the first, and whoever stands before it may have taken the other. */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host") hosts++;
  return hosts < 2;
}

/** Where visitors see the site, from the headers of one request. */
export function requestOrigin(
  header: (name: string) => string | undefined,
  { publicUrl, trustProxy }: Pick<FactsOptions, "publicUrl" | "trustProxy">,
): string | undefined {
  if (publicUrl) return publicUrl;
  const host = (trustProxy && last(header("x-forwarded-host"))) || header("host");
  if (!host || !HOST.test(host)) return undefined;
  const https = trustProxy && last(header("x-forwarded-proto")) === "https";
  return `${https ? "https" : "http"}://${host.toLowerCase()}`;
}

/** Gives each request its id, its origin, its client's address and its log. */
export function requestFacts(options: FactsOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = c.env?.requestId ?? proxysId(c, options.trustProxy) ?? randomUUID();
    c.header("x-request-id", requestId);
    const origin = requestOrigin((name) => c.req.header(name), options);
    if (!origin) throw new AppError("invalid", "The Host header is missing or malformed");
    const incoming = c.env?.incoming;
    if (incoming && !namesOneHost(incoming)) throw new AppError("invalid", "There are two Host headers");
    const secure = origin.startsWith("https:");
    c.set("facts", {
      requestId,
      origin,
      secure,
      address: clientAddress(c, options.trustProxy),
      sessionToken: readSessionToken(c, secure),
      log: options.log.child({ requestId }),
    });
    await next();
    // An answer that was made elsewhere, such as a page, comes without it.
    if (!c.res.headers.has("x-request-id")) c.res.headers.set("x-request-id", requestId);
  };
}

/** A proxy that is trusted may have named the request already. */
function proxysId(c: Context<AppEnv>, trustProxy: boolean): string | undefined {
  const given = trustProxy ? c.req.header("x-request-id") : undefined;
  return given && /^[\w.-]{8,64}$/.test(given) ? given : undefined;
}

/** One proxy is trusted: the last entry is the one that it wrote itself. */
function clientAddress(c: Context<AppEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? last(c.req.header("x-forwarded-for")) : undefined;
  const address = forwarded ?? c.env?.incoming?.socket?.remoteAddress ?? "in-process";
  return withoutPort(address).replace(/^::ffff:/, "");
}

/** Some proxies write `203.0.113.5:40112` or `[2001:db8::1]:40112`: each connection would count as another visitor. */
const withoutPort = (address: string) =>
  address.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1").replace(/^\[([^\]]+)\](?::\d+)?$/, "$1");

const last = (list: string | undefined) => list?.split(",").at(-1)?.trim() || undefined;
