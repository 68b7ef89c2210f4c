import { compose } from "./compose.ts";
import { type Mailer, MailRefusedError } from "./mailer.ts";

/** Replies that concern this message or recipient, not the connection or the login: repeating them is pointless. */
const refusedForGood = (error: { responseCode?: number; command?: string }) =>
  (error.responseCode ?? 0) >= 500 && ["MAIL FROM", "RCPT TO", "DATA", "API"].includes(error.command ?? "");

/** Below the two minutes that the queue gives a try: a try that has ended by itself says why. */
const WHOLE_MS = 90_000;

/**
 * Hands mail to a server, `smtp://user:password@host:port` or `smtps://…`. Time-outs keep a server that falls silent
 * from holding a job, and the limit of the whole one that answers a byte a second.
 * @param wholeMs for one mail, from the lookup of the server's name to its last word
 */
export function smtpMailer({
  url,
  from,
  wholeMs = WHOLE_MS,
}: {
  url: string;
  from: string;
  wholeMs?: number;
}): Mailer {
  // With the first mail: the library takes its memory.
  let begun: ReturnType<typeof begin> | undefined;
  const begin = async () =>
    (await import("nodemailer")).createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      dnsTimeout: 10_000,
      socketCloseTimeout: 500,
    });
  return {
    kind: "smtp",
    async send(mail) {
      const late = AbortSignal.timeout(wholeMs);
      try {
        const info = await (await (begun ??= begin())).sendMail({ ...compose(mail, from), signal: late });
        return { response: info.response };
      } catch (error) {
        if (late.aborted)
          throw new Error(`the mail server had not taken the mail after ${wholeMs / 1000} seconds`);
        const failure = error as Error & { responseCode?: number; command?: string; response?: string };
        if (refusedForGood(failure)) throw new MailRefusedError(failure.response ?? failure.message);
        throw error;
      }
    },
    close: () => void begun?.then((transport) => transport.close()),
  };
}
