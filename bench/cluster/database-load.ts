import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";

/** Fields of `/proc/<pid>/stat` after the program's name; the first is the state. */
const stat = (pid: number | string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return []; // it has ended meanwhile
  }
};
const ticks = (fields: string[], ...at: number[]) => at.reduce((sum, n) => sum + Number(fields[n] ?? 0), 0);

/** The processor's time in seconds that a server has taken with all its processes, those that have ended included. */
export function processorSeconds(server: number): number {
  const own = ticks(stat(server), 11, 12, 13, 14);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(stat)
    .filter(([, parent]) => Number(parent) === server);
  return (own + children.reduce((sum, fields) => sum + ticks(fields, 11, 12), 0)) / 100;
}

/** Connections of the site's processes. */
export async function connections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where client_port is not null and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows[0]?.n ?? 0;
}
