// The worker thread that owns the embedded database. Each MessagePort it is given is one client connection
// that speaks PostgreSQL's wire protocol. PGlite has a single session, so a client keeps it from its first
// message until the database says "idle" again; the others wait their turn.
import { readFileSync } from "node:fs";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { ClientStream, greeting, readAnswer, rollback } from "./wire.ts";

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

const parent = parentPort;
if (!parent) throw new Error("pglite-thread.ts runs as a worker thread");
const tell = (message: FromThread) => parent.postMessage(message);
const { dataDir, template } = workerData as { dataDir?: string; template?: string };
const db = await PGlite.create(dataDir ?? "memory://", {
  ...(template && { loadDataDir: new Blob([readFileSync(template)]) }),
});
const clients = new Set<Client>();
const waiting: Client[] = [];
let owner: Client | undefined;
let running = false;
let broken = false;
let accepted = 0;

function accept(port: MessagePort) {
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
    if (owner === client) client.batches = [rollback]; // it died inside a transaction
    void run();
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
    owner ??= waiting.shift();
    const client = owner;
    if (!client) break;
    const batch = client.batches.shift();
    if (!batch) {
      if (!client.closed) break;
      owner = undefined;
      continue;
    }
    await runBatch(client, batch);
    if (broken) return;
  }
  running = false;
}

async function runBatch(client: Client, batch: Buffer) {
  let out: Uint8Array;
  try {
    out = await db.execProtocolRaw(batch);
  } catch (error) {
    broken = true;
    return tell({ fatal: String(error) });
  }
  const answer = readAnswer(Buffer.from(out.buffer, out.byteOffset, out.length));
  for (const note of answer.notifications) for (const each of clients) each.port.postMessage(note);
  if (!client.closed) client.port.postMessage(answer.reply);
  if (answer.errors.includes(DISK_FULL)) {
    broken = true;
    return tell({ fatal: "the disk is full (SQLSTATE 53100)" });
  }
  if (answer.status === "I") {
    owner = undefined;
    if (client.batches.length) waiting.push(client);
  }
}

parent.on("message", async (message: ToThread) => {
  if ("connect" in message) accept(message.connect);
  else if ("dump" in message) {
    const dump = await db.dumpDataDir("gzip");
    tell({ dumped: new Uint8Array(await dump.arrayBuffer()) });
  } else {
    await db.close();
    tell({ closed: true });
    parent.close();
  }
});
tell({ ready: true });
