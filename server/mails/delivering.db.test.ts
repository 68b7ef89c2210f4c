import dns from "node:dns";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, vi } from "vitest";
import { type TestSite, test } from "../../tests/site.ts";
import type { JobRun } from "../jobs/job.ts";
import type { Mailer } from "../mail/mailer.ts";
import { outboxMailer } from "../mail/outbox-mailer.ts";
import { smtpMailer } from "../mail/smtp-mailer.ts";
import { deliveryJobs } from "./mails.jobs.ts";
import { findDelivery, insertDelivery } from "./mails.store.ts";

const from = "Ringwell <hello@ringwell.example>";
const mail = {
  kind: "test",
  subjectId: "1",
  to: { name: "Ada Moreno", address: "ada@practice.example" },
  replyTo: { address: "owner@ringwell.example" },
  subject: "Über your calls – a summary",
  text: "Good morning,\n.\nthis line and the dot above arrive.\n",
  html: "<p>Good morning</p>",
  attachments: [
    { filename: "report.pdf", contentType: "application/pdf", content: Buffer.from([0, 255, 13, 10]) },
  ],
};

/** A stored mail that no queue works on, and a way to make one try of sending it. */
async function stored({ deps }: TestSite, mailer: Mailer) {
  const delivery = await insertDelivery(deps.db, {
    kind: "test",
    subjectId: "1",
    messageId: `<${crypto.randomUUID()}@ringwell.example>`,
    toAddress: mail.to.address,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  });
  const id = delivery?.id as string;
  const [delivering] = deliveryJobs({ db: deps.db, mailer, forgetFiles: async () => {} });
  const run = (retryCount: number): JobRun => ({
    id: "1",
    retryCount,
    retryLimit: 400,
    signal: AbortSignal.timeout(30_000),
    log: deps.log,
  });
  return {
    attempt: async (retryCount = 0) => delivering?.handle({ deliveryId: id }, run(retryCount)),
    row: () => findDelivery(deps.db, id),
  };
}
const overSmtp = ({ smtp }: TestSite) => smtpMailer({ url: smtp.url, from });

describe("a mail", () => {
  test("is stored and queued in the transaction that decides it: rolled back, neither is left", async ({
    site,
  }) => {
    const { deps } = site;
    await deps.db
      .transaction(async (tx) => {
        await deps.mails.queueMail(tx, mail);
        throw new Error("rolled back");
      })
      .catch(() => {});
    const { rows } = await deps.database.pool.query(
      "select (select count(*) from deliveries) as mails, (select count(*) from pgboss.job where name = 'mail.deliver') as jobs",
    );
    expect(rows).toEqual([{ mails: 0, jobs: 0 }]);
  });

  test("arrives once, whole, with its own message id, and is recorded as accepted in the server's words", async ({
    site,
  }) => {
    const { deps, smtp } = site;
    const delivery = await deps.db.transaction((tx) => deps.mails.queueMail(tx, mail));
    const [received] = await smtp.waitFor(1);
    expect(received).toMatchObject({
      messageId: delivery.messageId,
      subject: mail.subject,
      from: { name: "Ringwell", address: "hello@ringwell.example" },
      to: [mail.to],
      replyTo: [{ address: "owner@ringwell.example" }],
    });
    expect(received?.text).toContain("this line and the dot above arrive.");
    expect(received?.html).toContain("<p>Good morning</p>");
    expect(Buffer.from(received?.attachments[0]?.content as ArrayBuffer)).toEqual(
      mail.attachments[0]?.content,
    );
    await expect.poll(async () => (await findDelivery(deps.db, delivery.id))?.status).toBe("accepted");
    expect((await findDelivery(deps.db, delivery.id))?.response).toMatch(/^250/);
    expect(smtp.mails).toHaveLength(1);
  });

  test("that the server cannot take now stays queued and is tried again until it does, then never more", async ({
    site,
  }) => {
    const { attempt, row } = await stored(site, overSmtp(site));
    site.smtp.be("busy");
    await expect(attempt()).rejects.toThrow("the mail was not taken");
    expect(await row()).toMatchObject({
      status: "queued",
      tries: 1,
      response: expect.stringContaining("451"),
    });
    site.smtp.be("accept");
    await attempt(1);
    await attempt(2);
    expect(await row()).toMatchObject({ status: "accepted", tries: 2 });
    expect(site.smtp.mails).toHaveLength(1);
  });

  test("is given up for now when its server answers a byte at a time, and the line is hung up", async ({
    site,
  }) => {
    let open = 0;
    const server = createServer((socket) => {
      open++;
      socket.on("error", () => {}).on("close", () => open--);
      socket.write("220 here\r\n");
      const dripping = setInterval(() => socket.write("2"), 10);
      socket.on("close", () => clearInterval(dripping));
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { attempt, row } = await stored(site, smtpMailer({ url, from, wholeMs: 200 }));
    await expect(attempt()).rejects.toThrow("the mail was not taken");
    expect(await row()).toMatchObject({
      status: "queued",
      tries: 1,
      response: "the mail server had not taken the mail after 0.2 seconds",
    });
    await expect.poll(() => open).toBe(0);
  });

  test("waits for a server whose name nobody looks up, and says so", async ({ site }) => {
    const never = (() => {}) as never;
    for (const family of ["resolve4", "resolve6"] as const)
      vi.spyOn(dns.Resolver.prototype, family).mockImplementation(never);
    vi.spyOn(dns, "lookup").mockImplementation(never);
    onTestFinished(() => void vi.restoreAllMocks());
    const mailer = smtpMailer({ url: "smtp://mail.example", from, wholeMs: 100 });
    const { attempt, row } = await stored(site, mailer);
    await expect(attempt()).rejects.toThrow("the mail was not taken");
    expect(await row()).toMatchObject({
      status: "queued",
      response: "the mail server had not taken the mail after 0.1 seconds",
    });
  });

  test("that the server refuses for good is failed at once, with its words", async ({ site }) => {
    const { attempt, row } = await stored(site, overSmtp(site));
    site.smtp.be("refuse");
    await attempt();
    expect(await row()).toMatchObject({
      status: "failed",
      response: expect.stringContaining("No such user here"),
    });
  });

  test("is given up, and says why, after its last try", async ({ site }) => {
    const { attempt, row } = await stored(site, smtpMailer({ url: "smtp://127.0.0.1:9", from }));
    await expect(attempt(399)).rejects.toThrow();
    await attempt(400);
    expect(await row()).toMatchObject({
      status: "failed",
      response: expect.stringContaining("ECONNREFUSED"),
    });
  });

  test("whose acceptance could not be recorded is sent again under the same message id", async ({ site }) => {
    const real = overSmtp(site);
    let dies = true;
    const { attempt, row } = await stored(site, {
      ...real,
      async send(each) {
        const accepted = await real.send(each);
        if (dies) throw new Error("the process died before it could write this down");
        return accepted;
      },
    });
    await expect(attempt()).rejects.toThrow("the mail was not taken");
    dies = false;
    await attempt(1);
    expect(await row()).toMatchObject({ status: "accepted" });
    const ids = site.smtp.mails.map(({ messageId }) => messageId);
    expect(ids).toEqual([(await row())?.messageId, (await row())?.messageId]);
  });
});

describe("the outbox", () => {
  test("holds each mail once as an .eml file that a mail program reads", async ({ site }) => {
    const dir = mkdtempSync(join(tmpdir(), "outbox-"));
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    const mailer = outboxMailer({ dir, from });
    const one = { ...mail, messageId: "<one@ringwell.example>" };
    await mailer.send(one);
    const { response } = await mailer.send(one);
    const [name, ...more] = readdirSync(dir);
    expect(more).toEqual([]);
    expect(response).toBe(`written to outbox/${name}`);
    const parsed = await PostalMime.parse(readFileSync(join(dir, name as string)));
    expect(parsed).toMatchObject({ messageId: one.messageId, subject: mail.subject, to: [mail.to] });
    expect(parsed.text).toContain("this line and the dot above arrive.");
    expect(site.smtp.mails).toHaveLength(0);
  });

  test("lets nobody add a header or leave the folder", async () => {
    const dir = mkdtempSync(join(tmpdir(), "outbox-"));
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    await outboxMailer({ dir, from }).send({
      ...mail,
      messageId: "<../../x@ringwell.example>",
      subject: "Hello\r\nBcc: everybody@victim.example",
      to: { name: "Ada\r\nBcc: everybody@victim.example", address: "ada@practice.example" },
    });
    const names = readdirSync(dir);
    expect(names).toHaveLength(1);
    const parsed = await PostalMime.parse(readFileSync(join(dir, names[0] as string)));
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(parsed.to).toHaveLength(1);
  });
});
