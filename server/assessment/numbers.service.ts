import { isDeepStrictEqual } from "node:util";
import type { FirstFigure } from "../../contracts/assessment-own.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { ReviewChoices } from "../../contracts/assessment-review-choices.ts";
import type { ReportDocument } from "../../contracts/report-document.ts";
import { firstFigure } from "../../rules/report-document/first-figure.ts";
import type { Db } from "../db/client.ts";
import { AppError, notFound } from "../errors.ts";
import type { CompanyMailbox } from "../mail/company-mailbox.ts";
import type { Mails } from "../mails/mails.service.ts";
import { findAssessment, updateAssessment } from "./assessment.store.ts";
import type { Assessment } from "./assessment.table.ts";
import type { Consultant } from "./consultant-apart.ts";
import { numbersMail } from "./company.mail.ts";
import { redrawn, reportValues } from "./document/stored.ts";
import { groundOf } from "./ground.ts";
import type { Reviewable } from "./review/reviewable.ts";
import { insertVersion } from "./versions.store.ts";

export interface NumbersDeps {
  db: Db;
  mails: Mails;
  mailbox: CompanyMailbox;
  consultant: Pick<Consultant, "draw" | "faults">;
}
export type NumbersService = ReturnType<typeof numbersService>;

/** The version's author, where the respondent's numbers made it. */
const OWNER = "the owner's numbers";

/**
 * A report that waits for its review, drawn again with the numbers of its row, as a version of its own.
 * @param drawing what the consultant makes of the row
 */
export async function keepRedrawn(tx: Db, row: Reviewable, drawing: ReportDocument): Promise<void> {
  const document = redrawn(row, drawing);
  await updateAssessment(tx, row.id, {
    ...reportValues(document),
    reportBase: drawing,
    updatedAt: new Date(),
  });
  await insertVersion(tx, { assessmentId: row.id, kind: "numbers", document, author: OWNER });
}

const OTHER_TRADE = "Please choose a trade of your industry";

const waitsForReview = (row: Assessment): row is Reviewable => row.reportDocument !== null && !row.reportSent;

/** What was kept over a number of the owner's was not kept over another one that comes later. */
function stillKept({ reviewChoices, ownersNumbers }: Assessment, numbers: OwnersNumbers): ReviewChoices {
  const { overOwners = [], ...choices } = reviewChoices;
  const still = overOwners.filter((id) => isDeepStrictEqual(entry(ownersNumbers, id), entry(numbers, id)));
  return still.length > 0 ? { ...choices, overOwners: still } : choices;
}
const entry = (numbers: OwnersNumbers | null, id: string) => new Map(Object.entries(numbers ?? {})).get(id);

/** What the owner tells beyond the answers. */
export function numbersService({ db, mails, mailbox, consultant }: NumbersDeps) {
  const find = async (tx: Db, id: string, options?: { lock: true }) => {
    const found = await findAssessment(tx, id, options);
    if (!found) throw notFound("This link does not work any more");
    return found;
  };
  const checkTrade = async ({ industry }: Assessment, { trade }: OwnersNumbers) => {
    const faults = trade ? await consultant.faults({ industry, choices: { trade } }) : [];
    if (faults.length > 0)
      throw new AppError("invalid", OTHER_TRADE, {
        errors: [{ field: "numbers.trade", message: OTHER_TRADE }],
      });
  };
  return {
    /** What a sent report's first figure is with numbers that came after it. Null without those, or where they leave no sum. */
    async counted(row: Assessment): Promise<FirstFigure | null> {
      const { ownersNumbersAt: at, reportSentAt: sent } = row;
      return at && sent && at > sent ? firstFigure(await consultant.draw(groundOf(row))) : null;
    },
    /**
     * Keeps the numbers and tells the company. Before the report is sent it is drawn again with them; what was sent stays as
     * it was. The same numbers again change nothing.
     * @throws AppError not_found; invalid for a trade that is none of the business's industry
     */
    async save(id: string, numbers: OwnersNumbers): Promise<Assessment> {
      const withNumbers = (row: Assessment) => ({
        ...row,
        ownersNumbers: numbers,
        reviewChoices: stillKept(row, numbers),
      });
      const isSaved = ({ ownersNumbers }: Assessment) => isDeepStrictEqual(ownersNumbers ?? {}, numbers);
      for (let found = await find(db, id); ; found = await find(db, id)) {
        if (isSaved(found)) return found;
        await checkTrade(found, numbers);
        const ground = groundOf(withNumbers(found));
        // Before the transaction: nothing of the database waits for the drawing.
        const drawing = waitsForReview(found) ? await consultant.draw(ground) : undefined;
        const saved = await db.transaction(async (tx) => {
          const present = await find(tx, id, { lock: true });
          if (isSaved(present)) return present;
          const waits = waitsForReview(present);
          const changed = !isDeepStrictEqual(groundOf(withNumbers(present)), ground);
          if (waits && (!drawing || changed)) return undefined;
          const { reviewChoices } = withNumbers(present);
          const kept = { ownersNumbers: numbers, ownersNumbersAt: new Date(), reviewChoices };
          const row = (await updateAssessment(tx, id, kept)) as Assessment;
          if (waits && drawing) await keepRedrawn(tx, row as Reviewable, drawing);
          await mails.queueMail(tx, numbersMail(row, mailbox));
          return (await findAssessment(tx, id)) as Assessment;
        });
        if (saved) return saved;
      }
    },
  };
}
