import type { Hono } from "hono";
import { countVisit, readVisits } from "../../contracts/visits.ts";
import { type Bind, noContent } from "../http/bind.ts";
import type { AppEnv } from "../http/context.ts";
import type { Limit, Limits } from "../http/limits.ts";
import { countScript } from "./count-script.ts";
import type { VisitsService } from "./visits.service.ts";

/** More than anybody turns pages; what is above it is not counted. */
const visitsLimit: Limit = { name: "visits", points: 120, seconds: 60 };

export function visitsRoutes(
  app: Hono<AppEnv>,
  bind: Bind,
  { visits, limits, on }: { visits: VisitsService; limits: Limits; on: boolean },
) {
  // Switched off it is empty: pages that caches have kept ask for it still.
  app.get("/count.js", (c) =>
    c.body(on ? countScript : "", 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=3600",
    }),
  );
  bind(countVisit, { bodyLimit: 2048 }, async (told, { address, origin, header }) => {
    if (header("dnt") === "1" || header("sec-gpc") === "1") return noContent();
    await limits.consume(visitsLimit, { address });
    await visits.count(told, {
      who: `${address}\n${header("user-agent") ?? ""}`,
      host: new URL(origin).host,
    });
    return noContent();
  });
  bind(readVisits, { admin: true }, ({ days }) => visits.read(days));
}
