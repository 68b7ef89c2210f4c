import type { Db } from "../db/client.ts";
import type { Feature } from "../feature.ts";
import { auditRoutes } from "./audit.routes.ts";
import { auditService } from "./audit.service.ts";

export const auditFeature = {
  name: "audit",
  build: () => ({ audit: auditService() }),
  routes: ({ bind }, deps: { db: Db }) => auditRoutes(bind, deps),
} satisfies Feature;
