import type { Assessment } from "../assessment.table.ts";
import { site } from "../../../site.config.ts";
import type { OutgoingMail } from "../../mails/mails.service.ts";
import { escapeHtml, mailHtml, mailStyles } from "../../mail/layout.ts";
import { plainName } from "../report/html.ts";
import { renderMail } from "../report/render-mail.ts";
import { renderText } from "../report/render-text.ts";

export const REPORT_MAIL = "assessment-report";
const LONGEST_NAME = 80;

const shortName = (name: string) => {
  const plain = plainName(name);
  const signs = [...plain];
  return signs.length > LONGEST_NAME ? `${signs.slice(0, LONGEST_NAME - 1).join("")}…` : plain;
};

/** The whole report in both parts, the report as PDF, and the client's private link. */
export function reportMail(
  report: { id: string; businessName: string; content: string },
  to: string,
  { link, pdf }: { link: string; pdf: Buffer },
): OutgoingMail {
  const name = shortName(report.businessName);
  const intro =
    "Thank you for your answers. We wrote this report from them, and a person checked it before it left us.";
  const keep = "The whole report is below and attached as a PDF. Your private page has it, too.";
  const question = "A question? Just answer this e-mail. A person reads it.";
  const footer = `You get this one e-mail because you asked ${site.name} for an assessment. ${site.email}, ${site.phone}`;
  const text = renderText(report.content);
  return {
    kind: REPORT_MAIL,
    subjectId: report.id,
    to: { address: to },
    replyTo: { name: site.name, address: site.email },
    subject: "Your AI business assessment is ready",
    text: `${name}\n\n${intro}\n\n${keep}\n${link}\n\n${text}\n\n${question}\n\n--\n${footer}\n`,
    html: mailHtml({
      preview: `The report for ${name}, and what to do first.`,
      heading: "Your AI business assessment is ready",
      body: `<p style="${mailStyles.paragraph}"><strong style="color:#1f1523"><bdi>${escapeHtml(name)}</bdi></strong></p>
<p style="${mailStyles.paragraph}">${intro} ${keep}</p>
<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(link)}" style="${mailStyles.button}">Open your private page</a></p>
<p style="${mailStyles.paragraph}">${question}</p>
${renderMail(report.content)}`,
      footer: escapeHtml(footer),
    }),
    attachments: [{ filename: pdfName(report.businessName), contentType: "application/pdf", content: pdf }],
  };
}

/** `AI assessment - Larkspur Family Dental.pdf`, with nothing that a file system or a header could misread. */
export const pdfName = (businessName: Assessment["businessName"]): string => {
  const name = shortName(businessName)
    .replace(/[^\p{L}\p{N} .,'&()-]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return name ? `AI assessment - ${name}.pdf` : "AI assessment.pdf";
};
