import { rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { clientOf } from "../../bench/client.ts";
import { ordinary } from "../../server/assessment/every-answer.fixture.ts";
import { startSite } from "../e2e/server.ts";
import { startPostgres } from "../setup/postgres.ts";
import { startSmtp } from "../stand-ins/smtp.ts";
import { startWorker } from "./worker-process.ts";

const LANES = 8;
const WAIT_MS = 30 * 60_000;
const REPORT = "Your AI business assessment is ready";
const CONFIRMATION = "Your AI assessment: we have your answers";

export interface ManyOutcome {
  /** What is not as it should be, in words; empty when each report and each mail was made exactly once. */
  faults: string[];
  /** Jobs that each process has finished, by kind: the site first, then the workers. */
  shares: Record<string, number>[];
  /** Milliseconds until all answers were taken, all reports written, and all of them mailed. */
  times: { taken: number; written: number; mailed: number };
}

/**
 * One site and some workers over one PostgreSQL and one mail server: `count` assessments come in at once, each report is
 * sent twice at the same moment, and everything that was made is counted.
 */
export async function processMany(count: number, { workers }: { workers: number }): Promise<ManyOutcome> {
  const postgres = await startPostgres();
  const smtp = await startSmtp();
  const dataDir = mkdtempSync(join(tmpdir(), "many-"));
  const env = {
    DATABASE_URL: postgres.url,
    SMTP_URL: smtp.url,
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    DEMO_CONTENT: "off",
    LOG_LEVEL: "info",
  };
  const running: { output: () => string; stop: () => Promise<unknown> }[] = [];
  const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
  // The server may go before the last idle connection has.
  database.on("error", () => {});
  try {
    const site = await startSite(env, { dataDir });
    running.push(site);
    for (let i = 0; i < workers; i++) running.push(await startWorker(env));
    const client = await clientOf(site.url, fetchAlone);
    const number = async (query: string) => Number((await database.query(query)).rows[0]?.n);
    const until = async (what: string, done: () => Promise<boolean>) => {
      for (const start = Date.now(); !(await done()); ) {
        if (Date.now() - start > WAIT_MS) throw new Error(`in vain: ${what}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    };
    const faults: string[] = [];
    const expect = (what: string, found: unknown, wanted: unknown) => {
      if (found !== wanted) faults.push(`${what}: ${found}, not ${wanted}`);
    };

    const start = performance.now();
    const ids: string[] = [];
    await inLanes(count, async (i) => {
      const answers = { ...ordinary, businessName: `Business ${i}`, email: `owner-${i}@larkspur.example` };
      const response = await client.write("/api/assessment", answers);
      if (response.status !== 201) throw new Error(`submit: ${response.status} ${await response.text()}`);
      ids.push(((await response.json()) as { id: string }).id);
    });
    const taken = performance.now() - start;
    await until("all reports", async () => {
      const written = "select count(*) as n from assessments where report_content is not null";
      return (await number(written)) >= count;
    });
    const written = performance.now() - start;
    const statuses: number[] = [];
    await inLanes(count, async (i) => {
      const send = async () => (await client.write(`/api/assessments/${ids[i]}/send`)).status;
      statuses.push(...(await Promise.all([send(), send()])));
    });
    await smtp.waitFor(2 * count, WAIT_MS);
    const mailed = performance.now() - start;
    await until("an empty queue", async () => {
      const open = `select count(*) as n from pgboss.job where state in ('created', 'retry', 'active')
        and name in ('assessment.report', 'mail.deliver')`;
      return (await number(open)) === 0;
    });
    // Whatever came twice would come now.
    await new Promise((resolve) => setTimeout(resolve, 3000));

    expect("sends that were taken", statuses.filter((status) => status === 200).length, count);
    expect("sends that were refused", statuses.filter((status) => status === 409).length, count);
    expect("mails", smtp.mails.length, 2 * count);
    expect("mails to the desk", smtp.notices.length, count);
    expect("message ids", new Set(smtp.mails.map(({ messageId }) => messageId)).size, 2 * count);
    for (const subject of [REPORT, CONFIRMATION]) {
      const to = smtp.mails
        .filter((mail) => mail.subject?.startsWith(subject))
        .map(({ envelopeTo }) => envelopeTo[0]);
      expect(`mails "${subject}"`, to.length, count);
      expect(`receivers of "${subject}"`, new Set(to).size, count);
    }
    for (const [what, query, wanted] of [
      ["assessments", "select count(*) as n from assessments where report_sent", count],
      ["written reports", "select count(*) as n from report_versions where kind = 'written'", count],
      [
        "assessments with a written report",
        "select count(distinct assessment_id) as n from report_versions where kind = 'written'",
        count,
      ],
      ["sent versions", "select count(*) as n from report_versions where kind = 'sent'", count],
      ["deliveries", "select count(*) as n from deliveries", 3 * count],
      [
        "accepted mails",
        "select count(*) as n from deliveries where status = 'accepted' and tries = 1",
        3 * count,
      ],
      ["reports of one try", "select count(*) as n from assessments where report_tries = 1", count],
    ] as const)
      expect(what, await number(query), wanted);

    const shares = running.map(({ output }) => finishedJobs(output()));
    for (const [kind, wanted] of [
      ["assessment.report", count],
      ["mail.deliver", 3 * count],
    ] as const)
      expect(
        `finished jobs ${kind}`,
        shares.reduce((sum, share) => sum + (share[kind] ?? 0), 0),
        wanted,
      );
    return { faults, shares, times: { taken, written, mailed } };
  } catch (cause) {
    const last = running.map(({ output }) => output().slice(-2000)).join("\n---\n");
    throw new Error(`${(cause as Error).message}; the processes said last:\n${last}`, { cause });
  } finally {
    for (const each of running) await each.stop();
    await database.end();
    await smtp.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A connection for each call: one that is kept open can be closed by the server just as the next call begins. */
const fetchAlone = (url: string, init: RequestInit) =>
  fetch(url, { ...init, headers: { ...init.headers, connection: "close" } });

async function inLanes(count: number, run: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let i = next++; i < count; i = next++) await run(i);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** What a process says in its log to have done, by kind of job. */
function finishedJobs(output: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of output.split("\n")) {
    if (!line.includes('"msg":"done"')) continue;
    const { job } = JSON.parse(line) as { job: string };
    counts[job] = (counts[job] ?? 0) + 1;
  }
  return counts;
}
