import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { childEnv } from "../../tests/setup/child-env.ts";

const READY_MS = 90_000;

/** A process of the cluster that can be ended and started again, from this tree or from another. */
export interface Member {
  name: string;
  /** A web node's own address, past the balancer. */
  url?: string;
  /** Resolves when it is ready to serve, or to work. */
  start: (tree: string) => Promise<void>;
  /** SIGTERM, and waits. @returns the exit code */
  stop: () => Promise<number | null>;
  /** SIGKILL. */
  kill: () => Promise<void>;
  /** Everything it has printed. */
  output: () => string;
}

/** @param port of a web node; absent: a worker */
export function member(name: string, env: Record<string, string>, port?: number): Member {
  let child: ChildProcess | undefined;
  let output = "";
  const url = port === undefined ? undefined : `http://127.0.0.1:${port}`;
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const ready = async (from: number) =>
    url
      ? fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      : output.slice(from).includes("The worker is ready");
  return {
    name,
    ...(url && { url }),
    async start(tree) {
      const from = output.length;
      const entry = port === undefined ? "server/worker.ts" : "server/main.ts";
      const fresh = spawn(process.execPath, ["--import", "./server/quick-imports.ts", entry], {
        cwd: tree,
        env: { ...childEnv, NODE_ENV: "production", ...env, ...(port !== undefined && { PORT: `${port}` }) },
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = fresh;
      for (const stream of [fresh.stdout, fresh.stderr])
        stream.on("data", (chunk) => {
          output += chunk;
        });
      for (const begun = Date.now(); !(await ready(from)); ) {
        if (fresh.exitCode !== null || Date.now() - begun > READY_MS)
          throw new Error(`${name} did not start:\n${output.slice(from)}`);
        await sleep(100);
      }
    },
    stop: () => end("SIGTERM"),
    async kill() {
      await end("SIGKILL");
    },
    output: () => output,
  };
}
