import { site } from "../../site.config.ts";
import { escapeHtml, mailHtml, mailStyles } from "../mail/layout.ts";
import type { OutgoingMail } from "../mails/mails.service.ts";

const KIND = "test";

/** Says nothing but that it has come. */
export function testMail(recipient: string, now: Date): OutgoingMail {
  const heading = "Your site’s email is working";
  const words = `This is the test email that an administrator of ${site.name} asked for at ${now.toISOString().slice(0, 16).replace("T", " ")} UTC. You don’t need to do anything.`;
  return {
    kind: KIND,
    subjectId: KIND,
    to: { address: recipient },
    subject: heading,
    text: `${heading}.\n\n${words}\n`,
    html: mailHtml({
      preview: words,
      heading,
      body: `<p style="${mailStyles.paragraph}">${escapeHtml(words)}</p>`,
      footer: escapeHtml(`Sent by the ${site.name} website.`),
    }),
  };
}
