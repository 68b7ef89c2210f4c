/** One message, as a feature composes it. Header injection is impossible: nodemailer folds and encodes each field. */
export interface Mail {
  /** Stays the same over retries, so that a receiver can recognise a repetition. */
  messageId: string;
  to: { name?: string; address: string };
  replyTo?: { name?: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

export interface Accepted {
  /** What the server answered, or where the message was written. */
  response: string;
}

export interface Mailer {
  /** `smtp` hands over to a server, `outbox` writes files. */
  readonly kind: "smtp" | "outbox";
  /** @throws MailRefusedError when trying again is pointless; any other error is worth a retry. */
  send(mail: Mail): Promise<Accepted>;
  close(): void;
}

/** The server refused this message or its recipient for good, in its own words. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}
