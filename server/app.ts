import { Hono } from "hono";
import { type AssessmentRouteDeps, assessmentRoutes } from "./assessment/assessment.routes.ts";
import { ownAssessmentRoutes } from "./assessment/own-assessment.routes.ts";
import { reportPdfRoutes } from "./assessment/review/pdf.routes.ts";
import { type ReviewRouteDeps, reviewRoutes } from "./assessment/review/review.routes.ts";
import type { Audit } from "./audit/audit.service.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { contactRoutes } from "./contact/contact.routes.ts";
import type { ContactService } from "./contact/contact.service.ts";
import type { Deliveries } from "./mails/mails.service.ts";
import { mailsRoutes } from "./mails/mails.routes.ts";
import type { Db } from "./db/client.ts";
import { notFound } from "./errors.ts";
import { binder } from "./http/bind.ts";
import type { AppEnv } from "./http/context.ts";
import { errorWriter } from "./http/error-writer.ts";
import { requestFacts } from "./http/facts.ts";
import { healthRoutes } from "./http/health.ts";
import type { Limits } from "./http/limits.ts";
import type { Guards } from "./http/protect.ts";
import { knownMethods } from "./http/known-methods.ts";
import { withSecurityHeaders } from "./http/security-headers.ts";
import { serveStaticFiles } from "./http/static-files.ts";
import { leadExportRoutes } from "./leads/export.routes.ts";
import { leadsRoutes } from "./leads/leads.routes.ts";
import type { LeadsService } from "./leads/leads.service.ts";
import type { Log } from "./log.ts";
import { libraryRoutes } from "./media/library.routes.ts";
import { mediaRoutes } from "./media/media.routes.ts";
import type { MediaService } from "./media/media.service.ts";
import { uploadRoutes } from "./media/upload.routes.ts";
import { type Ssr, servePages } from "./page-cache/serve-pages.ts";
import { editingRoutes } from "./news/editing/editing.routes.ts";
import type { EditingService } from "./news/editing/editing.service.ts";
import { generationRoutes } from "./news/generation/generation.routes.ts";
import type { GenerationService } from "./news/generation/generation.service.ts";
import { newsRoutes } from "./news/news.routes.ts";
import type { NewsService } from "./news/news.service.ts";
import { shareImageRoutes } from "./news/share-images.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import type { PolicyExtras } from "./page-cache/policy.ts";
import { seoRoutes } from "./seo/seo.routes.ts";
import { accountRoutes } from "./account/account.routes.ts";
import type { AccountService } from "./account/account.service.ts";
import type { SecondFactor } from "./account/second-factor.service.ts";
import { sessionRoutes } from "./account/session.routes.ts";
import { cachedPages } from "./cached-pages.ts";
import type { ObjectStorage } from "./storage/storage.ts";
import type { SessionService } from "./account/session.service.ts";
import { type VoiceDeps, voiceRoutes } from "./voice/voice.routes.ts";

export interface AppDeps extends AssessmentRouteDeps, ReviewRouteDeps {
  log: Log;
  db: Db;
  guards: Guards;
  sessions: SessionService;
  account: AccountService;
  secondFactor: SecondFactor;
  limits: Limits;
  contact: ContactService;
  news: NewsService;
  storage: ObjectStorage;
  editing: EditingService;
  generation: GenerationService;
  media: MediaService;
  audit: Audit;
  leads: LeadsService;
  deliveries: Deliveries;
  mailer: { kind: "smtp" | "outbox" };
  voice: VoiceDeps;
  http: { publicUrl?: string | undefined; trustProxy: boolean };
  ready: () => Promise<boolean>;
  /** Absent where only the API is wanted. */
  web?: { ssr: Ssr; cache?: PageCache; policy?: PolicyExtras; staticDir?: string | undefined };
}

/** The whole site as one handler. Nothing here listens, reads the environment or opens a file of its own. */
export function buildApp(deps: AppDeps): Hono<AppEnv> {
  const { log, guards, http, web } = deps;
  const app = new Hono<AppEnv>();
  app.onError(errorWriter(log));
  app.use(withSecurityHeaders);
  app.use(requestFacts({ ...http, log }));
  app.use(knownMethods);
  healthRoutes(app, deps.ready);

  const bind = binder(app, guards);
  sessionRoutes(bind, deps);
  accountRoutes(bind, deps);
  auditRoutes(bind, deps);
  contactRoutes(bind, deps);
  leadExportRoutes(app, deps);
  leadsRoutes(bind, deps);
  mailsRoutes(app, bind, deps);
  assessmentRoutes(bind, deps);
  ownAssessmentRoutes(bind, deps);
  reviewRoutes(bind, deps);
  reportPdfRoutes(app, deps);
  newsRoutes(bind, deps);
  shareImageRoutes(app, deps.storage);
  voiceRoutes(app, bind, deps);
  editingRoutes(bind, deps);
  generationRoutes(bind, deps);
  seoRoutes(app, deps.news);
  mediaRoutes(app, deps.media);
  uploadRoutes(app, deps);
  libraryRoutes(bind, deps);

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
