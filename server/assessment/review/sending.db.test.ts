import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { test } from "../../../tests/site.ts";
import { mails } from "../../mails/mails.table.ts";
import { assessmentLinks } from "../assessment.table.ts";
import { ordinary } from "../every-answer.fixture.ts";
import { REPORT_MAIL } from "./report.mail.ts";
import { type Json, json, put, ready } from "./review.fixture.ts";

describe("sending a report", () => {
  test("which a reviewer wrote anew: the email does not begin with what he took out, and he sees how it begins", async ({
    site,
  }) => {
    const { admin, path, review } = await ready(site);
    const begins = async () => ((await review()) as { letter: string[] }).letter;
    const before = await begins();
    expect(before.length).toBeGreaterThan(2);
    await put(admin, path, "<p>Hold off on software. Call us about your phone contract first.</p>");
    expect(await begins()).toEqual(["Here is the report on your answers."]);
    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    const [mail] = await site.smtp.waitFor(1);
    for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
      const words = part.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
      expect(words).toContain("Here is the report on your answers.");
      expect(words).toContain("Hold off on software.");
      for (const paragraph of before) expect(words).not.toContain(paragraph.slice(0, 40));
    }
  });

  test("which begins as its sender wants: what it would have left out, and words of his own", async ({
    site,
  }) => {
    const { admin, path, review, read } = await ready(site);
    const letter = async () =>
      (await review()) as { letter: string[]; letterDrawn: string[]; isEdited: boolean };
    const { letter: before, isEdited } = await letter();
    expect(isEdited).toBe(false);
    const html = String((await read()).reportContent);
    await put(
      admin,
      path,
      html.replace(/(data-block="verdict.title"[^>]*>).*?(?=<\/p>)/s, "$1Hold off on all of it"),
    );
    const { letter: left, letterDrawn, isEdited: now } = await letter();
    expect(now).toBe(true);
    expect(left).not.toContain(before[0]);
    expect(letterDrawn).toEqual(before);
    const own = "Dana, <b>thank you</b> for the call.";
    const opening = [own, before[0]!.replaceAll("'", "’").replace(/\s+/g, " ")];
    expect((await admin.write("POST", `${path}/send`, { opening: [] })).status).toBe(400);
    expect((await admin.write("POST", `${path}/send`, { opening })).status).toBe(200);
    const [mail] = await site.smtp.waitFor(1);
    const flat = (text = "") => text.replace(/\s+/g, " ");
    expect(flat(mail?.text)).toContain(`${own} ${flat(before[0])}`);
    expect(mail?.html).toContain("Dana, &lt;b&gt;thank you&lt;/b&gt; for the call.");
    for (const part of [flat(mail?.text), flat(mail?.html || "")]) {
      expect(part).not.toContain("Here is the report on your answers.");
      for (const paragraph of left.slice(1)) expect(part).not.toContain(flat(paragraph).slice(0, 60));
    }
    // The report itself is as it was read.
    expect(String((await read()).reportContent)).toContain("Hold off on all of it");
  });

  test("answers the record, and mails the whole report, a PDF and a private link once", async ({ site }) => {
    const { admin, path, read, review } = await ready(site);
    const before = await read();
    const response = await admin.write("POST", `${path}/send`);
    expect(response.status).toBe(200);
    const record = (await response.json()) as Json;
    expect(record).toMatchObject({ status: "Sent", reportSent: true, reportContent: before.reportContent });
    expect(record.updatedAt).toBe(record.reportSentAt);
    expect(Date.parse(record.updatedAt as string)).toBeGreaterThan(Date.parse(before.updatedAt as string));

    const [mail] = await site.smtp.waitFor(1);
    expect(mail?.envelopeTo).toEqual([ordinary.email]);
    expect(mail?.subject).toBe("Your AI business assessment is ready: Larkspur Family Dental");
    const flat = (text: string) => text.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
      for (const heading of String(before.reportContent).match(/(?<=<h2>)[^<]+/g) ?? [])
        expect(flat(part)).toContain(heading);
      expect(part).toMatch(/http:\/\/127.0.0.1:3000\/r\/[\w-]{32}/);
    }
    expect(mail?.attachments).toEqual([
      expect.objectContaining({
        filename: "AI assessment - Larkspur Family Dental.pdf",
        mimeType: "application/pdf",
      }),
    ]);
    const bytes = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");

    await expect
      .poll(async () => ((await review()) as { mails: Json[] }).mails[0])
      .toMatchObject({
        status: "accepted",
        to: ordinary.email,
        tries: 1,
        response: expect.stringMatching(/^250/),
      });
    expect((await read()).updatedAt).toBe(record.updatedAt);
    const { assessments } = (await json(admin.get("/api/assessments?content=omit"))) as {
      assessments: Json[];
    };
    expect(assessments[0]).toMatchObject({ status: "Sent", delivery: "accepted" });
    const { leads } = (await json(admin.get("/api/leads"))) as { leads: Json[] };
    expect(leads[0]).toMatchObject({ kind: "assessment", status: "done" });
    const { versions } = (await review()) as { versions: Json[] };
    expect(versions[0]).toMatchObject({ kind: "sent", author: "dana" });

    const link = /\/r\/[\w-]{32}/.exec(mail?.text ?? "")?.[0] ?? "";
    const pdf = await site.visitor().get(`${link}/report.pdf?paper=a4`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    await admin.write("POST", `${path}/revoke-links`);
    expect((await site.visitor().get(`${link}/report.pdf`)).status).toBe(404);
  });

  test("eight at once are one mail, one version and one link", async ({ site }) => {
    const { admin, path, review } = await ready(site);
    const headers = { "x-csrf-token": await admin.csrfToken() };
    const links = await site.deps.db.$count(assessmentLinks);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.send("POST", `${path}/send`, {}, headers)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    await site.smtp.waitFor(1);
    await expect(site.smtp.waitFor(2, 1500)).rejects.toThrow("1 of 2");
    const { versions, mails } = (await review()) as { versions: Json[]; mails: Json[] };
    expect(versions.filter(({ kind }) => kind === "sent")).toHaveLength(1);
    expect(mails).toHaveLength(1);
    expect(await site.deps.db.$count(assessmentLinks)).toBe(links + 1);
  });

  test("a failing transaction sends nothing and marks nothing", async ({ site }) => {
    const { admin, path, read } = await ready(site);
    await site.deps.database.pool.query(
      "create or replace function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'",
    );
    await site.deps.database.pool.query(
      "create trigger refuse before insert on audit_entries for each row when (new.action = 'report.sent') execute function refuse()",
    );
    try {
      expect((await admin.write("POST", `${path}/send`)).status).toBe(500);
    } finally {
      await site.deps.database.pool.query("drop trigger refuse on audit_entries");
    }
    expect(await read()).toMatchObject({ status: "Ready for Review", reportSent: false });
    await expect(site.smtp.waitFor(1, 1000)).rejects.toThrow("0 of 1");
    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    await site.smtp.waitFor(1);
  });

  test("waits for a mail server that is busy, says so, and delivers once when it is back", async ({
    site,
  }) => {
    const { admin, path, review } = await ready(site);
    site.smtp.be("busy");
    await admin.write("POST", `${path}/send`);
    const state = async () => ((await review()) as { mails: Json[] }).mails[0];
    await expect.poll(state).toMatchObject({
      status: "queued",
      response: expect.stringContaining("4.3.2"),
    });
    expect((await admin.write("POST", `${path}/mails`)).status).toBe(409);
    site.smtp.be("accept");
    await site.smtp.waitFor(1);
    await expect.poll(state).toMatchObject({ status: "accepted" });
  });

  test("after a refusal for good it is delivered again, to a corrected address, as a delivery of its own", async ({
    site,
  }) => {
    const { admin, path, review, read } = await ready(site);
    expect((await admin.write("POST", `${path}/mails`)).status).toBe(409);
    site.smtp.be("refuse");
    const { updatedAt } = await json(admin.write("POST", `${path}/send`));
    const states = async () => ((await review()) as { mails: Json[] }).mails;
    await expect
      .poll(async () => (await states())[0])
      .toMatchObject({ status: "failed", response: expect.stringContaining("5.1.1") });
    // Who got no report is not done with.
    const leadStatus = async () =>
      ((await json(admin.get("/api/leads"))) as { leads: Json[] }).leads[0]?.status;
    expect(await leadStatus()).toBe("open");
    // To the same address, as the form has it unless it is changed.
    const same = await admin.write("POST", `${path}/mails`, { email: ordinary.email });
    expect(same.status).toBe(201);
    await expect.poll(async () => (await states()).map(({ status }) => status)).toEqual(["failed", "failed"]);
    site.smtp.be("accept");
    expect((await admin.write("POST", `${path}/mails`, { email: "no" })).status).toBe(400);
    const headers = { "x-csrf-token": await admin.csrfToken() };
    const again = await Promise.all(
      Array.from({ length: 3 }, () =>
        admin.send("POST", `${path}/mails`, { email: "right@larkspur.example" }, headers),
      ),
    );
    expect(again.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [mail] = await site.smtp.waitFor(1);
    expect(mail?.envelopeTo).toEqual(["right@larkspur.example"]);
    expect(mail?.attachments).toHaveLength(1);
    await expect
      .poll(async () => (await states()).map(({ status }) => status))
      .toEqual(["accepted", "failed", "failed"]);
    expect(await leadStatus()).toBe("done");
    expect((await read()).updatedAt).toBe(updatedAt);
    expect((await read()).email).toBe(ordinary.email);
    const { entries } = (await json(admin.get("/api/audit?action=report.delivered-again"))) as {
      entries: Json[];
    };
    expect(entries).toMatchObject([
      { details: { otherAddress: true } },
      { details: { otherAddress: false } },
    ]);
    expect(JSON.stringify(entries)).not.toContain("larkspur.example");
  });

  test("a report that was only written is delivered as it is once there is a mail server", async ({
    site,
  }) => {
    const { admin, path, review } = await ready(site);
    await admin.write("POST", `${path}/send`);
    const [first] = await site.smtp.waitFor(1);
    const state = async () => ((await review()) as { mails: Json[] }).mails;
    await expect.poll(state).toMatchObject([{ status: "accepted", deliverable: false }]);
    const response = "written to outbox/report.eml";
    await site.deps.db.update(mails).set({ response }).where(eq(mails.kind, REPORT_MAIL));
    expect(await state()).toMatchObject([{ deliverable: true }]);
    expect((await admin.write("POST", `${path}/mails`)).status).toBe(201);
    expect((await admin.write("POST", `${path}/mails`)).status).toBe(409);
    const [, second] = await site.smtp.waitFor(2);
    expect(second).toMatchObject({ messageId: first?.messageId, subject: first?.subject });
    await expect.poll(state).toMatchObject([{ status: "accepted", deliverable: false }]);
  });

  test("what waits for the mail server is never sent once the respondent has erased everything", async ({
    site,
  }) => {
    const sent = await site.visitor().write("POST", "/api/assessment", ordinary);
    const { id } = (await sent.json()) as { id: string };
    const [confirmation] = await site.smtp.waitFor(1);
    const admin = await site.admin();
    const read = () => json(admin.get(`/api/assessments/${id}`));
    await expect.poll(async () => (await read()).status).toBe("Ready for Review");
    site.smtp.be("busy");
    expect((await admin.write("POST", `/api/assessments/${id}/send`)).status).toBe(200);
    await expect
      .poll(async () => (await json(admin.get(`/api/assessments/${id}/review`))).mails)
      .toMatchObject([{ status: "queued", tries: 1 }]);
    const token = /\/r\/([\w-]{32})/.exec(confirmation?.text ?? "")?.[1];
    const erased = await site.visitor().write("DELETE", `/api/own-assessment/${token}`);
    expect(await erased.json()).toMatchObject({
      receipt: expect.any(String),
      erased: { answers: 1, reportVersions: 2, mails: 3, leads: 1 },
    });
    site.smtp.be("accept");
    for (const path of ["/api/leads", "/api/assessments?content=omit", "/api/mails"])
      expect(JSON.stringify(await json(admin.get(path)))).not.toMatch(/larkspur/i);
    await expect
      .poll(async () => {
        const open =
          "select count(*)::int as n from pgboss.job where name = 'mail.deliver' and state < 'completed'";
        return (await site.deps.database.pool.query(open)).rows[0]?.n;
      })
      .toBe(0);
    expect(site.smtp.mails).toHaveLength(1);
  });

  test("says how much of the writer's text was kept, by writer", async ({ site }) => {
    const { admin, path, read } = await ready(site);
    const content = String((await read()).reportContent);
    await put(admin, path, content.replace(/<section data-section="month">.*?<\/section>/s, ""));
    await admin.write("POST", `${path}/send`);
    const { writers } = (await json(admin.get("/api/assessment/kept"))) as { writers: Json[] };
    expect(writers).toEqual([{ writer: "built-in/3", sent: 1, unedited: 0, kept: expect.any(Number) }]);
    expect(writers[0]?.kept).toBeGreaterThan(0.7);
    expect(writers[0]?.kept).toBeLessThan(0.99);
    await site.smtp.waitFor(1);
  });
});
