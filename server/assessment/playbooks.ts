import { existsSync, readFileSync } from "node:fs";
import type { Trade } from "../../content/report/kinds.ts";
import type { Playbook } from "../../content/report/playbook.ts";
import { readPlaybook } from "../../rules/report/read-playbook.ts";

const FOLDER = new URL("../../content/report/playbooks/", import.meta.url);
const read = new Map<string, Playbook | undefined>();

/** What is written for a trade; undefined where nobody has written for it yet. A file is read when it is first asked for. */
export function playbookOf({ id, playbook: key = id }: Pick<Trade, "id" | "playbook">): Playbook | undefined {
  if (!read.has(key)) {
    const file = new URL(`${key}.txt`, FOLDER);
    read.set(key, existsSync(file) ? readPlaybook(readFileSync(file, "utf8")) : undefined);
  }
  return read.get(key);
}
