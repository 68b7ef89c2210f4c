import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "./context.ts";

/** `__Host-` ties the cookie to this very host, over https only; over http the browser would refuse it. */
const sessionCookieName = (secure: boolean) => (secure ? "__Host-session" : "session");
const TOKEN = /^[\w-]{43}$/;

export const newSessionToken = () => randomBytes(32).toString("base64url");

export function readSessionToken(c: Context, secure: boolean): string | undefined {
  const value = getCookie(c, sessionCookieName(secure));
  return value && TOKEN.test(value) ? value : undefined;
}

/** Hands a token to the browser; an empty one takes it back. Without `maxAge` (seconds) it ends with the browser. */
export function setSessionToken(c: Context<AppEnv>, token: string, maxAge?: number): void {
  const { secure } = c.get("facts");
  setCookie(c, sessionCookieName(secure), token, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure,
    ...(token === "" ? { maxAge: 0 } : maxAge !== undefined && { maxAge }),
  });
}
