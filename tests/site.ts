import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { buildApp } from "../server/app.ts";
import { buildDeps, type Deps } from "../server/deps.ts";
import { type Env, readEnv } from "../server/env.ts";
import type { AppEnv } from "../server/http/context.ts";
import { createLog } from "../server/log.ts";
import { emptyDatabase, test as base } from "./database.ts";
import { type Smtp, startSmtp } from "./stand-ins/smtp.ts";

export interface TestSite {
  app: Hono<AppEnv>;
  deps: Deps;
  env: Env;
  smtp: Smtp;
  /** A browser's worth of cookies and headers. */
  visitor(): Visitor;
}
export interface Visitor {
  cookie: string;
  /** Calls the API as a page of this site would; `body` is sent as JSON. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A CSRF token of this visitor's session. */
  csrfToken(): Promise<string>;
}

const ORIGIN = "http://localhost:3000";

function visitorOf(app: Hono<AppEnv>): Visitor {
  const visitor: Visitor = {
    cookie: "",
    async send(method, path, body, headers = {}) {
      const response = await app.request(ORIGIN + path, {
        method,
        headers: {
          host: "localhost:3000",
          origin: ORIGIN,
          ...(visitor.cookie && { cookie: visitor.cookie }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) visitor.cookie = line.split(";")[0] ?? "";
      return response;
    },
    get: (path, headers) => visitor.send("GET", path, undefined, headers),
    async csrfToken() {
      const response = await visitor.get("/api/auth/csrf-token");
      return ((await response.json()) as { csrfToken: string }).csrfToken;
    },
  };
  return visitor;
}

/** `site`: the real app over a real database, its jobs running, its mail going to a real SMTP server. */
export const test = base.extend<{ ownSite: TestSite; site: TestSite }>({
  ownSite: [
    async ({ ownDatabase }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "site-"));
      const smtp = await startSmtp();
      const env = readEnv({
        NODE_ENV: "test",
        DATA_DIR: dataDir,
        SMTP_URL: smtp.url,
        CONTACT_EMAIL: "owner@ringwell.example",
        DEMO_CONTENT: "off",
        LOG_LEVEL: process.env.TEST_LOG ?? "silent",
      });
      const deps = await buildDeps(env, ownDatabase, createLog({ level: env.LOG_LEVEL, pretty: false }));
      const app = buildApp({ ...deps, http: { trustProxy: false } });
      await deps.queue.work(deps.jobs);
      await use({ app, deps, env, smtp, visitor: () => visitorOf(app) });
      await deps.close();
      await smtp.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  site: async ({ ownSite, ownDatabase }, use) => {
    await emptyDatabase(ownDatabase);
    ownSite.smtp.reset();
    await use(ownSite);
  },
});
