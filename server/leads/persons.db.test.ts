import { describe, expect } from "vitest";
import { assessment, contact, dana, keepDemoCall, list } from "../../tests/leads.ts";
import { test } from "../../tests/site.ts";
import { contactMessages } from "../contact/contact.table.ts";
import { mails } from "../mails/mails.table.ts";
import { demoCalls } from "../voice/demo-calls.table.ts";
import { leadNotes, leads } from "./leads.table.ts";

describe("exports", () => {
  test("the CSV keeps every character and runs no formula", async ({ site }) => {
    const admin = await site.admin();
    const nasty = [
      '=HYPERLINK("http://x.example","Click")',
      "+1 555",
      "-2+3",
      "@SUM(A1)",
      "  =1+1",
      "Ann; =1+1",
      '"Żółć, Ærø"\nnew line',
    ];
    await site.deps.db.insert(leads).values(
      nasty.map((name, i) => ({
        kind: "contact" as const,
        subjectId: `${i}`,
        name,
        email: "a@b.example",
        company: "",
        summary: "",
      })),
    );
    const response = await admin.get("/api/leads/export.csv");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="leads-[\d-]+\.csv"$/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString("utf8");
    // Programs that take semicolons for borders see a cell of its own there.
    expect(text).toContain('"Ann;\' =1+1"');
    for (const formula of nasty.slice(0, 5)) expect(text).toContain(`"'${formula.replaceAll('"', '""')}"`);
    expect(text).toContain('"""Żółć, Ærø""\nnew line"');
    expect(text.endsWith("\r\n")).toBe(true);
    expect((await site.visitor().get("/api/leads/export.csv")).status).toBe(401);
    const { entries } = (await (await admin.get("/api/audit?action=lead.exported")).json()) as {
      entries: object[];
    };
    expect(entries).toHaveLength(1);
  });

  test("one person's data are given out whole and erased whole, and nobody else's", async ({ site }) => {
    const admin = await site.admin();
    site.smtp.be("busy");
    await contact(site);
    await contact(site, { name: "Eve Other", email: "eve@other.example", company: "Other" });
    await site.visitor().write("POST", "/api/assessment", assessment);
    await keepDemoCall(site);
    const found = await list(admin, "?search=dana");
    await admin.write("POST", `/api/leads/${found.leads[0]?.id}/notes`, { text: "A private note" });
    const exported = await (await admin.get("/api/people/export?email=DANA@larkspur.example")).json();
    expect(exported).toMatchObject({
      records: {
        contact: [{ message: dana.message, phone: dana.phone }],
        assessment: [{ industry: "Healthcare" }],
        "demo-call": [{ transcript: [{ text: "Do you take new patients?" }] }],
      },
      notes: [{ text: "A private note" }],
    });
    expect(JSON.stringify(exported)).not.toContain("eve@other");

    const erased = await admin.write("POST", "/api/people/erase", { email: "dana@LARKSPUR.example" });
    expect(await erased.json()).toMatchObject({
      receipt: expect.any(String),
      erased: { leads: 3, notes: 1, mails: 3, contactMessages: 1, assessments: 1, demoCalls: 1 },
    });
    const { db, database } = site.deps;
    expect(await db.$count(leadNotes)).toBe(0);
    expect(await db.$count(demoCalls)).toBe(0);
    expect((await db.select().from(contactMessages)).map(({ email }) => email)).toEqual([
      "eve@other.example",
    ]);
    expect((await db.select().from(leads)).map(({ email }) => email)).toEqual(["eve@other.example"]);
    expect(await db.$count(mails)).toBe(1);
    const tables = await database.pool.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
    );
    for (const { name } of tables.rows) {
      const { rows } = await database.pool.query(`select 1 from ${name} t where t::text ilike '%larkspur%'`);
      expect({ name, rows }).toEqual({ name, rows: [] });
    }
    const { entries } = (await (await admin.get("/api/audit?action=person.erased")).json()) as {
      entries: object[];
    };
    expect(entries).toEqual([expect.objectContaining({ details: expect.objectContaining({ leads: 3 }) })]);
    site.smtp.be("accept");
  });
});

test("a person with thousands of mails gets all of them, and has them all erased", async ({ site }) => {
  const admin = await site.admin();
  await contact(site);
  const [message] = await site.deps.db.select().from(contactMessages);
  await site.deps.database.pool.query(
    `insert into deliveries (kind, subject_id, message_id, to_address, subject, text, html, status)
     select 'reply', $2, 'm' || i, $1, 'Mail ' || i, 'Words of ' || i, '', 'accepted' from generate_series(1, 2300) i`,
    [dana.email.toUpperCase(), message?.id],
  );
  const exported = await admin.get(`/api/people/export?email=${dana.email}`);
  const { mails, ...rest } = (await exported.json()) as { mails: { subject: string; text: string }[] };
  const numbers = mails.flatMap(({ text }) => /^Words of (\d+)$/.exec(text)?.[1] ?? []).map(Number);
  expect(numbers).toHaveLength(2300);
  expect(new Set(numbers).size).toBe(2300);
  expect(rest).toMatchObject({ email: dana.email, leads: [{ name: dana.name }], notes: [] });
  const erased = await admin.write("POST", "/api/people/erase", { email: dana.email });
  expect(await erased.json()).toMatchObject({ erased: { mails: mails.length } });
});

test("whoever could leave something can have it given out and erased: with letters of any language", async ({
  site,
}) => {
  const admin = await site.admin();
  for (const email of ["JÜRGEN@praxis.example", "o..brien@praxis.example"]) {
    const sent = await site.visitor().write("POST", "/api/assessment", { ...assessment, email });
    expect(sent.status).toBe(201);
    const exported = await admin.get(`/api/people/export?email=${encodeURIComponent(email)}`);
    // Theirs, and the desk's note of the assessment, which belongs to it.
    const { mails, ...whole } = (await exported.json()) as { mails: { toAddress: string }[] };
    expect(whole).toMatchObject({ email, leads: [{ email }] });
    expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual([email, "owner@ringwell.example"].sort());
    const erased = await admin.write("POST", "/api/people/erase", { email });
    expect(await erased.json()).toMatchObject({ erased: { leads: 1, assessments: 1, mails: 2 } });
  }
  expect(await site.deps.db.$count(leads)).toBe(0);
});

test("characters that a database cannot hold or takes for signs are searched for, and stored, as words are", async ({
  site,
}) => {
  const admin = await site.admin();
  const odd = "100%_\\'; drop \u{1f600}";
  const message = `We have \0 read \ud800 that it is ${odd} sure.`;
  expect((await contact(site, { name: "Da\0na", message })).status).toBe(201);
  const found = await list(admin, `?search=${encodeURIComponent(odd)}`);
  expect(found.leads).toMatchObject([{ name: "Dana" }]);
  for (const path of ["leads", "mails", "media", "audit", "articles", "articles/admin", "assessments"])
    expect({ path, status: (await admin.get(`/api/${path}?search=%00%25&actor=%00`)).status }).toEqual({
      path,
      status: 200,
    });
  expect((await list(admin, "?search=%25%25")).total).toBe(0);
  expect((await admin.get("/api/media/%00")).status).toBe(404);
  expect((await admin.get("/api/leads/export.csv?search=%00")).status).toBe(200);
});
