import type { Context } from "hono";
import { AppError } from "../errors.ts";
import type { AppEnv, SessionUser } from "./context.ts";
import type { Csrf } from "./csrf.ts";
import { checkOrigin } from "./origin-check.ts";

export interface Guards {
  csrf: Csrf;
  /** The administrator behind a session cookie, if it is one and has not ended. */
  findUser: (sessionToken: string) => Promise<SessionUser | undefined>;
}
export interface Protection {
  admin?: boolean;
  csrf?: boolean;
}

/**
 * The refusals that come before everything else, in their order: 401, then 403. Nothing of the body is read for them:
 * a stranger's is never taken in. Routes made by `bind` have it built in; those that read their body themselves
 * (uploads) call it.
 * @returns the administrator, and whether a CSRF token must still be looked for in the body, by `checkToken`
 */
export async function protect(
  c: Context<AppEnv>,
  { csrf, findUser }: Guards,
  wanted: Protection,
): Promise<{ user: SessionUser | undefined; tokenInBody: boolean }> {
  const facts = c.get("facts");
  const unsafe = !["GET", "HEAD", "OPTIONS"].includes(c.req.method);
  let user: SessionUser | undefined;
  if (wanted.admin) {
    user = facts.sessionToken ? await findUser(facts.sessionToken) : undefined;
    if (!user) throw new AppError("unauthenticated", "Please log in to access this page");
    c.set("user", user);
  }
  if (unsafe) checkOrigin((name) => c.req.header(name), facts.origin);
  const inHeader = c.req.header("x-csrf-token");
  const tokenInBody = wanted.csrf === true && inHeader === undefined && facts.sessionToken !== undefined;
  if (wanted.csrf && !tokenInBody) checkToken(c, { csrf }, inHeader);
  return { user, tokenInBody };
}

/** @throws AppError csrf (403) unless this is the token of the request's session */
export function checkToken(c: Context<AppEnv>, { csrf }: Pick<Guards, "csrf">, given: unknown): void {
  if (!csrf.matches(c.get("facts").sessionToken, given))
    throw new AppError("csrf", "The security token is missing or has expired. Please try again.");
}
