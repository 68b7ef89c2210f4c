import { existsSync } from "node:fs";
import { join } from "node:path";
import { site } from "../site.config.ts";
import { assessmentJobs } from "./assessment/assessment.jobs.ts";
import { buildAssessments } from "./assessment/build-assessments.ts";
import { assessmentLeads } from "./assessment/assessment.lead.ts";
import { auditService } from "./audit/audit.service.ts";
import { contactLeads } from "./contact/contact.lead.ts";
import { contactService } from "./contact/contact.service.ts";
import { type Database, type Db, openDatabase } from "./db/client.ts";
import { prepareDataDir } from "./db/data-dir.ts";
import { exclusively } from "./db/exclusive.ts";
import { lockDataDir, unusable } from "./db/lock.ts";
import { deliveryJobs } from "./mails/mails.jobs.ts";
import { deliveriesService } from "./mails/mails.service.ts";
import { loadDemoContent } from "./demo/demo.ts";
import type { Env } from "./env.ts";
import { createCsrf } from "./http/csrf.ts";
import { createLimits, sweepLimits } from "./http/limits.ts";
import { createQueue, type QueueTiming } from "./jobs/queue.ts";
import { jobDefinitions } from "./job-definitions.ts";
import { buildLeads } from "./leads/build-leads.ts";
import type { LeadSource } from "./lead-source.ts";
import { languageModel, openAiOf } from "./ai/language-model.ts";
import { createLog, type Log } from "./log.ts";
import { forgetOutboxFiles, outboxMailer } from "./mail/outbox-mailer.ts";
import { smtpMailer } from "./mail/smtp-mailer.ts";
import { backupJobs } from "./maintenance/backup.jobs.ts";
import { maintenanceJobs } from "./maintenance/maintenance.jobs.ts";
import { editingJobs } from "./news/editing/editing.jobs.ts";
import { editingService } from "./news/editing/editing.service.ts";
import { findImageUses } from "./news/image-uses.store.ts";
import { newsJobs } from "./news/news.jobs.ts";
import { generationService } from "./news/generation/generation.service.ts";
import { newsService } from "./news/news.service.ts";
import { ingestApart } from "./media/ingest-apart.ts";
import { mediaService } from "./media/media.service.ts";
import { announceChange } from "./page-cache/invalidation.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { cachedPages } from "./cached-pages.ts";
import { buildSessions } from "./account/build-sessions.ts";
import { claimSetting, readSetting, signingSecret } from "./settings/settings.store.ts";
import { demoCallLeads } from "./voice/demo-call.lead.ts";
import { buildVoice } from "./voice/build-voice.ts";
import { siteAddress } from "./site-address.ts";
import { closeToOthers, keepToOneself } from "./storage/private-files.ts";
import { dbStorage } from "./storage/db-storage.ts";
import { s3Storage } from "./storage/s3-storage.ts";

export type Deps = Awaited<ReturnType<typeof buildDeps>>;

/** Opens and migrates the database; the embedded one only after taking its directory for this process. */
export async function openStore(env: Env, log: Log, onFatal: (reason: string) => void) {
  keepToOneself();
  const unlock = env.DATABASE_URL ? () => {} : lockDataDir(env.DATA_DIR);
  if (existsSync(env.DATA_DIR))
    try {
      closeToOthers(env.DATA_DIR);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, "DATA_DIR could not be closed to other users");
    }
  const dataDir = env.DATABASE_URL
    ? ""
    : await prepareDataDir(env.DATA_DIR).catch((error: unknown) => {
        throw unusable(env.DATA_DIR, error);
      });
  const database = await openDatabase({
    url: env.DATABASE_URL,
    ...(!env.DATABASE_URL && { embedded: { dataDir } }),
    onFatal,
    // The error carries its whole client: only its words are for the log.
    onIdleError: ({ message }) => log.warn({ reason: message }, "lost an idle database connection"),
  }).catch((error: unknown) => {
    throw env.DATABASE_URL ? error : unusable(env.DATA_DIR, error);
  });
  await database.migrate().catch((error: unknown) => {
    throw env.DATABASE_URL ? error : unusable(env.DATA_DIR, error);
  });
  return {
    database,
    async close() {
      await database.close();
      unlock();
    },
  };
}

export const logFor = (env: Env): Log =>
  createLog({
    level: env.LOG_LEVEL,
    pretty: env.NODE_ENV === "development" || process.stdout.isTTY === true,
  });

/** Where files live: in the bucket when one is configured, else beside everything else. */
const storageFor = ({ S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...env }: Env, db: Db) =>
  bucket && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? s3Storage({
        bucket,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      })
    : dbStorage(db);

/** Loaded when the first one is drawn: no start waits for it. */
const drawShareImage = async (title: string) =>
  (await import("./media/share-card.ts")).drawShareCard({ title, siteName: site.name });
/** The hosted provider and the language model, where they are configured. */
const voiceOptions = (env: Env) => ({
  hosted: env.VAPI_PUBLIC_KEY
    ? {
        key: env.VAPI_PUBLIC_KEY,
        assistantId: env.VAPI_ASSISTANT_ID ?? null,
        host: env.VAPI_API_URL,
        bundleUrl: env.VAPI_BUNDLE_URL ?? null,
      }
    : null,
  openai: openAiOf(env),
  sentryDsn: env.SENTRY_DSN,
});

/** Puts the process together over an open database: the one place that knows all parts. */
export async function buildDeps(env: Env, database: Database, log: Log, timing?: QueueTiming) {
  const { db, pool } = database;
  const queue = await createQueue(database, jobDefinitions, log, timing);

  const host = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : site.email.split("@")[1];
  const from = env.MAIL_FROM ?? `${site.name} <${site.email}>`;
  const outboxDir = join(env.DATA_DIR, "outbox");
  const mailer = env.SMTP_URL
    ? smtpMailer({ url: env.SMTP_URL, from })
    : outboxMailer({ dir: outboxDir, from });
  const deliveries = deliveriesService({ queue, host: host ?? "localhost" });
  const address = siteAddress(env);
  const limits = createLimits({ pool, enabled: env.RATE_LIMITS });
  const secret = await signingSecret(db);
  const audit = auditService();
  const recipient = env.CONTACT_EMAIL ?? site.email;
  const leadSources: LeadSource[] = [contactLeads({ deliveries, recipient }), demoCallLeads];
  const { leads, jobs: leadJobs } = buildLeads({
    ...{ db, queue, audit, deliveries, sources: leadSources, replyTo: recipient },
    siteAddress: address.visited,
    target:
      env.LEADS_WEBHOOK_URL && env.LEADS_WEBHOOK_SECRET
        ? { url: env.LEADS_WEBHOOK_URL, secret: env.LEADS_WEBHOOK_SECRET }
        : undefined,
  });
  const addLead = leads.add;
  const {
    voice,
    policy,
    close: closeVoice,
  } = buildVoice({
    ...{ db, log, secret, audit, addLead, ...voiceOptions(env) },
    latestArticles: (limit) => news.latest(limit),
  });
  const pageCache = createPageCache({
    rules: cachedPages,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    policy,
  });
  /** Makes a change of content visible: announced to all nodes with the transaction, applied here at once after it. */
  const changes = {
    announce: announceChange,
    apply: (tags: readonly string[]) => pageCache.purge(tags),
  };
  const assessments = buildAssessments({
    ...{ db, queue, audit, deliveries, addLead, spamChecks: env.RATE_LIMITS, openai: openAiOf(env) },
    siteAddress: address.visited,
    eraseElsewhere: leads.eraseElsewhere,
    unmarkLead: (tx, id, origin) => leads.unmark(tx, "assessment", id, origin),
  });
  leadSources.push(assessmentLeads(assessments.assessments.release));
  const access = buildSessions({ db, audit, secret, issuer: site.name, limits: env.RATE_LIMITS });

  const storage = storageFor(env, db);
  const pictures = ingestApart();
  const media = mediaService({
    ingest: pictures.ingest,
    ...{ db, storage, audit, findUses: findImageUses, exclusively: exclusively(database) },
  });
  const news = newsService({ db, queue, changes });
  const editing = editingService({ db, news, audit, queue, secret });
  const generation = generationService({ db, audit, model: languageModel(openAiOf(env)) });

  return {
    env,
    log,
    address,
    database,
    db,
    queue,
    mailer,
    deliveries,
    contact: contactService({
      db,
      deliveries,
      addLead,
      recipient,
      spamChecks: env.RATE_LIMITS,
    }),
    limits,
    pageCache,
    voice,
    /** What pages may use beside their own host. */
    policy,
    audit,
    leads,
    ...access,
    ...assessments,
    guards: { csrf: createCsrf(secret), findUser: access.sessions.findUser },
    changes,
    news,
    editing,
    generation,
    media,
    storage,
    jobs: [
      ...deliveryJobs({
        ...{ db, mailer },
        forgetFiles: (messageIds) => forgetOutboxFiles(outboxDir, messageIds),
      }),
      ...newsJobs({ news, storage, draw: drawShareImage }),
      ...editingJobs(editing),
      ...assessmentJobs(assessments),
      ...backupJobs({
        dir: join(env.DATA_DIR, "backups"),
        dump: database.kind === "embedded" && env.BACKUPS ? database.dump : undefined,
      }),
      ...leadJobs,
      ...maintenanceJobs({
        limits: (now) => sweepLimits(db, now),
        articles: editing.sweep,
        desks: voice.ownDesks.sweep,
        sessions: access.sweep,
        assessments: assessments.writing.sweep,
      }),
    ],
    /** At the first start of an empty database; nothing at any other. */
    loadDemoContent: () =>
      loadDemoContent({
        db,
        log,
        news,
        once: {
          isDone: async () => (await readSetting(db, "demo-content")) !== undefined,
          claim: (tx) => claimSetting(tx, "demo-content", true),
        },
        media,
      }),
    async ready() {
      await pool.query("select 1");
      return queue.healthy();
    },
    /** Lets jobs finish and lets go of the mail server. The database is closed by whoever opened it. */
    async close() {
      await queue.stop();
      mailer.close();
      pictures.end();
      await closeVoice();
    },
  };
}
