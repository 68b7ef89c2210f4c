import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError, type ErrorCode } from "../errors.ts";
import type { IngestedImage, ingestImage } from "./ingest.ts";

export type IngestAnswer = { image: IngestedImage } | { refusal: { code: ErrorCode; message: string } };

const IDLE_MS = 15_000;
const program = fileURLToPath(new URL("./ingest-process.ts", import.meta.url));

/**
 * `ingestImage` in a process of its own, which begins with the first picture and ends when none has come for a while. What
 * decoding takes goes back to the system then, which within one process it does not; and a picture that breaks the
 * decoder does not break the site. One picture at a time.
 */
export function ingestApart(idleMs = IDLE_MS) {
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
    // Nobody's end waits for it.
    begun.unref();
    begun.channel?.unref();
    return begun;
  }
  function end() {
    clearTimeout(idle);
    child?.disconnect();
    child = undefined;
  }

  return {
    /** @throws AppError as `ingestImage`; Error when the process ends under the work */
    async ingest(bytes: Buffer): ReturnType<typeof ingestImage> {
      clearTimeout(idle);
      child ??= begin();
      const answer = await ask(child, bytes).finally(() => {
        idle = setTimeout(end, idleMs).unref();
      });
      if ("refusal" in answer) throw new AppError(answer.refusal.code, answer.refusal.message);
      const { variants, ...address } = answer.image;
      return { ...address, variants: variants.map((each) => ({ ...each, bytes: Buffer.from(each.bytes) })) };
    },
    /** The process at work or waiting for it; undefined while there is none. */
    pid: () => child?.pid,
    end,
  };
}

function ask(child: ChildProcess, bytes: Buffer): Promise<IngestAnswer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      child.off("message", answered);
      child.off("exit", ended);
      child.off("error", failed);
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
      done();
      reject(error);
    };
    child.on("message", answered);
    child.on("exit", ended);
    child.on("error", failed);
    child.send(bytes, (error) => error && failed(error));
  });
}
