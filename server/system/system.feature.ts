import type { Feature } from "../feature.ts";
import type { Guards } from "../http/protect.ts";
import { systemRoutes } from "./system.routes.ts";
import { type SystemDeps, type SystemService, systemService } from "./system.service.ts";

export const systemFeature = {
  name: "system",
  build: (deps: SystemDeps) => ({ system: systemService(deps) }),
  routes: ({ app, bind }, deps: { system: SystemService; guards: Guards }) => systemRoutes(app, bind, deps),
} satisfies Feature<never>;
