import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mailer.ts";

/** One line: a subject or a name with line breaks in it would only come from somebody who tries to add headers. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, " ").trim();
const address = (who: { name?: string; address: string }) => ({
  name: oneLine(who.name ?? ""),
  address: oneLine(who.address),
});

/** The message in nodemailer's terms. */
export function compose(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    to: address(mail.to),
    ...(mail.replyTo && { replyTo: address(mail.replyTo) }),
    messageId: mail.messageId,
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments ?? [],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
