// A release's notes, from the log: npm run release-notes -- FROM [TO]   (tags or commits; TO is HEAD unless given)
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { knownMigrations } from "../server/db/migrate.ts";
import { releaseNotes } from "./release-notes/notes.ts";

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const [from, to = "HEAD"] = process.argv.slice(2);

if (!from) {
  console.error("Usage: npm run release-notes -- FROM [TO]");
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
