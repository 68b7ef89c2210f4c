import type { MailToUs } from "../../contracts/mails.ts";
import { PROMISED_MS } from "../../contracts/assessment-api.ts";
import type { OutgoingMail } from "../mails/mails.service.ts";
import type { CompanyMailbox } from "../mail/company-mailbox.ts";
import { escapeHtml, mailHtml, mailStyles } from "../mail/layout.ts";
import { site } from "../../site.config.ts";
import type { Assessment } from "./assessment.table.ts";
import { nameInSubject } from "./review/report.mail.ts";

/** Kind of the mails that tell the company of an assessment. */
export const COMPANY_MAIL = "assessment-desk" satisfies MailToUs;

interface Word {
  subject: string;
  heading: string;
  lines: string[];
  /** When such a mail is sent, after 'Sent by Ringwell'. */
  sent: string;
}

const when = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** An assessment has come, and its report is due. */
export const newAssessmentMail = (stored: Assessment, mailbox: CompanyMailbox): OutgoingMail =>
  companyMail(stored, mailbox, {
    subject: "New assessment",
    heading: "A new assessment is here",
    lines: [
      `Number ${stored.number}, ${stored.industry}. The report is being written now.`,
      `Promised for review by ${when.format(stored.createdAt.getTime() + PROMISED_MS)} UTC.`,
    ],
    sent: "for each new assessment",
  });

/** The owner has put numbers in. */
export const numbersMail = (stored: Assessment, mailbox: CompanyMailbox): OutgoingMail =>
  companyMail(stored, mailbox, {
    subject: "Numbers have come",
    heading: "The owner sent numbers",
    lines: stored.reportSent
      ? [
          `The owner of assessment ${stored.number} has put in numbers after the report was sent.`,
          "You can send an update with them.",
        ]
      : [
          `The owner of assessment ${stored.number} has put in numbers.`,
          stored.reportContent
            ? "The report is drawn with them, as a new version. An approval of the version before is void."
            : "The report isn’t written yet. It will use them.",
        ],
    sent: "whenever an owner puts in numbers",
  });

function companyMail(
  stored: Assessment,
  { recipient, siteAddress }: CompanyMailbox,
  { subject, heading, lines, sent }: Word,
): OutgoingMail {
  const name = nameInSubject(stored.businessName);
  const link = `${siteAddress()}/admin/assessments?id=${stored.id}`;
  const footer = `Sent by ${site.name} ${sent}.`;
  return {
    kind: COMPANY_MAIL,
    subjectId: stored.id,
    to: { address: recipient },
    subject: name ? `${subject}: ${name}` : `${subject}: number ${stored.number}`,
    text: `${lines.join("\n")}\n\n${link}\n\n--\n${footer}\n`,
    html: mailHtml({
      preview: lines.join(" "),
      heading,
      body: `${lines.map((line) => `<p style="${mailStyles.paragraph}">${escapeHtml(line)}</p>`).join("\n")}
<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(link)}" style="${mailStyles.button}">Open the assessment</a></p>`,
      footer: escapeHtml(footer),
    }),
  };
}
