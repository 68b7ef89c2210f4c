import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Trade } from "../../content/report/kinds.ts";
import type { Playbook } from "../../content/report/playbook.ts";
import { readPlaybook } from "./read-playbook.ts";

const FOLDER = new URL("../../content/report/playbooks/", import.meta.url);
export const playbookKeys = () => readdirSync(FOLDER).map((file) => file.replace(/\.txt$/, ""));
export const readKey = (key: string): Playbook =>
  readPlaybook(readFileSync(new URL(`${key}.txt`, FOLDER), "utf8"));
export const hasPlaybook = ({ id, playbook: key = id }: Trade) => existsSync(new URL(`${key}.txt`, FOLDER));
export const playbookOf = (trade: Trade): Playbook | undefined =>
  hasPlaybook(trade) ? readKey(trade.playbook ?? trade.id) : undefined;
