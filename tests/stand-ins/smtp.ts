import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail extends Email {
  raw: string;
  envelopeTo: string[];
}
type Mood = "accept" | "busy" | "refuse" | "hang";

const NOTICE = /^(?:New assessment|Numbers have come): /;

/** A real SMTP server that keeps what it is given, and can be told to refuse for now, for good, or to fall silent. */
export async function startSmtp() {
  const mails: ReceivedMail[] = [];
  const notices: ReceivedMail[] = [];
  let mood: Mood = "accept";
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => {
      connections++;
      if (mood !== "hang") done();
    },
    onRcptTo: (_address, _session, done) => {
      if (mood === "busy") done(Object.assign(new Error("4.3.2 Try again later"), { responseCode: 451 }));
      else if (mood === "refuse")
        done(Object.assign(new Error("5.1.1 No such user here"), { responseCode: 550 }));
      else done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const parsed = await PostalMime.parse(raw);
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        (NOTICE.test(parsed.subject ?? "") ? notices : mails).push({ ...parsed, raw, envelopeTo });
        done();
      });
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** What the site tells its own desk of assessments: beside the mails, since it comes with every one of them. */
    notices,
    get connections() {
      return connections;
    },
    /** How the next connections are met. */
    be(next: Mood) {
      mood = next;
    },
    /** Resolves with the mails when there are `count`; rejects when there are not in time. */
    async waitFor(count: number, ms = 60_000) {
      for (const start = Date.now(); mails.length < count; ) {
        if (Date.now() - start > ms) throw new Error(`${mails.length} of ${count} mails arrived`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return mails;
    },
    reset() {
      mails.length = 0;
      notices.length = 0;
      mood = "accept";
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type Smtp = Awaited<ReturnType<typeof startSmtp>>;
