import { eq, inArray, sql } from "drizzle-orm";
import { ASSESSMENT_FIELDS, ASSESSMENT_QUESTIONS } from "../../contracts/assessment.ts";
import type { Db } from "../db/client.ts";
import type { LeadSource, NewLead } from "../lead-source.ts";
import { answersOf } from "./answers.ts";
import { answerText } from "./assessment.mail.ts";
import { COMPANY_MAIL } from "./company.mail.ts";
import { findAssessment } from "./assessment.store.ts";
import { type Assessment, assessments, reportVersions } from "./assessment.table.ts";

export const assessmentLead = (stored: Assessment): NewLead => ({
  kind: "assessment",
  subjectId: stored.id,
  name: stored.businessName,
  email: stored.email,
  company: stored.businessName,
  summary: `${stored.industry}. ${stored.operationalBottlenecks.join(", ")}`,
  spam: stored.spam,
});

const ofPerson = (email: string) => sql`lower(${assessments.email}) = lower(${email})`;

async function eraseAssessments(tx: Db, ids: string[]) {
  if (!ids.length) return { assessments: 0, reportVersions: 0 };
  const versions = await tx.$count(reportVersions, inArray(reportVersions.assessmentId, ids));
  for (const id of ids) await tx.delete(assessments).where(eq(assessments.id, id));
  return { assessments: ids.length, reportVersions: versions };
}

/** How assessments answer for the inbox. Links and versions of a report go with its row. */
export function assessmentLeads(release: (tx: Db, id: string) => Promise<void>): LeadSource {
  return {
    kind: "assessment",
    companyMail: COMPANY_MAIL,
    waitsElsewhere: true,
    pageOf: (id) => `/admin/assessments?id=${id}`,
    async read(db, id) {
      const found = await findAssessment(db, id);
      if (!found) return undefined;
      const answers = answersOf(found);
      const facts = ASSESSMENT_FIELDS.map((field) => ({
        label: ASSESSMENT_QUESTIONS[field].short,
        value: answerText(answers, field),
      }));
      return { facts, text: "" };
    },
    async exportPerson(db, email) {
      const found = await db.select().from(assessments).where(ofPerson(email));
      return found.map((row) => ({
        ...answersOf(row),
        reportContent: row.reportContent,
        reportSentAt: row.reportSentAt,
        createdAt: row.createdAt,
      }));
    },
    async erasePerson(tx, email) {
      const found = await tx.select({ id: assessments.id }).from(assessments).where(ofPerson(email));
      return eraseAssessments(
        tx,
        found.map(({ id }) => id),
      );
    },
    eraseRecords: eraseAssessments,
    release: (tx, { subjectId }) => release(tx, subjectId),
  };
}
