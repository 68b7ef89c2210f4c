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
  admin?: boolean | undefined;
  csrf?: boolean | undefined;
}

/**
 * The refusals that come before everything else, in their order: 401, then 403. Routes made by `bind` have it built in;
 * those that read their body themselves (uploads) call it.
 * @param given a token from the body, when there is none in the header
 */
export async function protect(
  c: Context<AppEnv>,
  { csrf, findUser }: Guards,
  wanted: Protection,
  given?: unknown,
): Promise<SessionUser | undefined> {
  const facts = c.get("facts");
  const unsafe = !["GET", "HEAD", "OPTIONS"].includes(c.req.method);
  let user: SessionUser | undefined;
  if (wanted.admin) {
    user = facts.sessionToken ? await findUser(facts.sessionToken) : undefined;
    if (!user) throw new AppError("unauthenticated", "Please log in to access this page");
    c.set("user", user);
  }
  if (unsafe) checkOrigin((name) => c.req.header(name), facts.origin);
  if (wanted.csrf && !csrf.matches(facts.sessionToken, c.req.header("x-csrf-token") ?? given))
    throw new AppError("csrf", "The security token is missing or has expired. Please try again.");
  return user;
}
