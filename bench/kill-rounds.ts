// Kills the running site between submit, report and send: `node bench/kill-rounds.ts [rounds] [embedded|postgres]`.
// Afterwards everything that was acknowledged must be there, and each report must have been mailed exactly once or,
// where SMTP could not know (killed between the server's "250" and our note of it), again under the same message id.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ordinary } from "../server/assessment/every-answer.fixture.ts";
import { type Client, clientOf } from "./client.ts";
import { startSite } from "../tests/e2e/server.ts";
import { startPostgres } from "../tests/setup/postgres.ts";
import { startSmtp } from "../tests/stand-ins/smtp.ts";

const ROUNDS = Number(process.argv[2] ?? 50);
const KINDS = process.argv[3] ? [process.argv[3]] : ["embedded", "postgres"];
/** Acknowledged assessments of one round. */
const EACH = 3;
const SETTLE_MS = 120_000;

const statusOf = async (client: Client, id: string) =>
  (await client.json<{ status: string }>(`/api/assessments/${id}`)).status;

async function rounds(kind: string) {
  const postgres = kind === "postgres" ? await startPostgres() : undefined;
  const smtp = await startSmtp();
  const dataDir = mkdtempSync(join(tmpdir(), "kill-"));
  const env = {
    SMTP_URL: smtp.url,
    RATE_LIMITS: "off",
    DEMO_CONTENT: "off",
    LOG_LEVEL: "fatal",
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const acknowledged: string[] = [];
  const sent = new Set<string>();
  const failures: string[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const site = await startSite(env, { dataDir });
      const dies = once(site.process, "exit");
      try {
        const client = await clientOf(site.url, fetch);
        // From at once to after the mail: each round dies at another place.
        const timer = setTimeout(() => site.process.kill("SIGKILL"), 30 + (round % 25) * 90);
        try {
          for (let i = 0; i < EACH; i++) {
            const answer = await client.write("/api/assessment", {
              ...ordinary,
              businessName: `Round ${round}, ${i}`,
            });
            if (answer.status === 201) acknowledged.push(((await answer.json()) as { id: string }).id);
          }
          for (const id of acknowledged.filter((each) => !sent.has(each))) {
            if ((await statusOf(client, id)) !== "Ready for Review") continue;
            const answer = await client.write(`/api/assessments/${id}/send`);
            if (answer.status === 200) sent.add(id);
          }
        } catch {
          // Killed in the middle of a call: what was not acknowledged may be there or not.
        }
        await dies;
        clearTimeout(timer);
      } finally {
        if (site.process.exitCode === null && site.process.signalCode === null) site.process.kill("SIGKILL");
      }
      if (process.stdout.isTTY) process.stdout.write(`\r${kind}: round ${round + 1} of ${ROUNDS} `);
    }

    // The last start: everything settles, what was not sent yet is sent now.
    const site = await startSite(env, { dataDir });
    const client = await clientOf(site.url, fetch);
    for (const start = Date.now(); ; ) {
      const states = await Promise.all(
        acknowledged.map(async (id) => {
          const status = await statusOf(client, id);
          if (status === "Ready for Review") await client.write(`/api/assessments/${id}/send`);
          const { mails = [] } = await client.json<{ mails?: { status: string }[] }>(
            `/api/assessments/${id}/review`,
          );
          return { id, status, mails };
        }),
      );
      const open = states.filter(({ mails }) => mails[0]?.status !== "accepted");
      if (!open.length) {
        for (const { id, mails } of states)
          if (mails.length !== 1) failures.push(`${id}: ${mails.length} mails`);
        break;
      }
      if (Date.now() - start > SETTLE_MS) {
        failures.push(...open.map(({ id, status }) => `${id}: still ${status ?? "missing"}`));
        break;
      }
      await new Promise((done) => setTimeout(done, 500));
    }
    await site.stop();

    const reports = smtp.mails.filter(({ subject }) => subject === "Your AI business assessment is ready");
    const ids = new Set(reports.map(({ messageId }) => messageId));
    const repeated = reports.length - ids.size;
    // An unacknowledged send may have gone through as well, but never a second time under another id.
    if (ids.size < acknowledged.length)
      failures.push(`${acknowledged.length - ids.size} reports were never mailed`);
    const byLink = new Set(reports.map(({ text }) => /\/r\/[\w-]{32}/.exec(text ?? "")?.[0]));
    if (byLink.size !== ids.size) failures.push("a report was mailed under two message ids");
    console.log(
      `${kind}: ${ROUNDS} kills, ${acknowledged.length} acknowledged, ${ids.size} reports mailed, ${repeated} repeated after a kill within the hand-over (same message id), ${failures.length} failures`,
    );
    for (const failure of failures) console.log(`  ${failure}`);
    return failures.length === 0;
  } finally {
    await smtp.stop();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

let good = true;
for (const kind of KINDS) good = (await rounds(kind)) && good;
process.exitCode = good ? 0 : 1;
