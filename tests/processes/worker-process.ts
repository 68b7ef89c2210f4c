import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { childEnv, quickly } from "../setup/child-env.ts";

const READY_MS = 180_000;

export interface RunningWorker {
  /** Everything it has printed. */
  output: () => string;
  process: ChildProcess;
  /** SIGTERM, then waits. @returns the exit code */
  stop: () => Promise<number | null>;
}

/** Starts a worker as `npm run worker` does. */
export async function startWorker(env: Record<string, string>): Promise<RunningWorker> {
  const child = spawn(process.execPath, [...quickly, "server/worker.ts"], {
    env: { ...childEnv, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  for (const start = Date.now(); !output.includes("The worker is ready"); ) {
    if (child.exitCode !== null || Date.now() - start > READY_MS) {
      child.kill("SIGKILL");
      throw new Error(`the worker did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    output: () => output,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      return child.exitCode;
    },
  };
}
