import { drizzle } from "drizzle-orm/node-postgres";
import { expect } from "vitest";
import { queueGauges } from "../server/jobs/queue-figures.ts";
import { METRICS_TOKEN, test, type Visitor } from "./site.ts";

const scrape = async (visitor: Visitor) => {
  const response = await visitor.get("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  return response.text();
};
/** The value of the one line with this name and these labels, in whatever order. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = text
    .split("\n")
    .find((each) => new RegExp(`^${name}[{ ]`).test(each) && wanted.every((one) => each.includes(one)));
  return Number(line?.split(" ").at(-1) ?? 0);
}

test("figures are there for the token alone; to others the address is one that there is not", async ({
  site,
}) => {
  const visitor = site.visitor();
  const nowhere = (await visitor.get("/no-such-page")).status;
  for (const authorization of ["", "Bearer", "Bearer the metrics", `Basic ${METRICS_TOKEN}`])
    expect((await visitor.get("/metrics", { authorization })).status).toBe(nowhere);
  expect(nowhere).toBe(404);
  expect(await scrape(visitor)).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test("requests are counted by their route, jobs and mails by what became of them", async ({ site }) => {
  const visitor = site.visitor();
  const before = await scrape(visitor);
  await visitor.get("/api/articles/slug/no-such-article");
  await visitor.get("/api/articles/slug/nor-this");
  const message = { name: "Ann Baker", email: "ann@bakery.example", message: "Do you answer at night?" };
  expect((await visitor.send("POST", "/api/contact", message)).status).toBe(201);
  await site.smtp.waitFor(1);
  const grown = async (name: string, labels: Record<string, string>) =>
    valueOf(await scrape(visitor), name, labels) - valueOf(before, name, labels);
  await expect
    .poll(() => grown("job_duration_seconds_count", { job: "mail.deliver", outcome: "done" }))
    .toBe(1);
  expect(await grown("http_requests_total", { route: "/api/articles/slug/:slug", class: "4xx" })).toBe(2);
  expect(await grown("http_request_duration_seconds_count", { route: "/api/contact", class: "2xx" })).toBe(1);
  const after = await scrape(visitor);
  expect(after).not.toContain("nor-this");
  expect(valueOf(after, "mails", { status: "accepted" })).toBe(1);
  expect(valueOf(after, "db_pool_connections", { state: "idle" })).toBeGreaterThan(0);
  expect(valueOf(after, "page_cache_pages")).toBe(0);
});

test("what waits in the queue is counted, with how long the oldest has", async ({ site }) => {
  const client = await site.deps.database.pool.connect();
  try {
    // Never committed: no worker may take them.
    await client.query("begin");
    await client.query(`insert into pgboss.job (name, start_after) values
      ('mail.deliver', now() - interval '90 seconds'), ('mail.deliver', now() + interval '1 hour')`);
    const [jobs, oldest] = queueGauges({ db: drizzle(client) });
    expect(await jobs?.read()).toEqual([{ labels: { job: "mail.deliver", state: "created" }, value: 2 }]);
    expect(await oldest?.read()).toEqual([{ labels: { job: "mail.deliver" }, value: 90 }]);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("a demo call is counted when it begins, with the time to its first sentence", async ({ site }) => {
  const visitor = site.visitor();
  const before = await scrape(visitor);
  const turn = { scenario: "dental", text: null, state: null };
  expect((await visitor.send("POST", "/api/voice/turns", turn)).status).toBe(200);
  const after = await scrape(visitor);
  const grown = (name: string, labels?: Record<string, string>) =>
    valueOf(after, name, labels) - valueOf(before, name, labels);
  expect(grown("demo_calls_total", { event: "begun", desk: "dental" })).toBe(1);
  expect(grown("demo_call_first_sentence_seconds_count")).toBe(1);
});
