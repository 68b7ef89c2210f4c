import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { WRITTEN } from "../../contracts/mails.ts";
import { makeFolder } from "../storage/make-folder.ts";
import { compose } from "./compose.ts";
import type { Mailer } from "./mailer.ts";

/** Without a mail server: each mail becomes an .eml file, named by its message id, so that a repetition is the same file. */
export function outboxMailer({ dir, from }: { dir: string; from: string }): Mailer {
  return {
    kind: "outbox",
    async send(mail) {
      // With the first mail: the library takes its memory.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
      const info = await transport.sendMail(compose(mail, from));
      makeFolder(dir);
      const name = fileName(mail.messageId);
      const file = join(dir, name);
      await writeFile(`${file}.part`, info.message as Buffer);
      await rename(`${file}.part`, file);
      return { response: `${WRITTEN}${name}` };
    },
    close() {},
  };
}

const fileName = (messageId: string) => `${messageId.replace(/[^\w.-]+/g, "")}.eml`;

/** Removes written mails, as when a person's data is erased; those that are not there are no fault. */
export async function forgetOutboxFiles(dir: string, messageIds: string[]): Promise<void> {
  for (const id of messageIds) await rm(join(dir, fileName(id)), { force: true });
}
