// `npm run check`, then the unit and database tests (on PostgreSQL) that what has changed reaches by its imports.
// npm run test:quick             what is not committed yet
// npm run test:quick -- COMMIT   what has changed since that commit
import { spawnSync } from "node:child_process";

const since = process.argv[2];
for (const [command, ...args] of [
  ["npm", "run", "-s", "check"],
  [
    process.execPath,
    "node_modules/vitest/vitest.mjs",
    "run",
    since ? `--changed=${since}` : "--changed",
    "--project=unit",
    "--project=postgres",
    "--passWithNoTests",
  ],
] as const) {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
