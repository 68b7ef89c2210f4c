import type pg from "pg";
import type { Database } from "./client.ts";

/** Runs work that no other work of this name runs beside. @returns what it returns */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** The first half of the lock's number: names of other kinds have another. */
const NAMES = 7142;
const WAIT_MS = 60_000;

/**
 * Exclusion over all processes of a database, for work that cannot be one transaction, as with files elsewhere. In each
 * process one such work runs at a time, in the order of asking: it holds a connection, and there are few.
 */
export function exclusively({ pool, kind }: Pick<Database, "pool" | "kind">): Exclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (name, work) => {
    // The embedded database belongs to this process alone, and its connections are one session: a lock lets all of them in.
    const mine = last.then(() => (kind === "embedded" ? work() : locked(pool, name, work)));
    last = mine.catch(() => {});
    return mine;
  };
}

async function locked<T>(pool: Database["pool"], name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const lock = [NAMES, name];
  try {
    // Whoever has it may be at work with files elsewhere.
    await client.query("select set_config('statement_timeout', $1, false)", [`${WAIT_MS}`]);
    const wait = { text: "select pg_advisory_lock($1, hashtext($2))", values: lock };
    await client.query({ ...wait, query_timeout: WAIT_MS + 2000 } as pg.QueryConfig);
    await client.query("reset statement_timeout");
    return await work();
  } finally {
    const unlocked = await client.query("select pg_advisory_unlock($1, hashtext($2))", lock).then(
      () => true,
      () => false,
    );
    // Closed where it could not unlock: then the server does.
    client.release(!unlocked);
  }
}
