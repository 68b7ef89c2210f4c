import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childEnv, quickly } from "../setup/child-env.ts";
import { freePort, startPostgres } from "../setup/postgres.ts";

/** A start takes 3 s; on a machine that does much else, many times that. */
const READY_MS = 180_000;

export interface RunningSite {
  url: string;
  port: number;
  dataDir: string;
  /** Everything it has printed. */
  output: () => string;
  process: ChildProcess;
  /** SIGTERM, then waits. @returns the exit code */
  stop: () => Promise<number | null>;
}

/**
 * Starts the site as `npm start` does, in a data directory of its own (kept when one is given). `postgres`: on a
 * PostgreSQL server of its own, which starts in a third of the processor's time; else on the embedded database.
 */
export async function startSite(
  env: Record<string, string> = {},
  options: { dataDir?: string; entry?: string; nodeArgs?: string[]; postgres?: boolean } = {},
): Promise<RunningSite> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "site-"));
  const postgres = options.postgres ? await startPostgres() : undefined;
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...quickly, ...(options.nodeArgs ?? []), options.entry ?? "server/main.ts"],
    {
      env: {
        ...childEnv,
        NODE_ENV: "production",
        PORT: `${port}`,
        DATA_DIR: dataDir,
        RATE_LIMITS: "off",
        ADMIN_USERNAME: "admin",
        ADMIN_PASSWORD: "correct horse battery",
        CONTACT_EMAIL: "owner@ringwell.example",
        LOG_LEVEL: "warn",
        ...(postgres && { DATABASE_URL: postgres.url }),
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await postgres?.stop();
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    return child.exitCode;
  };
  for (const start = Date.now(); ; ) {
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    if (child.exitCode !== null || child.signalCode !== null) {
      await stop();
      throw new Error(`the site did not start:\n${output}`);
    }
    if (Date.now() - start > READY_MS) {
      await stop();
      throw new Error(`the site was not ready in time:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, port, dataDir, output: () => output, process: child, stop };
}
