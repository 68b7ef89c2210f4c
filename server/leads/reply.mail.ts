import { site } from "../../site.config.ts";
import type { OutgoingMail } from "../mails/mails.service.ts";
import { escapeHtml, mailHtml, mailStyles } from "../mail/layout.ts";
import type { LeadRow } from "./leads.table.ts";

export const REPLY_MAIL = "reply";

/** An administrator's answer; what the person writes back goes to the owner. */
export function replyMail(
  lead: LeadRow,
  { subject, text }: { subject: string; text: string },
  replyTo: string,
): OutgoingMail {
  const footer = `${site.name}, ${site.email}`;
  return {
    kind: REPLY_MAIL,
    subjectId: lead.subjectId,
    to: { name: lead.name, address: lead.email },
    replyTo: { name: site.name, address: replyTo },
    subject,
    text: `${text}\n\n--\n${footer}\n`,
    html: mailHtml({
      preview: text.slice(0, 120),
      heading: subject,
      body: text
        .split(/\n{2,}/)
        .map(
          (paragraph) =>
            `<p style="${mailStyles.paragraph}">${escapeHtml(paragraph.trim()).replaceAll("\n", "<br>")}</p>`,
        )
        .join("\n"),
      footer: escapeHtml(footer),
    }),
  };
}
