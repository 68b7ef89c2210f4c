// `npm run check`, then the unit and database tests (on PostgreSQL) that what has changed reaches.
// npm run test:quick             what is not committed yet
// npm run test:quick -- COMMIT   what has changed since that commit
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { testsReached } from "./test-quick/reached-tests.ts";

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
const untracked = git("ls-files", "--others", "--exclude-standard");
const changed = [...git("diff", "--name-only", process.argv[2] ?? "HEAD"), ...untracked];
const files = [...git("ls-files"), ...untracked].filter((file) => existsSync(file));
const tests = testsReached(changed, files, (file) => readFileSync(file, "utf8"));

const run = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
};
run("npm", "run", "-s", "check");
if (tests.length)
  run(
    process.execPath,
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project=unit",
    "--project=web",
    "--project=postgres",
    ...tests,
  );
else console.log("No unit or database test is reached by what has changed.");
