// Assessments: `node bench/assessment.ts [large]`. On a PostgreSQL server of its own: from the answers to the written
// report, and from 'Send to Client' to the mail at its server; then the administrator's list at 100 and 50,000 rows.
import { buildApp } from "../server/app.ts";
import { firstStart } from "../server/audit/audit.service.ts";
import { seedAssessments } from "../server/assessment/assessment.seed.ts";
import { ordinary } from "../server/assessment/every-answer.fixture.ts";
import { openDatabase } from "../server/db/client.ts";
import { buildDeps } from "../server/deps.ts";
import { readEnv } from "../server/env.ts";
import { createLog } from "../server/log.ts";
import { startPostgres } from "../tests/setup/postgres.ts";
import { clientOf } from "./client.ts";
import { startSmtp } from "../tests/stand-ins/smtp.ts";

const SMALL = 100;
const LARGE = Number(process.argv[2] ?? 50_000);
const ROUNDS = 100;
const REPORTS = 30;

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] as number;
const line = (name: string, times: number[]) =>
  console.log(`| ${name} | ${at(times, 0.5).toFixed(1)} | ${at(times, 0.95).toFixed(1)} |`);

const server = await startPostgres();
const smtp = await startSmtp();
const database = await openDatabase({ url: server.url, onFatal: () => {} });
await database.migrate();
const env = readEnv({
  DATABASE_URL: server.url,
  SMTP_URL: smtp.url,
  RATE_LIMITS: "off",
  LOG_LEVEL: "silent",
  DEMO_CONTENT: "off",
  NODE_ENV: "test",
});
const deps = await buildDeps(env, database, createLog({ level: "silent", pretty: false }));
const app = buildApp({ ...deps, http: { trustProxy: false } });
await deps.queue.work(deps.jobs);
try {
  const password = "correct horse battery";
  await deps.administrators.add("admin", password, firstStart);
  const admin = await clientOf("http://localhost:3000", (url, init) => app.request(url, init), password);

  const written: number[] = [];
  const mailed: number[] = [];
  for (let i = 0; i < REPORTS; i++) {
    let start = performance.now();
    const sent = await admin.write("/api/assessment", {
      ...ordinary,
      businessName: `Business ${i}`,
    });
    const { id } = (await sent.json()) as { id: string };
    const read = () => admin.json<{ status: string }>(`/api/assessments/${id}`);
    while ((await read()).status !== "Ready for Review") await new Promise((done) => setTimeout(done, 10));
    written.push(performance.now() - start);
    const mails = smtp.mails.length;
    start = performance.now();
    const answer = await admin.write(`/api/assessments/${id}/send`);
    if (answer.status !== 200) throw new Error(`send: ${answer.status}`);
    await smtp.waitFor(mails + 1);
    mailed.push(performance.now() - start);
  }
  console.log("| | p50 (ms) | p95 (ms) |\n| --- | --- | --- |");
  line("submit to written report (built-in consultant)", written);
  line("send to mail at the server, with its PDF", mailed);

  const questions: Record<string, (total: number) => string> = {
    "first page": () => "content=omit",
    "first page with reports, as documented": () => "",
    "page 5": () => "content=omit&page=5&limit=20",
    "last page": (total) => `content=omit&page=${Math.ceil(total / 50)}`,
    "status Sent": () => "content=omit&status=Sent",
    "industry Legal": () => "content=omit&industry=Legal",
    "search, common": () => "content=omit&search=dental",
    "search, nothing": () => "content=omit&search=zanzibar",
  };
  const ask = async (query: string) => {
    const start = performance.now();
    const response = await admin.get(`/api/assessments?${query}`);
    await response.text();
    if (!response.ok) throw new Error(`${query}: ${response.status}`);
    return performance.now() - start;
  };
  const measure = async (total: number) => {
    const results: Record<string, number[]> = {};
    for (const [name, query] of Object.entries(questions)) {
      for (let i = 0; i < 5; i++) await ask(query(total));
      const times: number[] = [];
      for (let i = 0; i < ROUNDS; i++) times.push(await ask(query(total)));
      results[name] = times;
    }
    return results;
  };
  await seedAssessments(database.db, SMALL - REPORTS);
  await database.pool.query("analyze");
  const small = await measure(SMALL);
  await seedAssessments(database.db, LARGE - SMALL);
  await database.pool.query("analyze");
  const large = await measure(LARGE);
  console.log(`\n| list | ${SMALL}: p50, p95 (ms) | ${LARGE}: p50, p95 (ms) |\n| --- | --- | --- |`);
  for (const [name, times] of Object.entries(small)) {
    const other = large[name] as number[];
    const both = [times, other].map((each) => `${at(each, 0.5).toFixed(1)}, ${at(each, 0.95).toFixed(1)}`);
    console.log(`| ${name} | ${both.join(" | ")} |`);
  }
} finally {
  await deps.close();
  await database.close();
  await smtp.stop();
  await server.stop();
}
