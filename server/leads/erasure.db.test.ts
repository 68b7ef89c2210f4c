import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { assessment, contact, dana, list } from "../../tests/leads.ts";
import { test, type TestSite } from "../../tests/site.ts";
import { mails } from "../mails/mails.table.ts";

const DESK = "owner@ringwell.example";
const mailsOf = (site: TestSite, kind: string) =>
  site.deps.db.select().from(mails).where(eq(mails.kind, kind));

/** Sends an assessment. @returns its id and the token of its private link */
async function submit(site: TestSite, businessName: string) {
  const sent = await site.visitor().write("POST", "/api/assessment", { ...assessment, businessName });
  const { id } = (await sent.json()) as { id: string };
  const [mail] = await site.deps.db.select().from(mails).where(eq(mails.subjectId, id));
  return { id, token: /\/r\/([\w-]{32})/.exec(mail?.text ?? "")?.[1] ?? "" };
}

/** A mail's file, as the outbox writes it. */
function writeFile(site: TestSite, messageId: string): string {
  const dir = join(site.env.DATA_DIR, "outbox");
  mkdirSync(dir, { recursive: true });
  const file = join(dir, `${messageId.replace(/[^\w.-]+/g, "")}.eml`);
  writeFileSync(file, "Subject: Hello");
  return file;
}

describe("mails are given out and erased with the record that they are about", () => {
  test("whoever writes from the desk's address takes no stranger's notification along", async ({ site }) => {
    const admin = await site.admin();
    site.smtp.be("busy");
    await contact(site);
    await contact(site, {
      name: "The Desk",
      email: DESK,
      message: "A trial of our own form, please ignore.",
    });
    const exported = await (await admin.get(`/api/people/export?email=${DESK}`)).text();
    expect(exported).toContain("A trial of our own form");
    expect(exported).not.toContain(dana.message);
    const erased = await admin.write("POST", "/api/people/erase", { email: DESK });
    expect(await erased.json()).toMatchObject({ erased: { leads: 1, contactMessages: 1, mails: 1 } });
    const left = await mailsOf(site, "contact");
    expect(left).toMatchObject([{ toAddress: DESK, status: "queued", replyToAddress: dana.email }]);
    site.smtp.be("accept");
  });

  test("erasing one assessment leaves the other's report on its way", async ({ site }) => {
    const admin = await site.admin();
    const [kept, gone] = [await submit(site, "Kept Dental"), await submit(site, "Gone Dental")];
    const read = async (id: string) => (await (await admin.get(`/api/assessments/${id}`)).json()) as object;
    await expect.poll(() => read(kept.id)).toMatchObject({ status: "Ready for Review" });
    site.smtp.be("busy");
    expect((await admin.write("POST", `/api/assessments/${kept.id}/send`)).status).toBe(200);
    expect((await site.visitor().write("DELETE", `/api/own-assessment/${gone.token}`)).status).toBe(200);
    expect(await mailsOf(site, "assessment-report")).toMatchObject([
      { subjectId: kept.id, status: "queued" },
    ]);
    expect(await mailsOf(site, "assessment-confirmation")).toMatchObject([{ subjectId: kept.id }]);
    site.smtp.be("accept");
  });

  test("a reply goes with what it answers", async ({ site }) => {
    const admin = await site.admin();
    await contact(site);
    const { leads } = await list(admin);
    await admin.write("POST", `/api/leads/${leads[0]?.id}/reply`, { subject: "Hello", text: "We can help." });
    const exported = (await (await admin.get(`/api/people/export?email=${dana.email}`)).json()) as {
      mails: { kind: string }[];
    };
    expect(exported.mails.map(({ kind }) => kind)).toEqual(["reply", "contact"]);
    await admin.write("POST", "/api/people/erase", { email: dana.email });
    expect(await site.deps.db.$count(mails)).toBe(0);
  });

  test("replies stored with the lead's id are brought to its record", async ({ site }) => {
    const admin = await site.admin();
    await contact(site);
    const { leads } = await list(admin);
    await admin.write("POST", `/api/leads/${leads[0]?.id}/reply`, { subject: "Hello", text: "We can help." });
    const [before] = await mailsOf(site, "reply");
    await site.deps.db.update(mails).set({ subjectId: leads[0]?.id }).where(eq(mails.kind, "reply"));
    const migration = readFileSync(
      new URL("../db/migrations/0019_mails-of-records.sql", import.meta.url),
      "utf8",
    );
    await site.deps.db.execute(sql.raw(/^UPDATE .*;$/m.exec(migration)?.[0] ?? ""));
    expect(await mailsOf(site, "reply")).toMatchObject([{ subjectId: before?.subjectId }]);
  });
});

test("a mail's file goes once the erasure is done, and stays when it fails", async ({ site }) => {
  const { token } = await submit(site, "Larkspur Family Dental");
  await site.smtp.waitFor(1);
  const [mail] = await mailsOf(site, "assessment-confirmation");
  const file = writeFile(site, mail?.messageId ?? "");
  const erase = () => site.visitor().write("DELETE", `/api/own-assessment/${token}`);
  const { pool } = site.deps.database;
  await pool.query(
    "create or replace function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'",
  );
  await pool.query(
    "create trigger refuse before insert on erasure_receipts for each row execute function refuse()",
  );
  try {
    expect((await erase()).status).toBe(500);
  } finally {
    await pool.query("drop trigger refuse on erasure_receipts");
  }
  expect(existsSync(file)).toBe(true);
  expect((await erase()).status).toBe(200);
  await expect.poll(() => existsSync(file)).toBe(false);
});
