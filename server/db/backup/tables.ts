import type pg from "pg";

/** What a table holds: how many rows, and a sum over all of them that no order changes. */
export interface TableSum {
  /** As SQL names it: `public.articles`. */
  name: string;
  /** Those that are stored; the database computes the others. */
  columns: string[];
  /** That put its rows in an order; none where only the whole row does. */
  key: string[];
  rows: number;
  /** Decimal: the first 60 bits of each row's SHA-256, added up. */
  sum: string;
  /** Of the longest row, as text. */
  longest: number;
}
export interface SequenceValue {
  name: string;
  /** What the next number follows; absent where none was taken yet. */
  last?: string;
}

/** Whose tables a backup holds: the site's and the queue's. Which migrations there were is told in its header. */
const SCHEMAS = "('public', 'pgboss')";
/** Figures of the queue about itself, in a partition for each day. */
const NOT_COPIED = "('queue_stats')";
/** What the text of a value depends on. */
const SETTINGS = `set timezone = 'UTC'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1`;

export async function speakPlainly(client: pg.Client): Promise<void> {
  await client.query(SETTINGS);
}

/** The site's own tables, partitions counted to the whole. */
export async function findTables(client: pg.Client): Promise<Pick<TableSum, "name" | "columns" | "key">[]> {
  const { rows } = await client.query(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(quote_ident(a.attname) order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ${NOT_COPIED}
    order by 1`);
  return rows;
}

/** Each row as a line of JSON, in an order that is the same as long as the rows are. */
export const linesOf = ({ name, columns, key }: Pick<TableSum, "name" | "columns" | "key">): string =>
  `select to_jsonb(r)::text as line from (select ${columns.join(", ")} from ${name}) r order by ${
    key.length ? key.map((column) => `r.${column}`).join(", ") : "1"
  }`;

/** Counts and adds up a table, in the database. */
export async function sumTable(
  client: pg.Client,
  table: Pick<TableSum, "name" | "columns" | "key">,
): Promise<TableSum> {
  const { rows } = await client.query(`
    select count(*) as rows, coalesce(max(octet_length(line)), 0) as longest,
      coalesce(sum(('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as sum
    from (select to_jsonb(r)::text as line from (select ${table.columns.join(", ")} from ${table.name}) r) l`);
  return { ...table, ...rows[0] };
}

export async function readSequences(client: pg.Client): Promise<SequenceValue[]> {
  const { rows } = await client.query(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by 1`);
  return rows.map(({ name, last }) => ({ name, ...(last !== null && { last }) }));
}

/** The tables whose rows are not the same on both sides, each said in a few words. */
export function differences(expected: readonly TableSum[], found: readonly TableSum[]): string[] {
  const other = new Map(found.map((table) => [table.name, table]));
  return expected.flatMap(({ name, rows, sum }) => {
    const there = other.get(name);
    if (!there) return [`${name} is missing`];
    if (there.rows !== rows) return [`${name} has ${there.rows} rows instead of ${rows}`];
    return there.sum === sum ? [] : [`${name} has other rows`];
  });
}
