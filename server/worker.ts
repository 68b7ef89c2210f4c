import { buildDeps } from "./deps.ts";
import { EnvError, readEnv } from "./env.ts";
import { listenForMetrics } from "./metrics/serve-metrics.ts";
import { stopOnSignals } from "./lifecycle.ts";
import { isForOperator } from "./operator-errors.ts";
import { logFor, openStore } from "./store.ts";

try {
  const env = readEnv();
  if (!env.DATABASE_URL)
    throw new EnvError(
      "DATABASE_URL is needed: the embedded database belongs to one process, so a worker of its own needs a PostgreSQL server",
    );
  const log = logFor(env);
  const store = await openStore(env, log, () => {});
  const deps = await buildDeps(env, store.database, log);
  const metricsServer =
    deps.metrics && env.METRICS_PORT !== undefined
      ? await listenForMetrics(deps.metrics, { host: env.METRICS_HOST, port: env.METRICS_PORT })
      : undefined;
  stopOnSignals(
    async () => {
      metricsServer?.close();
      await deps.close();
      await store.close();
    },
    (message, error) => log.fatal({ err: error }, message),
  );
  await deps.queue.work(deps.jobs);
  console.log("The worker is ready");
} catch (error) {
  console.error(isForOperator(error) ? error.message : error);
  process.exit(1);
}
