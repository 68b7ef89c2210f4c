import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { IngestAnswer } from "./ingest-apart.ts";

// Begins the process that reads pictures and speaks to it: see `ingest-apart.ts`. A process begins by a copy of all that
// this one knows of its memory, 10 to 60 ms of whichever thread asks for it.

const program = fileURLToPath(new URL("./ingest-process.ts", import.meta.url));
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

function begin(): ChildProcess {
  // It needs nothing of the environment. Fewer memory pools: each keeps what it once had.
  const begun = fork(program, {
    serialization: "advanced",
    execArgv: [],
    env: { MALLOC_ARENA_MAX: "2" },
  });
  begun.once("exit", () => {
    if (child === begun) child = undefined;
  });
  return begun;
}

/** The process at work or waiting for it; undefined while there is none. */
export const pid = (): number | undefined => child?.pid;

/** Ends the process, and waits until the system has forgotten it: nobody else would. */
export async function end(): Promise<void> {
  clearTimeout(idle);
  const ending = child;
  child = undefined;
  if (!ending) return;
  const ended = once(ending, "exit");
  ending.disconnect();
  await ended;
}

/** @throws Error when the process ends under the work */
export async function ingest({
  bytes,
  idleMs,
}: {
  bytes: Uint8Array;
  idleMs: number;
}): Promise<IngestAnswer> {
  clearTimeout(idle);
  try {
    return await ask((child ??= begin()), bytes);
  } finally {
    idle = setTimeout(end, idleMs);
  }
}

function ask(asked: ChildProcess, bytes: Uint8Array): Promise<IngestAnswer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      asked.off("message", answered);
      asked.off("exit", ended);
      asked.off("error", failed);
    };
    const answered = (answer: unknown) => {
      done();
      resolve(answer as IngestAnswer);
    };
    const ended = (code: number | null, signal: string | null) => {
      done();
      reject(new Error(`the process that reads pictures ended: ${signal ?? code}`));
    };
    const failed = (error: Error) => {
      // It began, so its end is still to come and says more than the pipe that broke before it.
      if (asked.pid !== undefined) return void asked.kill("SIGKILL");
      done();
      reject(error);
    };
    asked.on("message", answered);
    asked.on("exit", ended);
    asked.on("error", failed);
    asked.send(bytes, (error) => error && failed(error));
  });
}
