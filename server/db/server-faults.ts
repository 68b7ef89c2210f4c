import pg from "pg";
import { databaseUnavailable, hasCode } from "./unavailable.ts";

/** DATABASE_URL leads to no database that lets us in, or do what is needed; the message says why, without the password. */
export class DatabaseUnreachableError extends Error {
  override name = "DatabaseUnreachableError";
  constructor(cause: unknown, how = wordsOf(cause)) {
    super(`DATABASE_URL cannot be used: ${how}`, { cause });
  }
}

/** Refused connections to a name with two addresses are an error of errors, without words of its own. */
export const wordsOf = (error: unknown): string => {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: Error[] };
  return message || errors?.[0]?.message || code || String(error);
};

const REFUSED_RIGHT = "42501";

/** A fault of a PostgreSQL server in words for whoever runs the site; everything else as it is. */
export function inOperatorsWords(error: unknown): unknown {
  if (error instanceof DatabaseUnreachableError) return error;
  let cause = error;
  while (cause instanceof Error && cause.cause && !(cause instanceof pg.DatabaseError)) cause = cause.cause;
  if (hasCode(error, REFUSED_RIGHT))
    return new DatabaseUnreachableError(
      cause,
      `its role may not do what is needed (${wordsOf(cause)}). Let the role own the database`,
    );
  const fromDatabase = cause instanceof pg.DatabaseError || /^Connection terminated/.test(wordsOf(cause));
  return fromDatabase && databaseUnavailable(error) ? new DatabaseUnreachableError(cause) : error;
}

/** A connection beside the pool, for work that takes its time. @throws DatabaseUnreachableError, of a server */
export async function connectAlone(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  // One that dies between two queries has nobody to tell: the next query says so.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw config.stream ? error : new DatabaseUnreachableError(error);
  }
  return client;
}
