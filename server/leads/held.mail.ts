import type { MailToUs } from "../../contracts/mails.ts";
import { site } from "../../site.config.ts";
import { escapeHtml, mailHtml, mailStyles } from "../mail/layout.ts";
import type { CompanyMailbox } from "../mail/company-mailbox.ts";
import type { OutgoingMail } from "../mails/mails.service.ts";

/** The kind of these mails, and in place of a record what they are about. */
export const HELD_MAIL = "held-messages" satisfies MailToUs;

/**
 * Tells the company that something waits which nobody was mailed about.
 * @param fresh how many came since the last such mail
 * @param waiting how many are there altogether
 */
export function heldMail(
  { fresh, waiting }: { fresh: number; waiting: number },
  { recipient, siteAddress }: CompanyMailbox,
): OutgoingMail {
  const link = `${siteAddress()}/admin/leads?spam=1`;
  const heading = fresh === 1 ? "One new message was held back" : `${fresh} new messages were held back`;
  const why = `${fresh === 1 ? "It looks" : "They look"} like a machine's, so nobody was mailed about ${fresh === 1 ? "it" : "them"}. Most are. A person's goes its way as soon as you press 'Not spam'.`;
  const all = `${waiting} ${waiting === 1 ? "waits" : "wait"} in the inbox under 'Spam'.`;
  const footer = `Sent by the site of ${site.name} at most once a day, and only when something new was held back.`;
  return {
    kind: HELD_MAIL,
    subjectId: HELD_MAIL,
    to: { address: recipient },
    subject: heading,
    text: `${heading}.\n\n${why} ${all}\n\n${link}\n\n--\n${footer}\n`,
    html: mailHtml({
      preview: why,
      heading,
      body: `<p style="${mailStyles.paragraph}">${escapeHtml(why)} ${escapeHtml(all)}</p>
<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(link)}" style="${mailStyles.button}">Look at them</a></p>`,
      footer: escapeHtml(footer),
    }),
  };
}
