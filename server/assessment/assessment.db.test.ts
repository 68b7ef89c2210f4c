import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { PROMISED_MS } from "../../contracts/assessment-api.ts";
import { ASSESSMENT_FIELDS } from "../../contracts/assessment.ts";
import { stopClock } from "../../tests/clock.ts";
import { instants } from "../../tests/instants.ts";
import { list } from "../../tests/leads.ts";
import { test } from "../../tests/site.ts";
import { assessmentStepCounts, assessments, reportVersions } from "./assessment.table.ts";
import { ordinary } from "./every-answer.fixture.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
type Json = Record<string, unknown>;
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;

describe("POST /api/assessment", () => {
  test("stores every answer as sent, writes the report, and confirms by mail with a private link", async ({
    site,
  }) => {
    const response = await site.visitor().write("POST", "/api/assessment", {
      ...ordinary,
      interactionChannels: [...ordinary.interactionChannels, ...ordinary.interactionChannels],
      unknown: "ignored",
    });
    expect(response.status).toBe(201);
    const body = (await response.json()) as Json;
    expect(body).toEqual({ id: expect.any(String), message: expect.any(String) });

    const admin = await site.admin();
    const read = async () => (await (await admin.get(`/api/assessments/${body.id}`)).json()) as Json;
    await expect.poll(async () => (await read()).status).toBe("Ready for Review");
    const record = await read();
    expect(record).toMatchObject({ ...ordinary, id: body.id, reportSent: false, spam: null });
    expect(record.reportContent).toContain('<section data-section="verdict"');
    expect(record.reportWriter).toBe("built-in/3");
    expect(Date.parse(record.updatedAt as string)).toBeGreaterThan(Date.parse(record.createdAt as string));

    const [mail] = await site.smtp.waitFor(1);
    expect(mail?.envelopeTo).toEqual(["dana@larkspur.example"]);
    for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
      for (const text of ["Larkspur Family Dental", "25 to 50%", "Phone Calls, In-Person, Text/SMS"])
        expect(part).toContain(text);
      expect(part).toMatch(/http:\/\/127.0.0.1:3000\/r\/[\w-]{32}/);
    }
  });

  test("lists appear newest first, with the fields of the contract", async ({ site }) => {
    const visitor = site.visitor();
    await visitor.write("POST", "/api/assessment", ordinary);
    await visitor.write("POST", "/api/assessment", {
      ...ordinary,
      businessName: "Bell & Hart",
      industry: "Legal",
    });
    const admin = await site.admin();
    const list = async (query = "") =>
      (await (await admin.get(`/api/assessments${query}`)).json()) as {
        assessments: Json[];
        total: number;
        counts: Json;
      };
    await expect.poll(async () => (await list("?status=Ready+for+Review")).total).toBe(2);
    await site.smtp.waitFor(2);
    const { assessments: rows } = await list();
    expect(rows.map(({ businessName }) => businessName)).toEqual(["Bell & Hart", "Larkspur Family Dental"]);
    for (const field of ["id", "businessName", "industry", "createdAt", "reportContent", "reportSent"])
      expect(rows[0]).toHaveProperty(field);
    expect(rows[0]?.reportContent).toContain("<section");
    expect((await list("?search=bell")).assessments).toHaveLength(1);
    expect((await list("?search=100%25")).assessments).toHaveLength(0);
    expect((await list("?industry=Legal")).assessments).toHaveLength(1);
    expect((await list("?status=Sent")).assessments).toHaveLength(0);
    const isLegal = eq(assessments.industry, "Legal");
    const createdAt = new Date(Date.now() - PROMISED_MS - 60_000);
    expect((await list("?late=1")).total).toBe(0);
    await site.deps.db.update(assessments).set({ createdAt }).where(isLegal);
    const late = await list("?late=1");
    expect(late.assessments.map(({ industry }) => industry)).toEqual(["Legal"]);
    expect(late.counts).toEqual({
      generating: 0,
      ready: 2,
      sent: 0,
      late: 1,
      numbers: 0,
      held: 0,
      approved: 0,
    });
    expect((await list("?order=oldest")).assessments[0]?.industry).toBe("Legal");
    expect((await list("?page=2&limit=1")).assessments[0]?.businessName).toBe("Bell & Hart");
    // Whose number is searched comes first, before newer ones that merely hold it.
    const number = Number((await list("?search=bell")).assessments[0]?.number);
    await site.deps.db
      .update(assessments)
      .set({ businessName: `Suite ${number}` })
      .where(eq(assessments.industry, ordinary.industry));
    expect((await list(`?search=${number}`)).assessments.map(({ businessName }) => businessName)).toEqual([
      "Bell & Hart",
      `Suite ${number}`,
    ]);
    expect((await list("?content=omit")).assessments[0]).toMatchObject({
      reportContent: null,
      status: "Ready for Review",
    });
    expect((await admin.get("/api/assessments?page=0")).status).toBe(400);
  });

  test("refuses without a token before it looks at the answers, then names the first fault and all", async ({
    site,
  }) => {
    const visitor = site.visitor();
    await visitor.csrfToken();
    expect((await visitor.send("POST", "/api/assessment", {})).status).toBe(403);
    const refused = await visitor.write("POST", "/api/assessment", { ...ordinary, email: "x", industry: "" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      code: "invalid",
      message: "Please enter a valid email address (e.g., name@example.com)",
      errors: [
        { field: "email", message: "Please enter a valid email address (e.g., name@example.com)" },
        { field: "industry", message: "Please select your industry" },
      ],
    });
    const empty = (await (await visitor.write("POST", "/api/assessment", {})).json()) as { errors: Json[] };
    expect(empty.errors.map(({ field }) => field)).toEqual(ASSESSMENT_FIELDS);
    expect(await site.deps.db.$count(assessments)).toBe(0);
  });

  test("the token may come in the body, too", async ({ site }) => {
    const visitor = site.visitor();
    const _csrf = await visitor.csrfToken();
    expect((await visitor.send("POST", "/api/assessment", { ...ordinary, _csrf })).status).toBe(201);
    await site.smtp.waitFor(1);
  });

  test("five at once with one key are one assessment, one report and one mail", async ({ site }) => {
    const visitor = site.visitor();
    const token = await visitor.csrfToken();
    const headers = { "idempotency-key": "five-at-once", "x-csrf-token": token };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.send("POST", "/api/assessment", ordinary, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(await Promise.all(answers.map(idOf))).size).toBe(1);
    const other = await visitor.send(
      "POST",
      "/api/assessment",
      { ...ordinary, businessName: "Other" },
      headers,
    );
    expect(other.status).toBe(409);
    await site.smtp.waitFor(1);
    await expect.poll(() => site.deps.db.$count(reportVersions)).toBe(1);
    expect(await site.deps.db.$count(assessments)).toBe(1);
    await expect(site.smtp.waitFor(2, 1000)).rejects.toThrow("1 of 2");
  });

  test("what looks like a machine's is kept and marked, and causes nothing until somebody asks", async ({
    site,
  }) => {
    const visitor = site.visitor();
    const sent = await visitor.write("POST", "/api/assessment", { ...ordinary, elapsedMs: 300 });
    expect(sent.status).toBe(201);
    const id = await idOf(sent);
    const admin = await site.admin();
    const read = async () => (await (await admin.get(`/api/assessments/${id}`)).json()) as Json;
    expect(await read()).toMatchObject({ spam: "too-fast", status: "Generating Report" });
    await expect(site.smtp.waitFor(1, 1000)).rejects.toThrow("0 of 1");
    // Nobody waits for it: it is neither being written nor ever late, and is found by what it is.
    const createdAt = new Date(Date.now() - PROMISED_MS - 60_000);
    await site.deps.db.update(assessments).set({ createdAt }).where(eq(assessments.id, id));
    const found = async (query: string) =>
      (await (await admin.get(`/api/assessments?${query}`)).json()) as { total: number; counts: Json };
    const none = { generating: 0, ready: 0, sent: 0, late: 0 };
    expect(await found("held=1")).toMatchObject({ total: 1, counts: { ...none, held: 1 } });
    for (const query of ["status=Generating+Report", "late=1"]) expect((await found(query)).total).toBe(0);
    expect((await admin.write("POST", `/api/assessments/${id}/report/retry`)).status).toBe(200);
    await expect.poll(async () => (await read()).status).toBe("Ready for Review");
    expect((await found("held=1")).total).toBe(0);
    expect(await read()).toMatchObject({ spam: null });
    expect((await admin.write("POST", `/api/assessments/${id}/report/retry`)).status).toBe(409);
    // The order lets all of it go that was held back: the confirmation with its link, and the lead.
    const [mail] = await site.smtp.waitFor(1);
    expect(mail?.subject).toBe("Your AI assessment: we have your answers");
    expect(mail?.text).toMatch(/\/r\/[\w-]{32}/);
    const { leads, counts } = await list(admin);
    expect(leads).toMatchObject([{ kind: "assessment", status: "open", spam: null }]);
    expect(counts).toMatchObject({ new: 0, open: 1, spam: 0 });
    expect((await admin.write("POST", `/api/leads/${leads[0]?.id}/release`)).status).toBe(409);
    await expect(site.smtp.waitFor(2, 500)).rejects.toThrow("1 of 2");
  });

  test("what was ordered while its lead stayed marked is not thanked for after the report", async ({
    site,
  }) => {
    const sent = await site.visitor().write("POST", "/api/assessment", { ...ordinary, elapsedMs: 300 });
    const id = await idOf(sent);
    const admin = await site.admin();
    // As it was stored before the order took the lead along.
    await site.deps.db.update(assessments).set({ spam: null }).where(eq(assessments.id, id));
    const { leads } = await list(admin, "?spam=1");
    expect((await admin.write("POST", `/api/leads/${leads[0]?.id}/release`)).status).toBe(200);
    await expect(site.smtp.waitFor(1, 500)).rejects.toThrow("0 of 1");
  });

  test("the ninth in ten minutes from one address waits", async ({ site }) => {
    const visitor = site.visitor();
    const statuses = [];
    for (let i = 0; i < 9; i++)
      statuses.push(
        (await visitor.write("POST", "/api/assessment", { ...ordinary, email: `a${i}@larkspur.example` }))
          .status,
      );
    expect(statuses).toEqual([...Array(8).fill(201), 429]);
    await site.smtp.waitFor(8);
  });
});

describe("the administrator's reads", () => {
  test("need a session, and tell an unknown assessment from a known one", async ({ site }) => {
    for (const path of ["/api/assessments", `/api/assessments/${UNKNOWN}`, "/api/assessment/steps"])
      expect((await site.visitor().get(path)).status).toBe(401);
    const admin = await site.admin();
    for (const id of [UNKNOWN, "1", "not-an-id"]) {
      const response = await admin.get(`/api/assessments/${id}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: "Assessment not found" });
    }
  });
});

describe("counts per step", () => {
  test("say how many came how far, and keep nothing about them", async ({ site }) => {
    stopClock(instants["a morning that is tomorrow's in Tokyo"]);
    const visitor = site.visitor();
    for (const step of ["intro", "intro", "business"]) {
      const response = await visitor.send("POST", "/api/assessment/steps", {
        step,
        businessName: "Larkspur",
      });
      expect(response.status).toBe(204);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect((await visitor.send("POST", "/api/assessment/steps", { step: "nowhere" })).status).toBe(400);
    const counted = await (await (await site.admin()).get("/api/assessment/steps?days=7")).json();
    expect(counted).toMatchObject({
      days: 7,
      steps: [
        { step: "intro", count: 2 },
        { step: "business", count: 1 },
        { step: "customer-interaction", count: 0 },
        { step: "ai-experience", count: 0 },
        { step: "goals", count: 0 },
        { step: "confirmation", count: 0 },
        { step: "submitted", count: 0 },
      ],
    });
    expect(Object.keys((await site.deps.db.select().from(assessmentStepCounts))[0] ?? {})).toEqual([
      "day",
      "step",
      "count",
    ]);
  });
});

describe("the respondent's own link", () => {
  test("shows and downloads what is stored, erases it all, and leaves a receipt", async ({ site }) => {
    const visitor = site.visitor();
    const id = await idOf(await visitor.write("POST", "/api/assessment", ordinary));
    const [mail] = await site.smtp.waitFor(1);
    const token = /\/r\/([\w-]{32})/.exec(mail?.text ?? "")?.[1] as string;
    const path = `/api/own-assessment/${token}`;
    await expect.poll(() => site.deps.db.$count(reportVersions)).toBe(1);

    const stranger = site.visitor();
    expect(await (await stranger.get(path)).json()).toMatchObject({
      kind: "respondent",
      answers: ordinary,
      status: "Ready for Review",
      report: null,
    });
    const file = await stranger.get(`${path}/download`);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="assessment-\d+\.json"$/);
    expect((await stranger.send("DELETE", path)).status).toBe(403);
    const erased = await stranger.write("DELETE", path);
    expect(erased.status).toBe(200);
    expect(await erased.json()).toMatchObject({ erased: { answers: 1, reportVersions: 1, mails: 2 } });
    expect((await stranger.get(path)).status).toBe(404);
    expect((await (await site.admin()).get(`/api/assessments/${id}`)).status).toBe(404);
    const { pool } = site.deps.database;
    const left =
      await pool.query(`select (select count(*) from assessments) + (select count(*) from deliveries)
      + (select count(*) from report_versions) + (select count(*) from assessment_links) as n`);
    expect(Number(left.rows[0]?.n)).toBe(0);
    const receipts = await pool.query("select to_jsonb(r)::text as text from erasure_receipts r");
    expect(receipts.rows).toHaveLength(1);
    expect(receipts.rows[0]?.text).not.toMatch(/larkspur/i);
  });

  test("stops working when the administrator takes it back", async ({ site }) => {
    const id = await idOf(await site.visitor().write("POST", "/api/assessment", ordinary));
    const [mail] = await site.smtp.waitFor(1);
    const path = `/api/own-assessment/${/\/r\/([\w-]{32})/.exec(mail?.text ?? "")?.[1]}`;
    expect((await site.visitor().get(path)).status).toBe(200);
    const admin = await site.admin();
    const revoked = await admin.write("POST", `/api/assessments/${id}/revoke-links`);
    expect(await revoked.json()).toMatchObject({ id, linkRevokedAt: expect.any(String) });
    expect((await site.visitor().get(path)).status).toBe(404);
    expect((await site.visitor().get("/api/own-assessment/guessed")).status).toBe(404);
  });
});
