import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { Webhook } from "standardwebhooks";
import { describe, expect } from "vitest";
import type { LeadDetails, Lead } from "../../contracts/leads.ts";
import { test, type TestSite, type Visitor } from "../../tests/site.ts";
import { contactMessages } from "../contact/contact.table.ts";
import { deliveries } from "../deliveries/deliveries.table.ts";
import { demoCalls } from "../voice/demo-calls.table.ts";
import { webhookJobs } from "./leads.jobs.ts";
import { leadNotes, leads } from "./leads.table.ts";

const dana = {
  name: "Dana Whitfield",
  email: "dana@larkspur.example",
  company: "Larkspur Family Dental",
  phone: "(555) 010-0188",
  message: "We miss most calls after five. Can you help us with that?",
};
const assessment = {
  businessName: "Larkspur Family Dental",
  email: "Dana@Larkspur.example",
  industry: "Healthcare",
  customerInteractionPercentage: "51-75",
  interactionChannels: ["Phone Calls"],
  cloneExpertiseValue: "very-valuable",
  operationalBottlenecks: ["Appointment Scheduling"],
  responseTime: "same-day",
  previousAiExperience: "no-experience",
  techComfortLevel: "comfortable",
  primaryGoal: "increased-efficiency",
};
interface Page {
  leads: Lead[];
  total: number;
  totalPages: number;
  counts: Record<string, number>;
}
const list = async (visitor: Visitor, query = "") =>
  (await (await visitor.get(`/api/leads${query}`)).json()) as Page;
const details = async (visitor: Visitor, id: string) =>
  (await (await visitor.get(`/api/leads/${id}`)).json()) as LeadDetails;
const contact = (site: TestSite, more: object = {}) =>
  site.visitor().send("POST", "/api/contact", { ...dana, ...more });
const keepDemoCall = (site: TestSite, email = dana.email) =>
  site.deps.voice.demoCalls.save({
    state: null,
    callId: crypto.randomUUID(),
    scenario: "dental",
    provider: "hosted",
    transcript: [{ role: "user", text: "Do you take new patients?" }],
    name: "Dana",
    email,
    lengthMs: 61_000,
    medianReplyMs: null,
    interruptions: 0,
    rating: 5,
  });

describe("the inbox", () => {
  test("has what each feature was left, newest first, with counts; search, status and kind narrow it", async ({
    site,
  }) => {
    const admin = await site.admin();
    await contact(site);
    expect((await site.visitor().write("POST", "/api/assessment", assessment)).status).toBe(201);
    await keepDemoCall(site);
    await contact(site, { name: "Bot", message: "Buy cheap pills now", website: "http://x.example" });
    const all = await list(admin);
    expect(all.leads.map(({ kind }) => kind)).toEqual(["demo-call", "assessment", "contact"]);
    expect(all.counts).toEqual({ new: 3, open: 0, done: 0, spam: 1 });
    expect(all.leads.at(-1)).toMatchObject({
      name: dana.name,
      email: dana.email,
      company: dana.company,
      summary: dana.message,
    });
    expect((await list(admin, "?search=miss%20most")).leads.map(({ kind }) => kind)).toEqual(["contact"]);
    expect((await list(admin, "?search=LARKSPUR&kind=assessment")).total).toBe(1);
    expect((await list(admin, "?search=100%25")).total).toBe(0);
    expect((await list(admin, "?spam=1")).leads).toEqual([expect.objectContaining({ spam: "honeypot" })]);
    const [first] = all.leads;
    await admin.write("PUT", `/api/leads/${first?.id}/status`, { status: "done" });
    expect((await list(admin, "?status=done")).leads.map(({ id }) => id)).toEqual([first?.id]);
    for (const bad of ["?page=0", "?status=lost", "?kind=other"])
      expect((await admin.get(`/api/leads${bad}`)).status).toBe(400);
    expect((await site.visitor().get("/api/leads")).status).toBe(401);
    expect((await admin.get("/api/leads/nothing")).status).toBe(404);
  });

  test("tells a person's whole story, whatever the letters' case: what they left, notes, mails", async ({
    site,
  }) => {
    const admin = await site.admin();
    await contact(site);
    await site.visitor().write("POST", "/api/assessment", assessment);
    await keepDemoCall(site);
    const { leads: found } = await list(admin);
    const [demo, asked, wrote] = found;
    expect(
      (await admin.write("POST", `/api/leads/${wrote?.id}/notes`, { text: "Call back on Monday." })).status,
    ).toBe(201);
    const story = await details(admin, wrote!.id);
    expect(story.text).toBe(dana.message);
    expect(story.facts).toEqual([{ label: "Phone", value: dana.phone }]);
    expect(story.timeline.filter(({ type }) => type === "lead").map(({ id }) => id)).toEqual([
      demo?.id,
      asked?.id,
      wrote?.id,
    ]);
    expect(story.timeline.filter(({ type }) => type === "note")).toEqual([
      expect.objectContaining({ text: "Call back on Monday.", author: "dana" }),
    ]);
    expect(story.timeline.filter(({ type }) => type === "mail").map(({ title }) => title)).toEqual([
      "Your AI assessment: we have your answers",
    ]);
    const { rows } = await site.deps.database.pool.query<{ id: string }>("select id from assessments");
    const page = `/admin/assessments?id=${rows[0]?.id}`;
    expect(story.timeline.map((event) => event.page)).toEqual(
      story.timeline.map(({ id }) => (id === asked?.id ? page : null)),
    );
    expect((await details(admin, asked!.id)).page).toBe(page);
    expect((await details(admin, asked!.id)).facts).toContainEqual({
      label: expect.any(String),
      value: "Healthcare",
    });
    expect((await details(admin, demo!.id)).text).toBe("user: Do you take new patients?");
    expect((await admin.write("POST", `/api/leads/${wrote?.id}/notes`, { text: " " })).status).toBe(400);
  });

  test("is answered by mail: queued, delivered, shown with the server's words", async ({ site }) => {
    const admin = await site.admin();
    await contact(site);
    await site.smtp.waitFor(1);
    const [lead] = (await list(admin)).leads;
    const reply = { subject: "Your calls after five", text: "Hello Dana,\n\nyes: <b>we</b> can." };
    expect((await admin.write("POST", `/api/leads/${lead?.id}/reply`, reply)).status).toBe(201);
    const mail = (await site.smtp.waitFor(2))[1];
    expect(mail?.envelopeTo).toEqual([dana.email]);
    expect(mail?.replyTo?.[0]?.address).toBe("owner@ringwell.example");
    expect(mail?.subject).toBe(reply.subject);
    expect(mail?.text).toContain(reply.text);
    expect(mail?.html).toContain("&#60;b&#62;we");
    await expect.poll(async () => (await details(admin, lead!.id)).timeline[0]?.delivery).toBe("accepted");
    expect((await details(admin, lead!.id)).status).toBe("open");
    const { entries } = (await (await admin.get("/api/audit?action=lead.replied")).json()) as {
      entries: object[];
    };
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain("larkspur");
  });

  test("'not spam' lets a message go its way, once", async ({ site }) => {
    const admin = await site.admin();
    await contact(site, { website: "http://x.example" });
    await site.visitor().write("POST", "/api/assessment", { ...assessment, website: "http://x.example" });
    expect(site.smtp.mails).toEqual([]);
    for (const lead of (await list(admin, "?spam=1")).leads) {
      expect((await admin.write("POST", `/api/leads/${lead.id}/release`)).status).toBe(200);
      expect((await admin.write("POST", `/api/leads/${lead.id}/release`)).status).toBe(409);
    }
    const mails = await site.smtp.waitFor(2);
    expect(mails.map(({ envelopeTo }) => envelopeTo[0]?.toLowerCase()).sort()).toEqual(
      [dana.email, "owner@ringwell.example"].sort(),
    );
    expect((await list(admin)).counts).toMatchObject({ new: 2, spam: 0 });
  });

  test("stays quick with 50,000 leads, to the last page", async ({ site }) => {
    const admin = await site.admin();
    await site.deps.database.pool.query(`
      insert into leads (kind, subject_id, name, email, company, summary, status, created_at)
      select 'contact', i::text, 'Person ' || i, 'person' || i || '@example.com', 'Company ' || (i % 500),
        'We would like to know more about the assistant, please call us. ' || i,
        (array['new', 'open', 'done'])[1 + i % 3], now() - i * interval '1 minute'
      from generate_series(1, 50000) i; analyze leads`);
    for (const [query, total] of [
      ["", 50_000],
      ["?page=1000", 50_000],
      ["?status=open&page=300", 16_667],
      ["?search=person49999", 1],
      ["?search=assistant", 50_000],
    ] as const) {
      const start = performance.now();
      const page = await list(admin, query);
      expect(page.total).toBe(total);
      expect(page.leads.length).toBeGreaterThan(0);
      expect({ query, quick: performance.now() - start < 2500 }).toEqual({ query, quick: true });
    }
    const csv = await (await admin.get("/api/leads/export.csv?status=new")).text();
    const ids = csv.match(/please call us\. \d+/g) ?? [];
    expect(ids).toHaveLength(16_666);
    expect(new Set(ids).size).toBe(16_666);
  });
});

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
      erased: { leads: 3, notes: 1, mails: 2, contactMessages: 1, assessments: 1, demoCalls: 1 },
    });
    const { db, database } = site.deps;
    expect(await db.$count(leadNotes)).toBe(0);
    expect(await db.$count(demoCalls)).toBe(0);
    expect((await db.select().from(contactMessages)).map(({ email }) => email)).toEqual([
      "eve@other.example",
    ]);
    expect((await db.select().from(leads)).map(({ email }) => email)).toEqual(["eve@other.example"]);
    expect(await db.$count(deliveries)).toBe(1);
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
  await site.deps.database.pool.query(
    `insert into deliveries (kind, subject_id, message_id, to_address, subject, text, html, status)
     select 'reply', 'x', 'm' || i, $1, 'Mail ' || i, 'Words of ' || i, '', 'accepted' from generate_series(1, 2300) i`,
    [dana.email.toUpperCase()],
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
    expect(await exported.json()).toMatchObject({ email, leads: [{ email }], mails: [{ toAddress: email }] });
    const erased = await admin.write("POST", "/api/people/erase", { email });
    expect(await erased.json()).toMatchObject({ erased: { leads: 1, assessments: 1, mails: 1 } });
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

describe("the webhook of new leads", () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  type Mood = "accept" | "refuse" | "hang" | "redirect";
  async function receiver() {
    const received: { id: string; body: unknown }[] = [];
    let mood: Mood = "accept";
    let tries = 0;
    const server: Server = createServer((request, response) => {
      tries++;
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        if (mood === "hang") return;
        if (mood === "refuse") return response.writeHead(503).end();
        if (mood === "redirect") return response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
        const text = Buffer.concat(chunks).toString("utf8");
        const body = new Webhook(secret).verify(text, request.headers as Record<string, string>);
        received.push({ id: String(request.headers["webhook-id"]), body });
        response.writeHead(204).end();
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return {
      received,
      be: (next: Mood) => {
        mood = next;
      },
      get tries() {
        return tries;
      },
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
      async stop() {
        server.closeAllConnections();
        server.close();
        await once(server, "close");
      },
    };
  }
  const run = (site: TestSite) => ({
    id: "job",
    retryCount: 0,
    retryLimit: 80,
    signal: new AbortController().signal,
    log: site.deps.log,
  });

  test("is signed, has the same id at each try, fails loudly when refused, redirected or left hanging", async ({
    site,
  }) => {
    const hook = await receiver();
    const target = { url: hook.url, secret, timeoutMs: 300 };
    const [job] = webhookJobs({ db: site.deps.db, target });
    const lead = await site.deps.db
      .insert(leads)
      .values({
        kind: "contact",
        subjectId: "1",
        name: "Dana",
        email: dana.email,
        company: "",
        summary: "Hello",
      })
      .returning();
    const data = { leadId: lead[0]!.id };
    for (const mood of ["refuse", "redirect", "hang"] as const) {
      hook.be(mood);
      await expect(job!.handle(data, run(site))).rejects.toThrow(/answered 503|answered 302|timeout/);
    }
    const stands = async () => {
      const [row] = await site.deps.db.select().from(leads);
      return [row?.webhookStatus, row?.webhookTries, row?.webhookResponse];
    };
    expect(await stands()).toEqual(["queued", 1, expect.stringContaining("timeout")]);
    hook.be("refuse");
    await expect(job!.handle(data, { ...run(site), retryCount: 80 })).rejects.toThrow("answered 503");
    expect(await stands()).toEqual(["failed", 81, "the webhook answered 503"]);
    hook.be("accept");
    await job!.handle(data, run(site));
    expect(await stands()).toEqual(["delivered", 1, "204 No Content"]);
    expect(hook.tries).toBe(5);
    expect(hook.received).toEqual([
      {
        id: `msg_${data.leadId}`,
        body: {
          type: "lead.created",
          timestamp: lead[0]!.createdAt.toISOString(),
          data: {
            id: data.leadId,
            kind: "contact",
            name: "Dana",
            email: dana.email,
            company: "",
            summary: "Hello",
          },
        },
      },
    ]);
    await site.deps.db.delete(leads);
    await job!.handle(data, run(site));
    expect(hook.tries).toBe(5);
    await hook.stop();
  });
});
