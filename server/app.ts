import { Hono } from "hono";
import { cachedPages } from "./cached-pages.ts";
import { notFound } from "./errors.ts";
import { features, type Site } from "./features.ts";
import { binder } from "./http/bind.ts";
import type { AppEnv } from "./http/context.ts";
import { errorWriter } from "./http/error-writer.ts";
import { requestFacts } from "./http/facts.ts";
import { healthRoutes } from "./http/health.ts";
import { knownMethods, otherMethods } from "./http/known-methods.ts";
import { withSecurityHeaders } from "./http/security-headers.ts";
import { measured, metricsRoute } from "./metrics/serve-metrics.ts";
import type { Metrics } from "./metrics/prometheus.ts";
import { serveStaticFiles } from "./http/static-files.ts";
import { type Ssr, servePages } from "./page-cache/serve-pages.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import type { KnownInline } from "./page-cache/inline.ts";
import type { PolicyExtras } from "./page-cache/content-security-policy.ts";

export interface AppDeps extends Site {
  http: { publicUrl?: string; trustProxy: boolean };
  /** Absent where nobody asks for them. */
  metrics?: Metrics;
  ready: () => Promise<boolean>;
  /** Absent where only the API is wanted. */
  web?: {
    ssr: Ssr;
    cache?: PageCache;
    policy?: PolicyExtras;
    known?: KnownInline;
    staticDir?: string;
  };
}

/** The whole site as one handler. Nothing here listens, reads the environment or opens a file of its own. */
export function buildApp(deps: AppDeps): Hono<AppEnv> {
  const { log, guards, http, web, meter, metrics, env } = deps;
  const app = new Hono<AppEnv>();
  app.onError(errorWriter(log));
  app.use(measured(meter, cachedPages));
  app.use(withSecurityHeaders);
  app.use(requestFacts({ ...http, log }));
  app.use(knownMethods);
  healthRoutes(app, deps.ready);
  if (metrics && env.METRICS_TOKEN) metricsRoute(app, metrics, env.METRICS_TOKEN);

  const bind = binder(app, guards);
  for (const { routes } of features) routes?.({ app, bind }, deps);

  app.use(otherMethods(app));
  app.all("/api/*", () => {
    throw notFound("There is no such address in this API");
  });
  if (web) {
    if (web.staticDir) serveStaticFiles(app, web.staticDir);
    app.all(
      "*",
      servePages({
        ...web,
        publicPages: cachedPages,
        fetchApi: (path, init, env) => app.request(path, init, env),
      }),
    );
  }
  return app;
}
