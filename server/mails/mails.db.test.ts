import { describe, expect } from "vitest";
import type { Mail } from "../../contracts/mails.ts";
import { mailsService } from "./mails.service.ts";
import { tallyDeliveries } from "./mails.store.ts";
import { mails as mailsTable } from "./mails.table.ts";
import { test, type TestSite, type Visitor } from "../../tests/site.ts";

const message = {
  name: "Dana Whitfield",
  email: "dana@larkspur.example",
  message: "We miss most calls after five. Can you help us with that?",
};
const list = async (visitor: Visitor, query = "") =>
  (await (await visitor.get(`/api/mails${query}`)).json()) as {
    mails: Mail[];
    total: number;
    counts: { queued: number; taken: number; failed: number; settled: number; written: number };
    outbox: boolean;
  };

/** Mails that were accepted with such answers, each named by its subject, oldest first. */
const insert = ({ deps }: TestSite, answers: [name: string, response: string][]) =>
  deps.db
    .insert(mailsTable)
    .values(
      answers.map(([name, response], i) => ({
        kind: "contact",
        subjectId: name,
        messageId: `<${name}@ringwell.example>`,
        toAddress: "owner@ringwell.example",
        subject: `Mail ${name}`,
        text: "",
        html: "",
        status: "accepted" as const,
        response,
        createdAt: new Date(Date.UTC(2026, 9, 1 + i)),
      })),
    )
    .returning();

async function failedMail(site: TestSite, admin: Visitor): Promise<Mail> {
  site.smtp.be("refuse");
  await site.visitor().send("POST", "/api/contact", message);
  await expect.poll(async () => (await list(admin)).mails[0]?.status).toBe("failed");
  site.smtp.be("accept");
  return (await list(admin)).mails[0]!;
}

describe("the mails of the site", () => {
  test("are shown with what became of them", async ({ site }) => {
    const admin = await site.admin();
    await site.visitor().send("POST", "/api/contact", message);
    await site.smtp.waitFor(1);
    await expect.poll(async () => (await list(admin)).mails[0]?.status).toBe("accepted");
    const { mails, outbox } = await list(admin, "?search=OWNER&status=accepted");
    expect(outbox).toBe(false);
    expect(mails).toEqual([
      expect.objectContaining({
        kind: "contact",
        to: "owner@ringwell.example",
        tries: 1,
        response: expect.stringContaining("250"),
      }),
    ]);
    const found = (await (await admin.get(`/api/mails/${mails[0]?.id}`)).json()) as object;
    expect(found).toMatchObject({
      replyTo: message.email,
      text: expect.stringContaining(message.message),
      attachments: [],
    });
    expect((await list(admin, "?status=failed")).total).toBe(0);
    expect((await list(admin, "?status=written")).total).toBe(0);
    expect((await site.visitor().get("/api/mails")).status).toBe(401);
    expect((await admin.get("/api/mails/nothing")).status).toBe(404);
  });

  test("a file that went with a mail is handed over as it went, to administrators alone", async ({
    site,
  }) => {
    const admin = await site.admin();
    const [mail] = await insert(site, [["one", "250 OK"]]);
    const content = Buffer.from([0, 255, 13, 10]);
    await site.deps.db.update(mailsTable).set({
      attachments: [
        { filename: "Résumé (1).pdf", contentType: "application/pdf", content: content.toString("base64") },
      ],
    });
    const path = `/api/mails/${mail?.id}/attachments`;
    const file = await admin.get(`${path}/0`);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''R%C3%A9sum%C3%A9%20%281%29.pdf",
    );
    expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
    for (const missing of ["1", "-1", "__proto__", "length"])
      expect((await admin.get(`${path}/${missing}`)).status).toBe(404);
    expect((await admin.get("/api/mails/nothing/attachments/0")).status).toBe(404);
    expect((await site.visitor().get(`${path}/0`)).status).toBe(401);
  });

  test("those that were written as files, for want of a server, are found by themselves", async ({
    site,
  }) => {
    const admin = await site.admin();
    await insert(site, [
      ["one", "250 OK"],
      ["two", "written to outbox/two.eml"],
      ["three", "250 written to outbox/"],
    ]);
    const { mails, total, counts } = await list(admin, "?status=written");
    expect(mails.map(({ subject }) => subject)).toEqual(["Mail two"]);
    expect(total).toBe(1);
    expect(counts).toEqual({ queued: 0, taken: 2, failed: 0, settled: 0, written: 1 });
    const { accepted, written } = await tallyDeliveries(site.deps.db, new Date(0));
    expect({ accepted, written }).toEqual({ accepted: 2, written: 1 });
    const taken = await list(admin, "?status=taken");
    expect([taken.mails.map(({ subject }) => subject), taken.total]).toEqual([["Mail three", "Mail one"], 2]);
    expect((await list(admin, "?status=written&search=one")).total).toBe(0);
    expect((await list(admin, "?status=written&search=two")).total).toBe(1);
    // Made on October 1, 2 and 3.
    const { mails: some, total: of } = await list(admin, "?from=2026-10-02&until=2026-10-02");
    expect([some.map(({ subject }) => subject), of]).toEqual([["Mail two"], 1]);
  });

  test("the HTML part is a page that can do nothing", async ({ site }) => {
    const admin = await site.admin();
    await site.visitor().send("POST", "/api/contact", { ...message, name: "<script>alert(1)</script>" });
    await site.smtp.waitFor(1);
    const [mail] = (await list(admin)).mails;
    const page = await admin.get(`/api/mails/${mail?.id}/html`);
    // Whole: within the site's origin, what is allowed a script here reads all of the area.
    expect(page.headers.get("content-security-policy")?.split("; ")).toEqual([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      "img-src data:",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "sandbox allow-same-origin",
    ]);
    expect(await page.text()).not.toContain("<script>");
    expect((await site.visitor().get(`/api/mails/${mail?.id}/html`)).status).toBe(401);
  });

  test("one that failed is delivered again, also to a corrected address, as a mail of its own", async ({
    site,
  }) => {
    const admin = await site.admin();
    const failed = await failedMail(site, admin);
    expect(failed.response).toContain("5.1.1 No such user here");
    expect(
      (await admin.write("POST", `/api/mails/${failed.id}/deliver-again`, { to: "nonsense" })).status,
    ).toBe(400);
    const ask = { to: "new@ringwell.example", key: crypto.randomUUID() };
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.write("POST", `/api/mails/${failed.id}/deliver-again`, ask)),
    );
    // A press that comes again is the same press.
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const again = answers[0] as Response;
    const second = (await again.json()) as Mail;
    const [mail] = await site.smtp.waitFor(1);
    expect(mail?.envelopeTo).toEqual(["new@ringwell.example"]);
    expect(second.id).not.toBe(failed.id);
    expect((await list(admin)).total).toBe(2);
    await expect.poll(async () => (await list(admin, "?status=accepted")).total).toBe(1);
    expect((await admin.write("POST", `/api/mails/${second.id}/deliver-again`)).status).toBe(409);
    // A key names one act: not this mail to somebody else, and not another mail.
    const other = { ...ask, to: "x@ringwell.example" };
    expect((await admin.write("POST", `/api/mails/${failed.id}/deliver-again`, other)).status).toBe(409);
    const [three] = await insert(site, [["three", "250 OK"]]);
    const foreign = { to: failed.to, key: three?.id };
    expect((await admin.write("POST", `/api/mails/${failed.id}/deliver-again`, foreign)).status).toBe(409);
    // The form sends the address along when it was left as it was.
    await admin.write("POST", `/api/mails/${failed.id}/deliver-again`, { to: failed.to });
    const { entries } = (await (await admin.get("/api/audit?action=mail.delivered-again")).json()) as {
      entries: object[];
    };
    expect(entries).toMatchObject([{ details: { corrected: false } }, { details: { corrected: true } }]);
  });

  test("those that failed go out again by one press, and wait for nobody after that", async ({ site }) => {
    const admin = await site.admin();
    const rows = await insert(
      site,
      ["Ada", "Ben", "Cyd"].map((name) => [name, "550 5.1.1 No such user here"]),
    );
    await site.deps.db.update(mailsTable).set({ status: "failed" });
    expect((await list(admin)).counts.failed).toBe(rows.length);
    const [cyd, ...others] = (await list(admin, "?status=failed")).mails;
    const ids = others.map(({ id }) => id);
    const answers = await Promise.all(
      [1, 2].map(() =>
        admin.write("POST", "/api/mails/deliver-again", { ids: [...ids, "nothing", crypto.randomUUID()] }),
      ),
    );
    const queued = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { queued: number }).queued),
    );
    expect(queued.sort()).toEqual([0, 2]);
    expect((await site.smtp.waitFor(2)).map(({ subject }) => subject).sort()).toEqual([
      expect.stringContaining("Ada"),
      expect.stringContaining("Ben"),
    ]);
    await expect
      .poll(async () => (await list(admin)).counts)
      .toMatchObject({
        taken: 2,
        failed: 1,
        settled: 2,
      });
    expect((await list(admin, "?status=failed")).mails.map(({ id }) => id)).toEqual([cyd?.id]);
    expect(await (await admin.get("/api/audit?action=mail.delivered-again")).json()).toMatchObject({
      entries: [{ details: { all: 2 } }],
    });
    expect((await site.visitor().write("POST", "/api/mails/deliver-again", { ids })).status).toBe(401);
  });

  test("one that failed is let rest, and brought back", async ({ site }) => {
    const admin = await site.admin();
    const { id } = await failedMail(site, admin);
    const settle = async (settled: boolean, ids = [id]) =>
      (await admin.write("PUT", "/api/mails/settled", { ids, settled })).json();
    expect(await settle(true)).toEqual({ ids: [id] });
    expect(await settle(true)).toEqual({ ids: [] });
    expect((await list(admin)).counts).toMatchObject({ failed: 0, settled: 1 });
    expect((await list(admin)).mails).toMatchObject([{ status: "failed", settledAt: expect.any(String) }]);
    expect((await tallyDeliveries(site.deps.db, new Date(0))).failed).toBe(0);
    expect(await settle(false)).toEqual({ ids: [id] });
    expect((await list(admin, "?status=failed")).total).toBe(1);
    // What a server took has nothing to rest from.
    const [taken] = await insert(site, [["taken", "250 OK"]]);
    expect(await settle(true, [taken?.id ?? ""])).toEqual({ ids: [] });
  });

  test("those to the company and those to everybody else are looked through by themselves", async ({
    site,
  }) => {
    const admin = await site.admin();
    await insert(site, [["ours", "250 OK"]]);
    await site.deps.db.insert(mailsTable).values({
      kind: "reply",
      subjectId: "theirs",
      messageId: "<theirs@ringwell.example>",
      toAddress: "dana@larkspur.example",
      subject: "Mail theirs",
      text: "",
      html: "",
    });
    for (const [to, subject] of [
      ["us", "Mail ours"],
      ["clients", "Mail theirs"],
    ]) {
      const { mails, total } = await list(admin, `?to=${to}`);
      expect([mails.map((mail) => mail.subject), total]).toEqual([[subject], 1]);
      expect((await list(admin, `?to=${to}&search=Mail`)).total).toBe(1);
    }
  });

  test("one that was written for want of a server is delivered once as itself, also to a corrected address", async ({
    site,
  }) => {
    const admin = await site.admin();
    const [two] = await insert(site, [["two", "written to outbox/two.eml"]]);
    const path = `/api/mails/${two?.id}`;
    expect(await (await admin.get(path)).json()).toMatchObject({ deliverable: true });
    const ask = { to: "new@ringwell.example", key: crypto.randomUUID() };
    site.smtp.be("busy");
    const answers = await Promise.all([1, 2].map(() => admin.write("POST", `${path}/deliver-again`, ask)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await answers[1]?.json()).toMatchObject({ id: two?.id, to: ask.to, status: "queued" });
    expect((await admin.write("POST", `${path}/deliver-again`, { to: "x@ringwell.example" })).status).toBe(
      409,
    );
    site.smtp.be("accept");
    const [mail] = await site.smtp.waitFor(1);
    expect(mail).toMatchObject({ messageId: two?.messageId, envelopeTo: [ask.to] });
    // Its answer was lost, and it is out by now: the same press again finds it so.
    await expect.poll(async () => (await list(admin, "?status=accepted")).total).toBe(1);
    expect((await admin.write("POST", `${path}/deliver-again`, ask)).status).toBe(201);
    // Another act's key tells that it is there already; the same key names no other act.
    const statusOf = async (body: object) =>
      (await admin.write("POST", `${path}/deliver-again`, body)).status;
    expect(await statusOf({ ...ask, key: crypto.randomUUID() })).toBe(409);
    expect(await statusOf({ ...ask, to: "x@ringwell.example" })).toBe(409);
    await expect.poll(async () => (await list(admin, "?status=accepted")).total).toBe(1);
    expect(await (await admin.get(path)).json()).toMatchObject({ deliverable: false });
    expect(site.smtp.mails).toHaveLength(1);
    expect((await list(admin)).total).toBe(1);
  });

  test("all that were written are delivered by one press, and pressed twice once each", async ({ site }) => {
    const admin = await site.admin();
    await insert(site, [
      ["one", "250 OK"],
      ["two", "written to outbox/two.eml"],
      ["three", "written to outbox/three.eml"],
    ]);
    const answers = await Promise.all([1, 2].map(() => admin.write("POST", "/api/mails/deliver-written")));
    const queued = await Promise.all(answers.map((each) => each.json() as Promise<{ queued: number }>));
    expect(queued.map((each) => each.queued).sort()).toEqual([0, 2]);
    const sent = await site.smtp.waitFor(2);
    expect(sent.map(({ subject }) => subject).sort()).toEqual(["Mail three", "Mail two"]);
    await expect.poll(async () => (await list(admin, "?status=queued")).total).toBe(0);
    expect(site.smtp.mails).toHaveLength(2);
    expect((await list(admin, "?status=written")).total).toBe(0);
    expect(await (await admin.get("/api/audit?action=mail.written-delivered")).json()).toMatchObject({
      entries: [{ details: { all: 2 } }],
    });
    expect((await site.visitor().write("POST", "/api/mails/deliver-written")).status).toBe(401);
  });

  test("none is delivered while there is no server to take it", async ({ site }) => {
    const [two] = await insert(site, [["two", "written to outbox/two.eml"]]);
    const { db, queue } = site.deps;
    const mails = mailsService({ queue, host: "ringwell.example", mailer: { kind: "outbox" } });
    expect(mails.isDeliverable(two!)).toBe(false);
    await expect(mails.deliverAgain(db, two!)).rejects.toMatchObject({ code: "conflict" });
    await expect(mails.deliverWritten(db)).rejects.toMatchObject({ code: "conflict" });
  });
});
