// A release's notes, from the log: npm run release-notes -- FROM [TO]   (tags or commits; TO is HEAD unless given)
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { knownMigrations } from "../server/db/migrate.ts";
import { releaseNotes } from "./release-notes/notes.ts";

/** One that git does not know. */
const unknown = (ref: string): boolean =>
  spawnSync("git", ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]).status !== 0;
const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const [from, to = "HEAD"] = process.argv.slice(2);

const strange = [from, to].find((ref) => ref !== undefined && unknown(ref));
if (!from || from.startsWith("-")) {
  console.error("Usage: npm run release-notes -- FROM [TO]");
  process.exitCode = from === "--help" ? 0 : 1;
} else if (strange) {
  console.error(`${strange} is no tag and no commit of this repository (git tag lists the tags)`);
  process.exitCode = 1;
} else {
  const range = `${from}..${to}`;
  const commits = git("log", "--no-merges", "--reverse", "--format=%x1e%s%x1f", "--name-only", range)
    .split("\x1e")
    .slice(1)
    .map((text) => {
      const [subject = "", files = ""] = text.split("\x1f");
      return { subject, files: files.split("\n").filter(Boolean) };
    });
  const added = git("diff", "--name-only", "--diff-filter=A", range, "--", "server/db/migrations/*.sql");
  const migrations = knownMigrations().filter(({ tag }) => added.includes(`/${tag}.sql`));
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const date = git("log", "-1", "--format=%cs", to).trim();
  process.stdout.write(releaseNotes({ version, date, commits, migrations }));
}
