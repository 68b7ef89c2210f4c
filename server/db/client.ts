import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { version } from "../version.ts";
import { type EmbeddedOptions, openEmbedded } from "./embedded.ts";
import { migrateDatabase } from "./migrate.ts";
import { connectAlone, inOperatorsWords } from "./server-faults.ts";
import { type DatabasePatience, PATIENCE, TimedClient } from "./timed-client.ts";

type Schema = Record<string, never>;
/**
 * What stores take: the database or a transaction, the same surface on both databases. Inside a transaction use nothing
 * else: on the embedded database the outer handle would wait for ever.
 */
export type Db = Pick<
  NodePgDatabase<Schema>,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "with" | "$with" | "$count"
> & { transaction: NodePgDatabase<Schema>["transaction"] };

export interface DatabaseOptions {
  /** A PostgreSQL server; absent: the embedded database. */
  url?: string;
  embedded?: Omit<EmbeddedOptions, "onFatal">;
  /** Connections of the pool. */
  max?: number;
  /** With a server; the embedded database is this process and its turns may be long. */
  patience?: DatabasePatience;
  onFatal: (reason: string) => void;
  onIdleError?: (error: Error) => void;
}
export type Database = Awaited<ReturnType<typeof openDatabase>>;

// A bigint as a number, as the embedded database gives it: counts here stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the one database client of the process, for a PostgreSQL server or the embedded database. */
export async function openDatabase({
  url,
  embedded,
  max = 10,
  patience = PATIENCE,
  onFatal,
  onIdleError,
}: DatabaseOptions) {
  const local = url ? undefined : await openEmbedded({ ...embedded, onFatal });
  const config: pg.PoolConfig = local
    ? { stream: local.stream as unknown as NonNullable<pg.PoolConfig["stream"]> }
    : { connectionString: url, connectionTimeoutMillis: patience.connect };
  const pool = new pg.Pool({
    ...config,
    max,
    ...(!local && {
      Client: TimedClient,
      // Else a large table is read from where the last reader was: two pages of a search would be of two different sets.
      onConnect: async (client) => {
        await client.query("set synchronize_seqscans = off");
      },
      statement_timeout: patience.statement,
      query_timeout: patience.answer,
    }),
  });
  pool.on("error", (error) => onIdleError?.(error));
  // A connection that dies between two queries of a transaction has nobody to tell: its next query says so, and without
  // a listener the process would end.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db: NodePgDatabase<Schema> = drizzle(pool, { casing: "snake_case" });
  // Drizzle's own keeps the connection for ever when its BEGIN fails.
  db.transaction = async (work, options) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, { casing: "snake_case" }).transaction(work, options);
    } finally {
      client.release();
    }
  };
  const kind = local ? ("embedded" as const) : ("server" as const);
  return {
    db: db as Db,
    pool,
    /** For clients that need a connection of their own (LISTEN, the queue). */
    config,
    kind,
    /** Brings the schema up to date; several processes may do so at once. */
    async migrate() {
      // Not of the pool: it may wait for another process's migration, and a migration takes its time.
      const client = await connectAlone(config);
      try {
        return await migrateDatabase(client, { kind, version });
      } catch (error) {
        throw local ? error : inOperatorsWords(error);
      } finally {
        // Ends with the connection: the lock goes with it.
        await client.end().catch(() => {});
      }
    },
    async dump() {
      if (!local) throw new Error("only the embedded database has a data directory");
      return local.dump();
    },
    async close() {
      await pool.end();
      await local?.close();
    },
  };
}
