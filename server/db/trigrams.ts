import type pg from "pg";
import { asOneText } from "./has-text.ts";

/** What the area searches by any piece of a text, with its indexes (decision 0156). */
const INDEXES = {
  leads_search: ["leads", "name", "email", "company", "summary"],
  assessments_search: ["assessments", "business_name", "email"],
  deliveries_search: ["deliveries", "to_address", "subject"],
  media_search: ["media", "original_name", "alt"],
} as const;

/** Names of the indexes that are missing. */
export async function missingTrigrams(client: Pick<pg.Client, "query">): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) name where to_regclass('public.' || name) is null",
    [Object.keys(INDEXES)],
  );
  return rows.map(({ name }) => name);
}

/** SQLSTATEs of a role that may not make the extension, and of a server on which it is not installed. */
const NOT_TO_BE_HAD = new Set(["42501", "0A000", "58P01"]);

/**
 * Makes what the migration could not make where the extension was missing or not allowed: somebody may have made it since.
 * @returns why searches read every row still; nothing where all is there
 * @throws any other error of the database
 */
export async function ensureTrigrams(client: Pick<pg.Client, "query">): Promise<string | undefined> {
  const missing = await missingTrigrams(client);
  if (missing.length === 0) return undefined;
  try {
    await client.query("create extension if not exists pg_trgm");
    // Whoever made it may have put it where this role does not look, or may not.
    const { rows } = await client.query<{ schema: string }>(
      "select quote_ident(nspname) as schema from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'pg_trgm'",
    );
    for (const name of missing) {
      const [table, ...columns] = INDEXES[name as keyof typeof INDEXES];
      await client.query(
        `create index if not exists ${name} on public.${table} using gin ((${asOneText(columns)}) ${rows[0]?.schema}.gin_trgm_ops) with (gin_pending_list_limit = 256)`,
      );
    }
  } catch (error) {
    if (NOT_TO_BE_HAD.has((error as pg.DatabaseError).code ?? "")) return (error as Error).message;
    throw error;
  }
  return undefined;
}
