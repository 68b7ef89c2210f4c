import { isDeepStrictEqual } from "node:util";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { Db } from "../db/client.ts";
import { notFound } from "../errors.ts";
import type { CompanyMailbox } from "../mail/company-mailbox.ts";
import type { Mails } from "../mails/mails.service.ts";
import { findAssessment, updateAssessment } from "./assessment.store.ts";
import type { Assessment } from "./assessment.table.ts";
import { consultation, groundOf } from "./consultant.ts";
import { numbersMail } from "./company.mail.ts";
import { redrawn, reportValues } from "./document/stored.ts";
import { insertVersion } from "./versions.store.ts";

export interface NumbersDeps {
  db: Db;
  mails: Mails;
  mailbox: CompanyMailbox;
}
export type NumbersService = ReturnType<typeof numbersService>;

/** The version's author, where the respondent's numbers made it. */
const OWNER = "the owner's numbers";

/** Draws a report that waits for its review again with the numbers of its row, as a version of its own. */
export async function drawWithNumbers(tx: Db, row: Assessment): Promise<void> {
  const { reportDocument, reportBase, reportSent } = row;
  if (reportSent || !reportDocument) return;
  const drawing = consultation(groundOf(row));
  const document = redrawn({ reportDocument, reportBase }, drawing.document);
  await updateAssessment(tx, row.id, {
    ...reportValues(document),
    reportBase: drawing.document,
    updatedAt: new Date(),
  });
  await insertVersion(tx, { assessmentId: row.id, kind: "numbers", document, author: OWNER });
}

/** What the owner tells beyond the answers. */
export function numbersService({ db, mails, mailbox }: NumbersDeps) {
  return {
    /**
     * Keeps the numbers and tells the company. Before the report is sent it is drawn again with them; what was sent stays as
     * it was. The same numbers again change nothing.
     * @throws AppError not_found
     */
    save: (id: string, numbers: OwnersNumbers): Promise<Assessment> =>
      db.transaction(async (tx) => {
        const found = await findAssessment(tx, id, { lock: true });
        if (!found) throw notFound("This link does not work any more");
        if (isDeepStrictEqual(found.ownersNumbers ?? {}, numbers)) return found;
        const kept = { ownersNumbers: numbers, ownersNumbersAt: new Date() };
        const row = (await updateAssessment(tx, id, kept)) as Assessment;
        await drawWithNumbers(tx, row);
        await mails.queueMail(tx, numbersMail(row, mailbox));
        return (await findAssessment(tx, id)) as Assessment;
      }),
  };
}
