import { site } from "../../site.config.ts";
import { escapeHtml, mailHtml, mailStyles } from "../mail/layout.ts";
import type { OutgoingMail } from "../mails/mails.service.ts";

const KIND = "test";

/** Says nothing but that it has come. */
export function testMail(recipient: string, now: Date): OutgoingMail {
  const heading = "The mails of your site arrive";
  const words = `This is the test that an administrator of ${site.name} asked for at ${now.toISOString().slice(0, 16).replace("T", " ")} UTC. There is nothing to do.`;
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
      footer: escapeHtml(`Sent by the site of ${site.name}.`),
    }),
  };
}
