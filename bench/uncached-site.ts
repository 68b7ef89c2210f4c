import { buildApp } from "../server/app.ts";
import { commonReads } from "../server/cached-pages.ts";
import { openDatabase } from "../server/db/client.ts";
import { templateFile } from "../server/db/data-dir.ts";
import { buildDeps } from "../server/deps.ts";
import { readEnv } from "../server/env.ts";
import { createLog } from "../server/log.ts";
import { createPageCache } from "../server/page-cache/page-cache.ts";
import type { Renderings } from "../server/page-cache/renderings.ts";
import { learnInline, type Ssr } from "../server/page-cache/serve-pages.ts";

/** Every page is rendered, as one that has changed is. */
export const RENDERED_ANEW: Renderings = {
  find: () => undefined,
  keep() {},
  note() {},
  unchanged: () => undefined,
};

/** The whole site with its first content on the embedded database, but for the page cache: every page is past it. */
export async function uncachedSite(ssr: Ssr, publicUrl?: string) {
  const database = await openDatabase({ embedded: { template: templateFile }, onFatal: () => {} });
  await database.migrate();
  const env = readEnv({ LOG_LEVEL: "silent", NODE_ENV: "test", RATE_LIMITS: "off" });
  const deps = await buildDeps(env, database, createLog({ level: "silent", pretty: false }));
  await deps.loadFirstContent();
  const known = await learnInline(ssr);
  // Without rules it keeps what pages read, and no page.
  const cache = createPageCache({ rules: [], commonReads, trustProxy: false });
  const siteWith = (renderings: typeof cache.renderings) =>
    buildApp({
      ...deps,
      http: { trustProxy: false, publicUrl },
      web: { ssr, known, cache: { ...cache, renderings } },
    });
  return {
    /** A page that says what it said is shown as it was, as in the site. */
    unchanged: siteWith(cache.renderings),
    anew: siteWith(RENDERED_ANEW),
    reads: cache.reads,
    async close() {
      await deps.close();
      await database.close();
    },
  };
}
