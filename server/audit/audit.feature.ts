import type { Feature } from "../feature.ts";
import { type AuditRouteDeps, auditRoutes } from "./audit.routes.ts";
import { auditService } from "./audit.service.ts";

export const auditFeature = {
  name: "audit",
  build: () => ({ audit: auditService() }),
  routes: ({ bind }, deps: AuditRouteDeps) => auditRoutes(bind, deps),
} satisfies Feature;
