import { once } from "node:events";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { FromThread, ThreadData, ToThread } from "./pglite-thread.ts";
import { PortStream } from "./port-stream.ts";

export interface EmbeddedOptions {
  /** Where the database lives; in memory when absent. */
  dataDir?: string;
  /** A gzipped data directory to start from, when `dataDir` does not exist yet. */
  template?: string;
  /** Pages of tables and indexes that the database keeps to itself; all of it is taken at the start. */
  bufferMb?: number;
  /** It lives for seconds: its code is not made quicker meanwhile, which takes longer than it saves (decision 0501). */
  brief?: boolean;
  /** Called once when the database can serve no more (its thread died, or the disk is full). */
  onFatal: (reason: string) => void;
}

/** The system keeps the files in memory as well: more than this makes no query quicker (bench/embedded-memory.ts). */
const BUFFER_MB = 32;

/** Starts the embedded database in a thread of its own, so that its queries never hold the event loop. */
export async function openEmbedded(options: EmbeddedOptions) {
  const thread = new Worker(new URL("./pglite-thread.ts", import.meta.url), {
    workerData: {
      dataDir: options.dataDir,
      template: options.template,
      bufferMb: options.bufferMb ?? BUFFER_MB,
      brief: options.brief ?? false,
    } satisfies ThreadData,
    // A small young generation costs the thread little and saves about 150 MB of memory.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  const tell = (message: ToThread, transfer: MessagePort[] = []) =>
    thread.postMessage(message, transfer as never[]);
  let closing = false;
  const ended = new Promise<string>((resolve) => {
    thread.once("exit", () => resolve("its thread ended"));
  });
  const hears = async <K extends string>(key: K) => {
    for (;;) {
      const next = await Promise.race([once(thread, "message"), ended]);
      if (typeof next === "string") throw new Error(`The embedded database is gone: ${next}`);
      const [message] = next as [FromThread];
      if (key in message) return message as Extract<FromThread, Record<K, unknown>>;
    }
  };
  await hears("ready");
  let failed = false;
  const fail = (reason: string) => {
    if (closing || failed) return;
    failed = true;
    options.onFatal(reason);
  };
  thread.on("message", (message: FromThread) => {
    if ("fatal" in message) fail(message.fatal);
  });
  thread.on("error", (error) => fail(error.message));
  void ended.then(fail);
  return {
    /** One connection, as `pg` wants it: `new pg.Pool({ stream })`. */
    stream: () => {
      const { port1, port2 } = new MessageChannel();
      tell({ connect: port2 } as ToThread, [port2 as never]);
      return new PortStream(port1);
    },
    /** The whole data directory, gzipped. */
    async dump() {
      const dumped = hears("dumped");
      tell({ dump: true });
      return (await dumped).dumped;
    },
    async close() {
      if (closing) return;
      closing = true;
      tell({ close: true });
      await ended;
    },
  };
}
