import { z } from "zod";
import type { Db } from "../db/client.ts";
import { defineJob, type Job, job } from "../jobs/job.ts";
import type { CompanyMailbox } from "../mail/company-mailbox.ts";
import type { Mails } from "../mails/mails.service.ts";
import { HELD_MAIL, heldMail } from "./held.mail.ts";
import { countHeld } from "./leads.store.ts";

/** Daily at 12:41 UTC, the morning of America's coasts; a day that the site was stopped is made up for at its start. */
export const mailHeld = defineJob({
  name: "leads.held",
  data: z.object({}).loose(),
  options: { retryLimit: 5, retryDelay: 60, schedule: "41 12 * * *", policy: "exclusive" },
});

export interface HeldJobsDeps extends CompanyMailbox {
  db: Db;
  mails: Mails;
}

/** Tells the company once a day what was held back as spam since it was last told; nothing new, no mail. */
export function heldJobs({ db, mails, recipient, siteAddress }: HeldJobsDeps): Job[] {
  return [
    job(mailHeld, () =>
      db.transaction(async (tx) => {
        const [last] = await mails.states(tx, [HELD_MAIL], [HELD_MAIL]);
        const fresh = await countHeld(tx, last?.createdAt);
        if (!fresh) return;
        const mail = heldMail({ fresh, waiting: await countHeld(tx) }, { recipient, siteAddress });
        await mails.queueMail(tx, mail);
      }),
    ),
  ];
}
