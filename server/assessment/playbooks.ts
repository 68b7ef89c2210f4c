import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Playbook } from "../../content/report/playbook.ts";
import type { PlaybookOf } from "../../rules/report/consultation.ts";
import { readPlaybook } from "../../rules/report/read-playbook.ts";

const FOLDER = new URL("../../content/report/playbooks/", import.meta.url);
const fileOf = (key: string) => new URL(`${key}.txt`, FOLDER);
const read = new Map<string, Playbook | undefined>();

/** What is written for a trade; undefined where nobody has written for it yet. A file is read when it is first asked for. */
export const playbookOf: PlaybookOf = ({ id, playbook: key = id }) => {
  if (!read.has(key)) {
    const file = fileOf(key);
    read.set(key, existsSync(file) ? readPlaybook(readFileSync(file, "utf8")) : undefined);
  }
  return read.get(key);
};

/** The same as it is written; null where nobody has written for it yet. */
export const playbookText = (key: string): Promise<string | null> =>
  readFile(fileOf(key), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
