import { join } from "node:path";
import { site } from "../site.config.ts";
import type { Database, Db } from "./db/client.ts";
import { sweepTallies } from "./db/tallies.ts";
import type { Env } from "./env.ts";
import type { Ground, Sweep } from "./feature.ts";
import { features, jobKinds, type Site } from "./features.ts";
import { createCsrf } from "./http/csrf.ts";
import { createLimits, sweepLimits } from "./http/limits.ts";
import { createQueue, type QueueTiming } from "./jobs/queue.ts";
import { queueGauges } from "./jobs/queue-figures.ts";
import type { Log } from "./log.ts";
import { noMeter } from "./metrics/meter.ts";
import { pageCacheGauges, poolGauges } from "./metrics/watched.ts";
import { outboxMailer } from "./mail/outbox-mailer.ts";
import { smtpMailer } from "./mail/smtp-mailer.ts";
import { announceChange } from "./page-cache/invalidation.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { cachedPages, commonReads } from "./cached-pages.ts";
import { signingSecret } from "./settings/settings.store.ts";
import { siteAddress } from "./site-address.ts";
import { dbStorage } from "./storage/db-storage.ts";

export type Deps = Awaited<ReturnType<typeof buildDeps>>;

/** Where files live: in the bucket when one is configured (its client is loaded then), else beside everything else. */
export const storageFor = async (
  { S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...env }: Env,
  db: Db,
) =>
  bucket && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? (await import("./storage/s3-storage.ts")).s3Storage({
        bucket,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      })
    : dbStorage(db);

/** Only where somebody asks for them: the library takes its memory. */
const loadMetrics = async (log: Log) => (await import("./metrics/prometheus.ts")).createMetrics(log);

/** Puts the process together over an open database. */
export async function buildDeps(env: Env, database: Database, log: Log, timing?: QueueTiming) {
  const { db, pool } = database;
  const metrics = env.METRICS_TOKEN || env.METRICS_PORT ? await loadMetrics(log) : undefined;
  const meter = metrics?.meter ?? noMeter;
  const queue = await createQueue(database, jobKinds, log, timing, meter);
  const from = env.MAIL_FROM ?? `${site.name} <${site.email}>`;
  const outboxDir = join(env.DATA_DIR, "outbox");
  const secret = await signingSecret(db);
  const ground: Ground = {
    env,
    log,
    database,
    db,
    queue,
    secret,
    outboxDir,
    mailer: env.SMTP_URL ? smtpMailer({ url: env.SMTP_URL, from }) : outboxMailer({ dir: outboxDir, from }),
    meter,
    limits: createLimits({ pool, enabled: env.RATE_LIMITS }),
    storage: await storageFor(env, db),
    csrf: createCsrf(secret),
    address: siteAddress(env),
    recipient: env.CONTACT_EMAIL ?? site.email,
    changes: { announce: announceChange, apply: (tags) => pageCache.purge(tags) },
    leadSources: () => leadSources,
    async mailsTried(tx, mail) {
      for (const follow of followers) await follow(tx, mail);
    },
    sweepers: () => sweepers,
  };
  const parts = ground as Site;
  for (const { build } of features) Object.assign(parts, build?.(parts));
  const leadSources = features.flatMap(({ leadSource }) => leadSource?.(parts) ?? []);
  const followers = features.flatMap(({ mailTried }) => mailTried?.(parts) ?? []);
  const sweepers: [string, Sweep][] = [
    ["limits", (now) => sweepLimits(db, now)],
    ["tallies", () => sweepTallies(db)],
    ...features.flatMap(({ name, sweep }): [string, Sweep][] => (sweep ? [[name, sweep(parts)]] : [])),
  ];
  const pageCache = createPageCache({
    rules: cachedPages,
    commonReads,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    ...(metrics && { timed: meter.cachedPage }),
  });

  if (metrics)
    for (const gauge of [
      ...poolGauges(database),
      ...queueGauges(database),
      ...pageCacheGauges(pageCache),
      ...features.flatMap(({ gauges }) => gauges?.(parts) ?? []),
    ])
      metrics.watch(gauge);

  return {
    ...parts,
    metrics,
    pageCache,
    jobs: features.flatMap(({ jobs }) => jobs?.(parts) ?? []),
    /** What a first start puts into an empty database. */
    async loadFirstContent() {
      for (const { firstContent } of features) await firstContent?.(parts);
    },
    async ready() {
      await pool.query("select 1");
      return queue.healthy();
    },
    /** Lets jobs finish and lets go of the mail server. The database is closed by whoever opened it. */
    async close() {
      await queue.stop();
      ground.mailer.close();
      for (const { close } of features) await close?.(parts);
    },
  };
}
