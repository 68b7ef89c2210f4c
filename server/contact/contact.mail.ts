import type { MailToUs } from "../../contracts/mails.ts";
import { site } from "../../site.config.ts";
import type { OutgoingMail } from "../mails/mails.service.ts";
import type { CompanyMailbox } from "../mail/company-mailbox.ts";
import { escapeHtml, mailHtml, mailStyles } from "../mail/layout.ts";
import type { ContactMessage } from "./contact.table.ts";

/** Kind of the mails that tell the company of a message; who wrote it gets none. */
export const COMPANY_MAIL = "contact" satisfies MailToUs;

/** The message as the company gets it: an answer goes to the visitor, a button to its lead. */
export function contactMail(
  message: ContactMessage,
  leadId: string,
  { recipient, siteAddress }: CompanyMailbox,
): OutgoingMail {
  const link = `${siteAddress()}/admin/leads/${leadId}`;
  const facts: [label: string, value: string][] = [
    ["Name", message.name],
    ["E-mail", message.email],
    ["Company", message.company],
    ["Phone", message.phone],
  ];
  const given = facts.filter(([, value]) => value);
  const footer = `Sent from the contact form of ${site.name}. Reply to this mail to answer ${message.name}.`;
  return {
    kind: COMPANY_MAIL,
    subjectId: message.id,
    to: { address: recipient },
    replyTo: { name: message.name, address: message.email },
    subject: `Message from ${message.name}${message.company && `, ${message.company}`}`,
    text: `${given.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${message.message}\n\nOpen in Leads: ${link}\n\n--\n${footer}\n`,
    html: mailHtml({
      preview: message.message.slice(0, 120),
      heading: `Message from ${message.name}`,
      body: `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${given
        .map(
          ([label, value]) =>
            `<tr><td class="label" style="${mailStyles.label}">${label}</td><td style="${mailStyles.value}">${escapeHtml(value)}</td></tr>`,
        )
        .join("")}</table>
<div class="quote" style="${mailStyles.quote}">${escapeHtml(message.message)}</div>
<p style="margin:24px 0 0"><a class="button" href="${escapeHtml(link)}" style="${mailStyles.button}">Open in Leads</a></p>`,
      footer: escapeHtml(footer),
    }),
  };
}
