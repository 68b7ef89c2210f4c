import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Hono } from "hono";
import { countVisit, readVisits } from "../../contracts/visits.ts";
import { AppError } from "../errors.ts";
import { type Bind, noContent } from "../http/bind.ts";
import type { AppEnv } from "../http/context.ts";
import type { Guards } from "../http/protect.ts";
import type { Limit, Limits } from "../http/limits.ts";
import { pickEncoding } from "../page-cache/rules.ts";
import { countScript } from "./count-script.ts";
import type { VisitsService } from "./visits.service.ts";

/** More than anybody turns pages; what is above it is not counted. */
const visitsLimit: Limit = { name: "visits", points: 120, seconds: 60 };

export function visitsRoutes(
  app: Hono<AppEnv>,
  bind: Bind,
  {
    visits,
    limits,
    on,
    findUser,
  }: { visits: VisitsService; limits: Limits; on: boolean; findUser: Guards["findUser"] },
) {
  // Switched off it is empty: pages that caches have kept ask for it still.
  const identity = Buffer.from(on ? countScript : "");
  const script = { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
  app.get("/count.js", (c) => {
    const encoding = pickEncoding(c.req.header("accept-encoding"));
    const body = script[encoding] as Buffer<ArrayBuffer>;
    return c.body(body, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "content-length": String(body.length),
      "cache-control": "public, max-age=3600",
      vary: "accept-encoding",
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    });
  });
  bind(countVisit, { bodyLimit: 2048 }, async (told, { address, origin, header, sessionToken }) => {
    if (header("dnt") === "1" || header("sec-gpc") === "1") return noContent();
    // Whoever runs the site is no visitor of it.
    if (sessionToken && (await findUser(sessionToken))) return noContent();
    try {
      await limits.consume(visitsLimit, { address });
    } catch (error) {
      // Nobody is kept from anything by it: a refusal would only be noise in the visitor's console.
      if (error instanceof AppError && error.code === "rate_limited") return noContent();
      throw error;
    }
    await visits.count(told, {
      who: `${address}\n${header("user-agent") ?? ""}`,
      host: new URL(origin).host,
    });
    return noContent();
  });
  bind(readVisits, { admin: true }, ({ days }) => visits.read(days));
}
