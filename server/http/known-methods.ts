import type { MiddlewareHandler } from "hono";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./context.ts";

const KNOWN = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** What nothing here answers (TRACE, PROPFIND …) is refused before anything looks at it. @throws AppError method_not_allowed */
export const knownMethods: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!KNOWN.includes(c.req.method))
    throw new AppError("method_not_allowed", `${c.req.method} is not allowed here`, {
      headers: { allow: KNOWN.join(", ") },
    });
  await next();
};
