import { site } from "../../site.config.ts";
import type { OutgoingMail } from "../mails/mails.service.ts";
import { escapeHtml, mailHtml, mailStyles } from "../mail/layout.ts";
import type { LeadRow } from "./leads.table.ts";

export const REPLY_MAIL = "reply";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * An administrator's answer, as a letter of a person's: their message stands beneath it. What they write back goes to the
 * owner.
 * @param message what it answers, in their own words; empty where they left none
 */
export function replyMail(
  lead: LeadRow,
  { subject, text }: { subject: string; text: string },
  { replyTo, message }: { replyTo: string; message: string },
): OutgoingMail {
  const footer = `${site.name}, ${site.email}`;
  const said = `On ${day.format(lead.createdAt)}, you wrote:`;
  const quoted = message.trim();
  return {
    kind: REPLY_MAIL,
    subjectId: lead.subjectId,
    to: { name: lead.name, address: lead.email },
    replyTo: { name: site.name, address: replyTo },
    subject,
    text: `${text}\n\n--\n${footer}\n${quoted && `\n${said}\n${quoted.replaceAll(/^/gm, "> ")}\n`}`,
    html: mailHtml({
      preview: text.slice(0, 120),
      heading: subject,
      isLetter: true,
      body: paragraphs(text),
      footer: `${escapeHtml(footer)}${
        quoted &&
        `<br><br>${escapeHtml(said)}</p>\n<blockquote class="quote" style="${mailStyles.quote};margin-top:8px;font-size:14px">${escapeHtml(quoted)}</blockquote>\n<p style="margin:0">`
      }`,
    }),
  };
}

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        `<p style="${mailStyles.paragraph}">${escapeHtml(paragraph.trim()).replaceAll("\n", "<br>")}</p>`,
    )
    .join("\n");
