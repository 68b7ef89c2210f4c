import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openDatabase } from "../../server/db/client.ts";
import { childEnv, quickly } from "../setup/child-env.ts";
import { startPostgres } from "../setup/postgres.ts";
import { type RunningSite, startSite } from "../e2e/server.ts";

/** A data directory that is gone after the test. */
export function tempDataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "process-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** The running site; stopped after the test if it still runs. */
export async function site(
  dataDir: string,
  env: Record<string, string> = {},
  options: { nodeArgs?: string[]; postgres?: boolean } = {},
): Promise<RunningSite> {
  const running = await startSite({ DEMO_CONTENT: "off", ...env }, { dataDir, ...options });
  onTestFinished(async () => {
    await running.stop();
  });
  return running;
}

export async function killed(running: RunningSite): Promise<void> {
  const ended = once(running.process, "exit");
  running.process.kill("SIGKILL");
  await ended;
}

/** A PostgreSQL server of the test's own. @returns what a process is told to use it by */
export async function ownPostgres(): Promise<{ DATABASE_URL: string }> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return { DATABASE_URL: postgres.url };
}

/** Runs an entry file to its end. @returns its exit code and everything it printed */
export async function runToEnd(entry: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [...quickly, entry], {
    env: { ...childEnv, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

/** `npm run admin -- …`, with what is typed on its standard input. */
export async function admin(args: string[], env: Record<string, string>, input = "") {
  const child = spawn(process.execPath, [...quickly, "scripts/admin.ts", ...args], {
    env: { ...childEnv, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
    });
  child.stdin.end(input);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

/** Sends a contact message. @returns its id when the site said that it has it, else the status (0: no answer) */
export async function sendMessage(url: string, message: string): Promise<string | number> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Ada Moreno", email: "ada@practice.example", message }),
    });
    if (response.status !== 201) return response.status;
    return ((await response.json()) as { id: string }).id;
  } catch {
    return 0;
  }
}

/** Ids of the contact messages in a data directory that no process holds. */
export async function storedMessages(dataDir: string): Promise<string[]> {
  const database = await openDatabase({
    embedded: { dataDir: join(dataDir, "pg") },
    onFatal: (reason) => {
      throw new Error(reason);
    },
  });
  const { rows } = await database.pool.query("select id from contact_messages");
  await database.close();
  return rows.map(({ id }) => id);
}
