import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const NEXT_VERSION = "1.0.1-next";
/** What the next version adds to the tables: a column that the running version does not know, and an index. */
const MIGRATION = `ALTER TABLE "contact_messages" ADD COLUMN "heard_from" text;--> statement-breakpoint
CREATE INDEX "contact_messages_heard_from" ON "contact_messages" ("heard_from");
`;
const LEFT_OUT = new Set([
  "node_modules",
  "build",
  "data",
  "test-results",
  "playwright-report",
  "bench",
  "tests",
]);

/**
 * A next version of the site in a folder of its own: this tree with another version's name, one migration more and one
 * word more in the footer, so that it is built to files of other names. Packages are this tree's.
 */
export function makeNextVersion(folder: string): void {
  cpSync(".", folder, {
    recursive: true,
    filter: (from) => from === "." || !(LEFT_OUT.has(from) || from.startsWith(".")),
  });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(folder, file);
    const before = readFileSync(path, "utf8");
    const after = edit(before);
    if (after === before) throw new Error(`${file} is not what the next version was made of`);
    writeFileSync(path, after);
  };
  change("package.json", (text) => text.replace(/"version": "[^"]+"/, `"version": "${NEXT_VERSION}"`));
  change("web/ui/footer.tsx", (text) => text.replace("All rights reserved.", `All rights reserved. (next)`));
  const tag = "9000_next";
  writeFileSync(join(folder, `server/db/migrations/${tag}.sql`), MIGRATION);
  change("server/db/migrations/meta/_journal.json", (text) => {
    const journal = JSON.parse(text) as { entries: { idx: number; version: string; when: number }[] };
    const last = journal.entries.at(-1);
    if (!last) return text;
    const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag };
    return JSON.stringify({ ...journal, entries: [...journal.entries, entry] });
  });
  execFileSync(process.execPath, ["scripts/build.ts"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
