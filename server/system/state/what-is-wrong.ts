import { plainServerWords } from "../../../rules/mail-server-words.ts";
import type { SystemPart, SystemState } from "../../../contracts/system.ts";

const HOUR_MS = 3_600_000;
const names: Record<SystemPart, string> = {
  database: "The database",
  queue: "The queue",
  backup: "Backup status",
  mail: "Email status",
  keys: "API keys",
  storage: "Storage",
};
const LITTLE_SPACE = 1_000_000_000;

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const hoursSince = (at: string, now: Date) => (now.getTime() - Date.parse(at)) / HOUR_MS;

/** What somebody should look at, a sentence each; nothing where all is well. */
export function whatIsWrong(state: Omit<SystemState, "wrong">, now: Date): string[] {
  const { queue, backup, mail, storage } = state;
  const wrong: string[] = [];
  for (const [part, name] of Object.entries(names) as [SystemPart, string][]) {
    const read = state[part];
    if ("unreadable" in read) wrong.push(`${name} could not be read: ${read.unreadable}`);
  }
  if (!("unreadable" in queue)) {
    if (queue.failed)
      wrong.push(`${times(queue.failed, "job has", "jobs have")} failed for good. See why below.`);
    if (queue.oldest && hoursSince(queue.oldest, now) > 0.25)
      wrong.push("A job has been waiting for more than 15 minutes. No worker seems to be running.");
  }
  if (!("unreadable" in backup)) {
    // Where none are due any more, an old failure is nobody's fault now.
    if (backup.nightly && backup.failed) wrong.push(`The last backup failed: ${backup.failed.reason}`);
    else if (backup.nightly && !backup.last && hoursSince(state.startedAt, now) > 25)
      wrong.push("There is no backup yet, although one is due every night.");
    else if (backup.nightly && backup.last && hoursSince(backup.last.at, now) > 36)
      wrong.push("The last backup is more than 36 hours old, although one is due every night.");
  }
  if (!("unreadable" in mail)) {
    if (mail.failed)
      wrong.push(`${times(mail.failed, "email", "emails")} from the last seven days could not be delivered.`);
    if (mail.refused) wrong.push(waitsBecause(mail.refused));
    else if (mail.oldest && hoursSince(mail.oldest, now) > 1)
      wrong.push("An email has been waiting for more than an hour, and nothing has tried to send it.");
    if (!mail.server) wrong.push("No mail server is set up, so emails are saved as files and not delivered.");
  }
  if (!("unreadable" in storage) && storage.free < LITTLE_SPACE)
    wrong.push("Less than 1 GB of disk space is left for DATA_DIR.");
  return wrong;
}

/** In plain words where the answer is known, and as the server gave it. */
function waitsBecause(response: string): string {
  const plain = plainServerWords(response);
  return plain
    ? `An email is waiting. ${plain} (${response})`
    : `An email is waiting because the mail server didn’t accept it: ${response}`;
}
