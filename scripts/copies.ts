// Copies of the site's data: npm run backup [-- FILE] | npm run restore -- FILE | npm run move
import { backUpSite, moveToServer, restoreSite } from "../server/copies.ts";
import type { ReadBackup } from "../server/db/backup/file.ts";
import { readEnv } from "../server/env.ts";
import { createLog } from "../server/log.ts";
import { isForOperator } from "../server/operator-errors.ts";

class UsageError extends Error {}

const usage = `Usage:
  npm run backup [-- FILE]    writes the database and its pictures to FILE, else to DATA_DIR/backups
  npm run restore -- FILE     fills the empty database that DATABASE_URL or DATA_DIR names, and compares every table
  npm run move                copies the embedded database of DATA_DIR to the empty server of DATABASE_URL

Stop the site first; with DATABASE_URL a backup may be made while it runs.`;

const whole = ({ tables, files }: ReadBackup) => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows${files ? ` and ${files} pictures of the bucket` : ""}`;
};

async function run([act, file, ...more]: string[]) {
  const named = act === "restore" ? file !== undefined : act === "backup" || (act === "move" && !file);
  if (!named || more.length || file?.startsWith("-")) throw new UsageError(usage);
  const env = readEnv();
  const copying = {
    env,
    log: createLog({ level: "warn", pretty: process.stdout.isTTY === true }),
    say: console.log,
  };
  if (act === "backup") {
    const made = await backUpSite(copying, file);
    console.log(`${made.file}: ${whole(made.header)}, read again and the same as the database.`);
  } else if (act === "restore") {
    console.log(
      `Restored ${whole(await restoreSite(copying, file as string))}. Compared: every table is the same.`,
    );
  } else {
    const moved = await moveToServer(copying);
    console.log(
      `Moved ${whole(moved.header)}. Compared: every table is the same.\nStart with this DATABASE_URL from now on. ${moved.file} and DATA_DIR/pg are what was before; delete them when you need them no more.`,
    );
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof UsageError || isForOperator(error);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
