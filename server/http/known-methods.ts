import type { Hono, MiddlewareHandler } from "hono";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./context.ts";

const KNOWN = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const notAllowed = (method: string, allowed: readonly string[]) =>
  new AppError("method_not_allowed", `${method} is not allowed here`, {
    headers: { allow: allowed.join(", ") },
  });

/** What nothing here answers (TRACE, PROPFIND …) is refused before anything looks at it. @throws AppError method_not_allowed */
export const knownMethods: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!KNOWN.includes(c.req.method)) throw notAllowed(c.req.method, KNOWN);
  await next();
};

/**
 * For what no route has answered: an address that is there for other methods names them. Comes after all routes that have
 * an address. @throws AppError method_not_allowed
 */
export const otherMethods =
  ({ router }: Hono<AppEnv>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { method, path } = c.req;
    const answered = KNOWN.filter((each) =>
      router.match(each, path)[0].some(([[, route]]) => route.method === each && !route.path.endsWith("*")),
    );
    if (answered.length === 0) return next();
    const allowed = KNOWN.filter(
      (each) =>
        answered.includes(each) || each === "OPTIONS" || (each === "HEAD" && answered.includes("GET")),
    );
    if (method === "OPTIONS") return c.body(null, 204, { allow: allowed.join(", ") });
    // One that leaves it to others, such as a private address, is as if it were not there.
    if (allowed.includes(method)) return next();
    throw notAllowed(method, allowed);
  };
