import type { Db } from "../db/client.ts";
import type { Mails } from "../mails/mails.service.ts";
import { answersOf } from "./answers.ts";
import { confirmationMail } from "./assessment.mail.ts";
import type { Assessment } from "./assessment.table.ts";
import type { LinksService } from "./links.service.ts";

/** Makes the respondent's private link and queues the mail that says 'we have your answers'. */
export async function confirm(
  tx: Db,
  stored: Assessment,
  { mails, links }: { mails: Mails; links: Pick<LinksService, "create"> },
): Promise<void> {
  const link = await links.create(tx, stored.id, "respondent");
  await mails.queueMail(tx, confirmationMail({ id: stored.id, answers: answersOf(stored) }, link));
}
