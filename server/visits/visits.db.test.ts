import { beforeEach, expect } from "vitest";
import type { Visits } from "../../contracts/visits.ts";
import { articleForm } from "../../tests/articles.ts";
import { stopClock } from "../../tests/clock.ts";
import { instants } from "../../tests/instants.ts";
import { test, type TestSite, type Visitor } from "../../tests/site.ts";
import { DAY_MS, dayOf } from "../days.ts";
import { visitsService } from "./visits.service.ts";
import { visitCounts } from "./visits.table.ts";

// No count falls into two days.
beforeEach(() => stopClock(instants["the last minute of a year"]));

const tell = (visitor: Visitor, what: object, headers: Record<string, string> = {}) =>
  visitor.send("POST", "/api/visits", { event: "view", page: "/", ...what }, headers);
const read = async (site: TestSite): Promise<Visits> =>
  (await (await site.admin()).get("/api/visits?days=7")).json() as Promise<Visits>;
const stored = async ({ deps }: TestSite) => {
  const { rows } = await deps.database.pool.query("select * from visit_counts order by kind, name, source");
  return rows as { kind: string; name: string; source: string; count: number }[];
};

test("pages are counted by page and by the kind of place that visitors come from", async ({ site }) => {
  const visitor = site.visitor();
  for (const what of [
    {},
    { page: "/services", from: "www.google.com" },
    { page: "/services", from: "old.reddit.com" },
    { page: "/contact", from: "blog.example", campaign: true },
    { page: "/contact", from: "localhost:3000" },
    { page: "/contact", from: "notreddit.community" },
  ])
    expect((await tell(visitor, what)).status).toBe(204);
  const { pages, sources, days, on } = await read(site);
  expect(on).toBe(true);
  expect(pages).toEqual([
    { name: "/contact", count: 3 },
    { name: "/services", count: 2 },
    { name: "/", count: 1 },
  ]);
  expect(Object.fromEntries(sources.map(({ name, views }) => [name, views]))).toEqual({
    direct: 1,
    search: 1,
    social: 1,
    campaign: 1,
    inside: 1,
    "other site": 1,
  });
  // What was before the first that was counted is no day without views.
  expect(days).toHaveLength(1);
  expect(days.at(-1)).toMatchObject({ views: 6, visitors: 1 });
});

test("whoever runs the site is no visitor of it", async ({ site }) => {
  const admin = await site.admin();
  expect((await tell(admin, {})).status).toBe(204);
  expect((await tell(site.visitor(), {})).status).toBe(204);
  expect((await read(site)).totals).toMatchObject({ views: 1 });
});

test("nobody can be found in what is stored, and nobody's words become a row", async ({ site }) => {
  const admin = await site.admin();
  const article = await admin.write("POST", "/api/articles", articleForm({ published: true }));
  const { slug } = (await article.json()) as { slug: string };
  const visitor = site.visitor();
  for (const page of [
    `/news/${slug}`,
    "/news/made-up-by-somebody",
    "/r/a-secret",
    "/%00",
    "/admin",
    "no path",
  ])
    await tell(visitor, { page, from: "secret.host.example" }, { "user-agent": "Somebody's Browser" });
  const rows = await stored(site);
  const views = rows.filter(({ kind }) => kind === "view").map(({ name, count }) => [name, count]);
  expect(Object.fromEntries(views)).toEqual({ [`/news/${slug}`]: 1, "/news/:slug": 1, other: 4 });
  expect(JSON.stringify(rows)).not.toMatch(/secret|Somebody|in-process|made-up/);
});

test("who asks not to be tracked is not counted", async ({ site }) => {
  for (const headers of [{ dnt: "1" }, { "sec-gpc": "1" }] as Record<string, string>[])
    expect((await tell(site.visitor(), {}, headers)).status).toBe(204);
  expect(await stored(site)).toEqual([]);
});

test("leads are counted by where their visitor came from; calls that begin, and what becomes of them", async ({
  site,
}) => {
  const visitor = site.visitor();
  await tell(visitor, { event: "contact", from: "duckduckgo.com" });
  await tell(visitor, { event: "call-begun" });
  await tell(visitor, { event: "call-begun" });
  await tell(visitor, { event: "call-finished" });
  for (const event of ["call-begun", "call-left", "call-begun", "call-broken"])
    await tell(visitor, { event });
  const { sources, calls, leads, totals } = await read(site);
  expect(leads.filter(({ count }) => count > 0)).toEqual([{ name: "contact", count: 1 }]);
  expect(totals).toEqual({ views: 0, visitors: 0, leads: 1, calls: 4 });
  expect(sources.find(({ name }) => name === "search")).toMatchObject({ views: 0, leads: 1 });
  expect(calls).toEqual({ begun: 4, finished: 1, left: 1, broken: 1 });
});

test("Web Vitals are told at the 75th percentile", async ({ site }) => {
  const visitor = site.visitor();
  for (const lcp of [400, 450, 480, 490]) await tell(visitor, { event: "vitals", lcp, cls: 0.004 });
  const { vitals } = await read(site);
  expect(vitals).toEqual([
    { name: "lcp", p75: 375, count: 4 },
    { name: "inp", p75: null, count: 0 },
    { name: "cls", p75: 0.008, count: 4 },
  ]);
});

test("one address is counted so often and no more; what is too old is swept away", async ({ site }) => {
  const visitor = site.visitor();
  const answers = await Promise.all(Array.from({ length: 125 }, () => tell(visitor, {})));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect((await stored(site)).find(({ kind }) => kind === "view")?.count).toBe(120);
  const [, sweep] = site.deps.sweepers().find(([name]) => name === "visits") ?? [];
  await sweep?.(new Date());
  expect(await stored(site)).not.toEqual([]);
  await sweep?.(new Date(Date.now() + 500 * 86_400_000));
  expect(await stored(site)).toEqual([]);
});

test("a visitor is one on a day, and another on the next; ANALYTICS=off counts nothing", async ({ site }) => {
  let now = new Date();
  const of = (on: boolean) =>
    visitsService({
      db: site.deps.db,
      pages: [{ path: "/" }],
      isArticle: async () => false,
      on,
      now: () => now,
    });
  const [visits, off] = [of(true), of(false)];
  const view = { event: "view" as const, page: "/", from: "", campaign: false };
  const ann = { who: "192.0.2.7 Firefox", host: "site.example" };
  for (const at of Object.values(instants)) {
    now = new Date(at);
    await off.count(view, ann);
    await visits.count(view, ann);
    await visits.count(view, ann);
    await visits.count(view, { ...ann, who: "192.0.2.7 Safari" });
    const first = dayOf(now);
    now = new Date(now.getTime() + DAY_MS);
    await visits.count(view, ann);
    const days = [
      { day: first, views: 3, visitors: 2 },
      { day: dayOf(now), views: 1, visitors: 1 },
    ];
    expect([at, (await visits.read(2)).days]).toEqual([at, days]);
    // Beside as many days before, where all of those were counted.
    const yesterday = { views: 3, visitors: 2, leads: 0, calls: 0 };
    expect([at, (await visits.read(1)).before]).toEqual([at, yesterday]);
    expect([at, (await visits.read(2)).before]).toEqual([at, null]);
    await site.deps.db.delete(visitCounts);
  }
});

test("the script is small, and empty where nothing is counted", async ({ site }) => {
  const response = await site.visitor().get("/count.js");
  expect(response.headers.get("content-type")).toContain("text/javascript");
  const script = await response.text();
  expect(script).toContain("/api/visits");
  for (const encoding of ["gzip", "br"]) {
    const packed = await site.visitor().get("/count.js", { "accept-encoding": encoding });
    expect(packed.headers.get("content-encoding")).toBe(encoding);
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan(1000);
  }
});
