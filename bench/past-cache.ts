// Public pages that the page cache does not keep, rendered for each request (as for an address longer than any page's):
// `node bench/past-cache.ts [seconds]`, after `npm run build`. Home and news, which read the database, against services,
// which does not; each with what pages read kept and with it asked for each time. In one process, in turns. Goal: home and
// news at 0.8 of services.
import { buildApp } from "../server/app.ts";
import { commonReads } from "../server/cached-pages.ts";
import { openDatabase } from "../server/db/client.ts";
import { templateFile } from "../server/db/data-dir.ts";
import { buildDeps } from "../server/deps.ts";
import { readEnv } from "../server/env.ts";
import { createLog } from "../server/log.ts";
import { createPageCache } from "../server/page-cache/page-cache.ts";
import { cachedPages } from "../server/cached-pages.ts";
import { builtWeb } from "../server/ssr.ts";
import { RENDERED_ANEW } from "./uncached-site.ts";
import { startPostgres } from "../tests/setup/postgres.ts";

const SECONDS = Number(process.argv[2] ?? 3);
const AT_ONCE = 8;
const PAGES = ["/services", "/", "/news"];
/** Longer than the address of any page: nothing is kept for it. */
const LONG = `?${"x".repeat(5000)}`;

const web = await builtWeb();
console.log(
  "| database, reads | services | home | news | home, news of services |\n| --- | --- | --- | --- | --- |",
);
for (const kind of ["embedded", "PostgreSQL"]) {
  const server = kind === "embedded" ? undefined : await startPostgres();
  const database = await openDatabase({
    ...(server ? { url: server.url } : { embedded: { template: templateFile } }),
    onFatal: () => {},
  });
  await database.migrate();
  const env = readEnv({ LOG_LEVEL: "silent", NODE_ENV: "test", RATE_LIMITS: "off" });
  const deps = await buildDeps(env, database, createLog({ level: "silent", pretty: false }));
  await deps.loadFirstContent();
  const http = { trustProxy: false, publicUrl: "http://localhost" };
  const sides = [[], commonReads].map((reads) => ({
    kept: reads.length > 0,
    app: buildApp({
      ...deps,
      http,
      web: {
        ...web,
        cache: {
          ...createPageCache({ rules: cachedPages, commonReads: reads, trustProxy: false }),
          renderings: RENDERED_ANEW,
        },
      },
    }),
    done: new Map<string, number>(PAGES.map((page) => [page, 0])),
  }));
  for (let round = -1; round < 3; round++)
    for (const { app, done } of sides)
      for (const page of PAGES) {
        const end = performance.now() + (SECONDS * 1000) / 3;
        let count = 0;
        const visitor = async () => {
          while (performance.now() < end) {
            const response = await app.request(page + LONG);
            if (response.status !== 200) throw new Error(`${page}: ${response.status}`);
            await response.text();
            count++;
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, visitor));
        if (round >= 0) done.set(page, (done.get(page) ?? 0) + count);
      }
  for (const { kept, done } of sides) {
    const [services = 0, home = 0, news = 0] = PAGES.map((page) => (done.get(page) ?? 0) / SECONDS);
    const rate = (each: number) => Math.round(each);
    console.log(
      `| ${kind}, ${kept ? "kept" : "asked for each time"} | ${rate(services)} | ${rate(home)} | ${rate(news)} | ${(home / services).toFixed(2)}, ${(news / services).toFixed(2)} |`,
    );
  }
  await deps.close();
  await database.close();
  await server?.stop();
}
