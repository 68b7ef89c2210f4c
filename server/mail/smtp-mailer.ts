import nodemailer from "nodemailer";
import { compose } from "./compose.ts";
import { type Mailer, MailRefusedError } from "./mailer.ts";

/** Replies that concern this message or recipient, not the connection or the login: repeating them is pointless. */
const refusedForGood = (error: { responseCode?: number; command?: string }) =>
  (error.responseCode ?? 0) >= 500 && ["MAIL FROM", "RCPT TO", "DATA", "API"].includes(error.command ?? "");

/** Hands mail to a server, `smtp://user:password@host:port` or `smtps://…`. Time-outs keep a hanging server from holding a job. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
  });
  return {
    kind: "smtp",
    async send(mail) {
      try {
        const info = await transport.sendMail(compose(mail, from));
        return { response: info.response };
      } catch (error) {
        const failure = error as Error & { responseCode?: number; command?: string; response?: string };
        if (refusedForGood(failure)) throw new MailRefusedError(failure.response ?? failure.message);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
