import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { site } from "../site.config.ts";
import { buildApp } from "./app.ts";
import { firstStart } from "./audit/audit.service.ts";
import { buildDeps } from "./deps.ts";
import { type Env, likelySlips } from "./env.ts";
import { giveBackWhenQuiet } from "./give-back.ts";
import { httpServer } from "./http/http-server.ts";
import { listen } from "./http/listen.ts";
import { drain, stopOnSignals } from "./lifecycle.ts";
import type { Log } from "./log.ts";
import { listenForMetrics } from "./metrics/serve-metrics.ts";
import { listenForChanges } from "./page-cache/invalidation.ts";
import { type BuiltWeb, clientDir } from "./ssr.ts";
import type { Store } from "./store.ts";

export interface Begun {
  env: Env;
  log: Log;
  store: Store;
  /** The built web side; none in development. */
  web: Promise<BuiltWeb> | undefined;
  /** Takes what stops the site in an orderly way, for failures from then on. */
  failWith: (fail: (reason: string) => void) => void;
}

/** Puts the site together over an open database, and listens. */
export async function serve({ env, log, store, web, failWith }: Begun) {
  const deps = await buildDeps(env, store.database, log);
  const server = httpServer();
  const vite = web ? undefined : await (await import("./dev.ts")).devWeb(server, env.ANALYTICS);
  const changes = await listenForChanges(deps.database, deps.pageCache, log);
  let metricsServer: Server | undefined;
  const fail = stopOnSignals(
    async () => {
      metricsServer?.close();
      await Promise.all([drain(server), vite?.close()]);
      await changes.close();
      await deps.close();
      await store.close();
    },
    (message, error) => log.fatal({ err: error }, message),
  );
  failWith(fail);
  for (const slip of likelySlips()) log.warn(slip);
  if (!env.RATE_LIMITS) log.warn("RATE_LIMITS=off: limits, login delays and spam checks are lifted");

  if (env.DEMO_CONTENT) await deps.loadFirstContent();
  const built = await web;
  const app = buildApp({
    ...deps,
    http: { publicUrl: env.PUBLIC_URL, trustProxy: env.TRUST_PROXY },
    web: built
      ? { ...built, cache: deps.pageCache, policy: deps.policy, staticDir: clientDir }
      : vite && { ssr: vite.ssr },
  });
  const answer = getRequestListener(app.fetch);
  const quiet = giveBackWhenQuiet();
  server.on("request", (req, res) => {
    deps.pageAsked(req);
    if (vite) vite.middleware(req, res, () => void answer(req, res));
    else if (deps.pageCache.serve(req, res)) quiet.answered();
    else {
      quiet.answering(res);
      void answer(req, res);
    }
  });
  await deps.queue.work(deps.jobs);
  // A given password works from the first request on; a made-up one is not lost when the port is taken.
  const ensureFirst = () =>
    deps.administrators.ensureFirst(
      { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD },
      firstStart,
    );
  const given = env.ADMIN_PASSWORD ? await ensureFirst() : undefined;
  await listen(server, { host: env.HOST, port: env.PORT });
  const first = given ?? (await ensureFirst());
  if (deps.metrics && env.METRICS_PORT !== undefined)
    metricsServer = await listenForMetrics(deps.metrics, { host: env.METRICS_HOST, port: env.METRICS_PORT });
  deps.address.listensOn((server.address() as AddressInfo).port);
  const visited = deps.address.visited();
  const behind = env.PUBLIC_URL ? `, listening on ${deps.address.listening()}` : "";
  console.log(`\n  ${site.name} is ready at ${visited}${behind}\n`);
  if (env.SMTP_URL && !env.PUBLIC_URL)
    log.warn(`PUBLIC_URL is not set: links in mails lead to ${visited}, whoever reads them`);
  // Straight to the terminal, once: a log would keep it.
  if (first?.madeUpPassword)
    console.log(
      `  The first administrator: ${first.username}\n  Password, shown only now: ${first.madeUpPassword}\n`,
    );
  if (first?.ignored)
    log.warn(
      `ADMIN_USERNAME=${first.ignored} is no administrator: it only names the first. See "npm run admin"`,
    );
}
