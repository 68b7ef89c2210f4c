import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { buildApp } from "../server/app.ts";
import { firstStart } from "../server/audit/audit.service.ts";
import { buildDeps, type Deps } from "../server/deps.ts";
import { type Env, readEnv } from "../server/env.ts";
import type { AppEnv } from "../server/http/context.ts";
import { createLog } from "../server/log.ts";
import { emptyDatabase, quickQueue, settleJobs, test as base } from "./database.ts";
import { type Smtp, startSmtp } from "./stand-ins/smtp.ts";

export interface TestSite {
  app: Hono<AppEnv>;
  deps: Deps;
  env: Env;
  smtp: Smtp;
  /** A browser's worth of cookies and headers. */
  visitor(): Visitor;
  /** An administrator of that name, logged in. */
  admin(username?: string): Promise<Visitor>;
}
export const METRICS_TOKEN = "the metrics, please";
export const ADMIN_PASSWORD = "correct horse battery";
export interface Visitor {
  /** All cookies, as the header sends them. */
  cookie: string;
  /** Calls the API as a page of this site would; `body` is sent as JSON, or as the form that it is. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** `send` with a fresh CSRF token, as the site's pages make protected writes. */
  write(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** A CSRF token of this visitor's session. */
  csrfToken(): Promise<string>;
}

const ORIGIN = "http://localhost:3000";

const bodyOf = (body: unknown) =>
  typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body);

export function visitorOf(app: Hono<AppEnv>): Visitor {
  const jar = new Map<string, string>();
  const visitor: Visitor = {
    get cookie() {
      return [...jar].map((pair) => pair.join("=")).join("; ");
    },
    set cookie(header) {
      jar.clear();
      for (const pair of header.split("; ").filter(Boolean)) keep(pair);
    },
    async send(method, path, body, headers = {}) {
      const response = await app.request(ORIGIN + path, {
        method,
        headers: {
          host: "localhost:3000",
          origin: ORIGIN,
          ...(visitor.cookie && { cookie: visitor.cookie }),
          ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: bodyOf(body) }),
      });
      for (const line of response.headers.getSetCookie()) keep(line);
      return response;
    },
    async write(method, path, body, headers) {
      return visitor.send(method, path, body ?? {}, {
        "x-csrf-token": await visitor.csrfToken(),
        ...headers,
      });
    },
    get: (path, headers) => visitor.send("GET", path, undefined, headers),
    async csrfToken() {
      const response = await visitor.get("/api/auth/csrf-token");
      return ((await response.json()) as { csrfToken: string }).csrfToken;
    },
  };
  function keep(line: string) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
    if (value) jar.set(name, value);
    else jar.delete(name);
  }
  return visitor;
}

/** Adds the administrator if there is none of that name, and logs in. */
export async function logIn(
  { app, deps }: Pick<TestSite, "app" | "deps">,
  username: string,
  visitor = visitorOf(app),
): Promise<Visitor> {
  const known = (await deps.administrators.list()).some((user) => user.username === username);
  if (!known) await deps.administrators.add(username, ADMIN_PASSWORD, firstStart);
  const response = await visitor.send("POST", "/api/auth/login", { username, password: ADMIN_PASSWORD });
  if (response.status !== 200) throw new Error(`login: ${response.status} ${await response.text()}`);
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
        METRICS_TOKEN,
        LOG_LEVEL: process.env.TEST_LOG ?? "silent",
      });
      const log = createLog({ level: env.LOG_LEVEL, pretty: false });
      const deps = await buildDeps(env, ownDatabase, log, quickQueue);
      const app = buildApp({ ...deps, http: { trustProxy: false } });
      await deps.queue.work(deps.jobs);
      await use({
        app,
        deps,
        env,
        smtp,
        visitor: () => visitorOf(app),
        admin: (username = "dana") => logIn({ app, deps }, username),
      });
      await deps.close();
      await smtp.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  site: async ({ ownSite, ownDatabase }, use) => {
    ownSite.smtp.be("accept");
    await settleJobs(ownDatabase);
    await emptyDatabase(ownDatabase);
    ownSite.smtp.reset();
    await use(ownSite);
  },
});
