import { sql } from "drizzle-orm";
import type { Database, Db } from "../db/client.ts";
import { TimedClient } from "../db/timed-client.ts";
import type { Log } from "../log.ts";

const CHANNEL = "page_purge";
const MAX_WAIT_MS = 15_000;
/** A server that is frozen or cut off ends no connection: it is asked for a sign of life. */
const PULSE = { everyMs: 10_000, answerMs: 5_000 };

/** Tells every node, this one too, that pages with these tags have changed; takes effect when the transaction commits. */
export async function announceChange(tx: Db, tags: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(tags)})`);
}

export interface PurgeTarget {
  purge(tags: readonly string[]): void;
  setListening(value: boolean): void;
}

/**
 * Listens for changes announced by any node. `pg` does not listen again after its connection dies, so this connects
 * anew with growing delay; meanwhile the target keeps nothing, since it would not hear that it is out of date.
 */
export async function listenForChanges(database: Database, target: PurgeTarget, log: Log, pulse = PULSE) {
  let client: TimedClient | undefined;
  let closed = false;
  let wait = 250;
  let timer: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;

  async function connect() {
    const fresh = new TimedClient({
      ...database.config,
      keepAlive: true,
      application_name: "ringwell-purge",
    });
    let lost = false;
    const lose = (error?: Error) => {
      if (lost || closed) return;
      lost = true;
      clearInterval(beat);
      log.warn({ reason: error?.message }, "lost the connection that hears of changed pages; trying again");
      target.setListening(false);
      timer = setTimeout(() => void connect().catch(() => {}), wait);
      wait = Math.min(wait * 2, MAX_WAIT_MS);
    };
    fresh.on("error", lose);
    fresh.on("end", () => lose());
    fresh.on("notification", (note) => target.purge(parseTags(note.payload)));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      lose(error as Error);
      throw error;
    }
    client = fresh;
    wait = 250;
    if (database.kind === "server")
      beat = setInterval(() => {
        const ask = { text: "select 1", query_timeout: pulse.answerMs };
        // Without an answer the client breaks off its connection, and that is heard above.
        fresh.query(ask).catch(() => {});
      }, pulse.everyMs).unref();
    target.setListening(true);
  }
  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      await client?.end().catch(() => {});
    },
  };
}

function parseTags(payload: string | undefined): string[] {
  try {
    return JSON.parse(payload ?? "[]") as string[];
  } catch {
    return [];
  }
}
