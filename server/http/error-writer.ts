import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorBody } from "../../contracts/endpoint.ts";
import { databaseUnavailable } from "../db/unavailable.ts";
import { AppError, errorStatus } from "../errors.ts";
import type { Log } from "../log.ts";
import type { AppEnv } from "./context.ts";

/** Links with a secret in them are no words for a log. */
const withoutSecrets = (path: string) => path.replace(/[\w.-]{40,}/g, "*");

/** Turns every error into an answer. What nobody foresaw is logged and shown as a request id, never as internals. */
export function errorWriter(log: Log) {
  return (error: Error, c: Context<AppEnv>) => {
    const requestId = c.get("facts")?.requestId;
    if (error instanceof AppError) {
      for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
      const body: ErrorBody & Record<string, unknown> = {
        message: error.message,
        code: error.code,
        ...(error.errors && { errors: error.errors }),
        ...error.details,
      };
      const status = errorStatus[error.code];
      if (status >= 500) log.error({ err: error, requestId }, "request failed");
      return c.json({ ...body, ...(status >= 500 && { requestId }) }, status as ContentfulStatusCode);
    }
    if (error instanceof HTTPException && error.status < 500)
      return c.json({ message: error.message, code: "invalid" }, error.status);
    log.error(
      { err: error, requestId, method: c.req.method, path: withoutSecrets(c.req.path) },
      "request failed",
    );
    if (databaseUnavailable(error))
      return c.json(
        { message: "The site is busy. Please try again in a moment.", code: "unavailable", requestId },
        503,
        { "retry-after": "10" },
      );
    return c.json(
      { message: "Something went wrong on our side. Please try again.", code: "internal", requestId },
      500,
    );
  };
}
