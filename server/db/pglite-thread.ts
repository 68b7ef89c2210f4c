// The worker thread that owns the embedded database. Each MessagePort it is given is one client connection
// that speaks PostgreSQL's wire protocol. PGlite has a single session, so a client keeps it from its first
// message until the database says "idle" again; the others wait their turn.
import fs, { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { ClientStream, greeting, readAnswer } from "./wire.ts";

export interface ThreadData {
  dataDir?: string;
  template?: string;
  bufferMb: number;
  brief: boolean;
}
export type FromThread = { ready: true } | { fatal: string } | { dumped: Uint8Array } | { closed: true };
export type ToThread = { connect: MessagePort } | { dump: true } | { close: true };

/** disk_full: the query after it would never return, so nothing more may be asked. */
const DISK_FULL = "53100";

interface Client {
  port: MessagePort;
  stream: ClientStream;
  batches: Buffer[];
  closed: boolean;
}

// The engine gives each of its files a mode of its own, open to all: the umask does not hold for those.
const chmod = fs.chmodSync;
fs.chmodSync = (path, mode) => chmod(path, Number(mode) & 0o700);

const parent = parentPort;
if (!parent) throw new Error("pglite-thread.ts runs as a worker thread");
const tell = (message: FromThread) => parent.postMessage(message);
const { dataDir, template, bufferMb, brief } = workerData as ThreadData;
/** Ten times V8's own: what a start alone makes hot is not compiled again in the midst of it (decision 0501). */
const TIERING_BUDGET = 130_000_000;
/** Whether WebAssembly that has become hot is compiled once more; the whole process's, for what is compiled from now on. */
const tierUp = (on: boolean) => {
  for (const flag of ["wasm-tier-up", "wasm-dynamic-tiering"])
    setFlagsFromString(`--${on ? "" : "no-"}${flag}`);
};
if (brief) tierUp(false);
else setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
const db = await PGlite.create(dataDir ?? "memory://", {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${bufferMb}MB`],
  ...(template && { loadDataDir: new Blob([readFileSync(template)]) }),
});
const clients = new Set<Client>();
const waiting: Client[] = [];
let owner: Client | undefined;
let running = false;
let broken = false;
let accepted = 0;
let dumpWanted = false;

function accept(port: MessagePort) {
  if (broken) return port.close();
  const client: Client = { port, stream: new ClientStream(++accepted), batches: [], closed: false };
  clients.add(client);
  port.on("message", (chunk: Uint8Array) => {
    const { started, batches, terminated } = client.stream.push(chunk);
    if (started) port.postMessage(greeting);
    client.batches.push(...batches);
    if (batches.length) queue(client);
    if (terminated) port.close();
  });
  port.on("close", () => {
    client.closed = true;
    clients.delete(client);
    // It may have died inside a transaction, and its prepared statements would outlive it.
    client.batches.push(...client.stream.farewell());
    queue(client);
  });
}

function queue(client: Client) {
  if (owner !== client && !waiting.includes(client)) waiting.push(client);
  void run();
}

async function run() {
  if (running || broken) return;
  running = true;
  for (;;) {
    if (!owner && dumpWanted) await takeDump();
    owner ??= waiting.shift();
    const batch = owner?.batches.shift();
    if (!owner || !batch) break;
    await runBatch(owner, batch);
    if (broken) return;
  }
  running = false;
}

/** Between turns, so that nothing changes while the files are read. */
async function takeDump() {
  dumpWanted = false;
  await db.exec("checkpoint");
  const dump = await db.dumpDataDir("gzip");
  const dumped = new Uint8Array(await dump.arrayBuffer());
  tell({ dumped });
}

/** Nothing may be asked of the database any more: every client's connection ends, so that no query waits for ever. */
function breakDown(reason: string) {
  broken = true;
  tell({ fatal: reason });
  for (const client of clients) client.port.close();
}

async function runBatch(client: Client, batch: Buffer) {
  let out: Uint8Array;
  try {
    out = await db.execProtocolRaw(batch);
  } catch (error) {
    return breakDown(String(error));
  }
  const answer = readAnswer(Buffer.from(out.buffer, out.byteOffset, out.length));
  for (const note of answer.notifications) for (const each of clients) each.port.postMessage(note);
  if (!client.closed) client.port.postMessage(answer.reply);
  if (answer.errors.some(({ code }) => code === DISK_FULL))
    return breakDown("the disk is full (SQLSTATE 53100)");
  // A server starts anew from its log then. The engine would go on, and what it has just refused may lie in the log as done
  // and come up with the next start.
  const panic = answer.errors.find(({ severity }) => severity === "PANIC");
  if (panic) return breakDown(panic.message);
  if (answer.status === "I") {
    owner = undefined;
    if (client.batches.length) waiting.push(client);
  }
}

parent.on("message", async (message: ToThread) => {
  if ("connect" in message) accept(message.connect);
  else if ("dump" in message) {
    dumpWanted = true;
    void run();
  } else {
    if (!broken) await db.close();
    if (brief) tierUp(true);
    tell({ closed: true });
    parent.close();
  }
});
tell({ ready: true });
