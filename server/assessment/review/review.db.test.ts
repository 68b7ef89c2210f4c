import { describe, expect } from "vitest";
import { test, type TestSite, type Visitor } from "../../../tests/site.ts";
import { assessmentLinks, assessments } from "../assessment.table.ts";
import { ordinary } from "../report/every-answer.fixture.ts";

type Json = Record<string, unknown>;
const json = async (response: Response | Promise<Response>) => (await (await response).json()) as Json;
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

/** An assessment whose report waits for its review, its confirmation mail out of the way. */
async function ready(site: TestSite, answers: Partial<typeof ordinary> = {}) {
  const sent = await site.visitor().write("POST", "/api/assessment", { ...ordinary, ...answers });
  const { id } = (await sent.json()) as { id: string };
  const admin = await site.admin();
  const path = `/api/assessments/${id}`;
  const read = () => json(admin.get(path));
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe("Ready for Review");
  await site.smtp.waitFor(1);
  site.smtp.reset();
  return { id, admin, path, read, review: () => json(admin.get(`${path}/review`)) };
}
const put = (admin: Visitor, path: string, reportContent: string, more: Json = {}) =>
  admin.write("PUT", `${path}/report`, { reportContent, ...more });

describe("editing a report", () => {
  test("stores the text, sanitised, as a version of its own, and says who did it", async ({ site }) => {
    const { admin, path, read, review } = await ready(site);
    const before = await read();
    const response = await put(
      admin,
      path,
      '<section data-section="summary"><p data-basis="industry" onclick="x()">New <script>alert(1)</script>words.</p></section>',
    );
    expect(response.status).toBe(200);
    const stored = '<section data-section="summary"><p data-basis="industry">New words.</p></section>';
    expect(await response.json()).toMatchObject({ reportContent: stored, status: "Ready for Review" });
    expect(Date.parse((await read()).updatedAt as string)).toBeGreaterThan(
      Date.parse(before.updatedAt as string),
    );
    const { versions } = (await review()) as { versions: Json[] };
    expect(versions.map(({ kind, author }) => [kind, author])).toEqual([
      ["edited", "dana"],
      ["written", "built-in/2"],
    ]);
    const as = async (i: number) => (await json(admin.get(`${path}/versions/${versions[i]?.id}`))).content;
    expect(await as(0)).toBe(stored);
    expect(await as(1)).toBe(before.reportContent);
    expect((await admin.get(`${path}/versions/${UNKNOWN}`)).status).toBe(404);
    const { entries } = (await json(admin.get("/api/audit?action=report.updated"))) as { entries: Json[] };
    expect(entries).toEqual([expect.objectContaining({ actor: "dana", action: "report.updated" })]);
  });

  test("wants words: tags, spaces and signs that nobody sees are an empty report", async ({ site }) => {
    const { admin, path, read } = await ready(site);
    for (const empty of [
      "",
      "  ",
      "<p></p>",
      "<p>&nbsp;\u200b</p>",
      "<script>alert('words')</script>",
      "<hr>",
    ])
      expect({ empty, status: (await put(admin, path, empty)).status }).toEqual({ empty, status: 400 });
    expect((await admin.write("PUT", `${path}/report`, {})).status).toBe(400);
    expect((await read()).reportContent).toContain("<section");
  });

  test("is refused in order: 401, 403, 404, 400, 409", async ({ site }) => {
    const { admin, path } = await ready(site);
    const body = { reportContent: "<p>Words</p>" };
    expect((await site.visitor().write("PUT", `${path}/report`, {})).status).toBe(401);
    expect((await admin.send("PUT", `/api/assessments/${UNKNOWN}/report`, {})).status).toBe(403);
    expect((await put(admin, `/api/assessments/${UNKNOWN}`, "")).status).toBe(404);
    await admin.write("POST", `${path}/send`);
    expect((await put(admin, path, "")).status).toBe(400);
    expect((await admin.write("PUT", `${path}/report`, body)).status).toBe(409);
    expect((await admin.write("POST", `${path}/send`)).status).toBe(409);
    await site.smtp.waitFor(1);
  });

  test("over somebody's newer text is a conflict, and nothing is lost", async ({ site }) => {
    const { admin, path, read } = await ready(site);
    const { updatedAt } = await read();
    expect((await put(admin, path, "<p>First</p>", { updatedAt })).status).toBe(200);
    expect((await put(admin, path, "<p>Second</p>", { updatedAt })).status).toBe(409);
    expect((await admin.write("POST", `${path}/send`, { updatedAt })).status).toBe(409);
    expect((await read()).reportContent).toBe("<p>First</p>");
  });

  test("there is nothing to edit or send while the report is not written", async ({ site }) => {
    const sent = await site.visitor().write("POST", "/api/assessment", { ...ordinary, elapsedMs: 10 });
    const { id } = (await sent.json()) as { id: string };
    const admin = await site.admin();
    expect((await put(admin, `/api/assessments/${id}`, "<p>Words</p>")).status).toBe(409);
    expect((await admin.write("POST", `/api/assessments/${id}/send`)).status).toBe(409);
    expect((await admin.get(`/api/assessments/${id}/report.pdf`)).status).toBe(404);
  });
});

describe("assumptions", () => {
  test("change every figure that uses them, and no other character", async ({ site }) => {
    const { admin, path, read, review } = await ready(site);
    const before = await read();
    const changes = { customerValue: 999, missedShare: 50 };
    const preview = await json(
      admin.get(`${path}/assumptions/preview?changes=${encodeURIComponent(JSON.stringify(changes))}`),
    );
    expect((await read()).reportContent).toBe(before.reportContent);
    const changed = await json(admin.write("PUT", `${path}/assumptions`, { changes }));
    expect(changed.reportContent).toBe(preview.reportContent);
    const figures = (html: unknown) => [...String(html).matchAll(/data-figure="(\w+)">([^<]*)</g)];
    const values = (html: unknown, id: string) =>
      new Set(
        figures(html)
          .filter(([, name]) => name === id)
          .map(([, , text]) => text),
      );
    expect(values(changed.reportContent, "customerValue")).toEqual(new Set(["$999"]));
    expect(values(changed.reportContent, "missedShare")).toEqual(new Set(["50%"]));
    expect(values(changed.reportContent, "totalMonth")).not.toEqual(
      values(before.reportContent, "totalMonth"),
    );
    expect(values(changed.reportContent, "totalMonth").size).toBe(1);
    const bare = (html: unknown) =>
      String(html)
        .replace(/<svg.*?<\/svg>/g, "")
        .replace(/(data-figure="\w+">)[^<]*/g, "$1");
    expect(bare(changed.reportContent)).toBe(bare(before.reportContent));
    const { assumptions, versions } = (await review()) as { assumptions: Json[]; versions: Json[] };
    expect(assumptions.find(({ id }) => id === "customerValue")).toMatchObject({ value: 999, unit: "money" });
    expect(versions[0]).toMatchObject({ kind: "assumptions" });
    const back = await json(admin.write("PUT", `${path}/assumptions`, { changes: {} }));
    expect(back.reportContent).toBe(before.reportContent);
  });

  test("have bounds and names", async ({ site }) => {
    const { admin, path } = await ready(site);
    for (const changes of [{ missedShare: 101 }, { missedShare: -1 }, { nonsense: 1 }, { missedShare: "5" }])
      expect((await admin.write("PUT", `${path}/assumptions`, { changes })).status).toBe(400);
    expect((await admin.get(`${path}/assumptions/preview?changes=x`)).status).toBe(400);
  });
});

describe("sections and numbers from nowhere", () => {
  test("a section is written again as the consultant would, the rest stays as edited", async ({ site }) => {
    const { admin, path, read } = await ready(site);
    const original = String((await read()).reportContent);
    const edited = original
      .replace(/(<section data-section="risks">).*?(<\/section>)/s, "$1<p>Gone.</p>$2")
      .replace("<h2>What you told us</h2>", "<h2>Your words</h2>");
    await put(admin, path, edited);
    const again = await json(admin.write("POST", `${path}/report/sections/risks`, { note: "" }));
    expect(again.reportContent).toBe(original.replace("<h2>What you told us</h2>", "<h2>Your words</h2>"));
    expect((await admin.write("POST", `${path}/report/sections/nothing`)).status).toBe(404);
  });

  test("a number from nowhere blocks sending until it is accepted or removed", async ({ site }) => {
    const { admin, path, read, review } = await ready(site);
    const mark = (text: string) => `<span data-unsourced="figure">${text}</span>`;
    await put(
      admin,
      path,
      `<h2>Calls</h2><p>About ${mark("40% &amp; more")} call, and ${mark("12 of 20")} wait.</p><p>Then</p>`,
    );
    const { unsourced } = (await review()) as { unsourced: Json[] };
    const context = "About 40% & more call, and 12 of 20 wait.";
    expect(unsourced).toEqual([
      { text: "40% & more", context },
      { text: "12 of 20", context },
    ]);
    const blocked = await admin.write("POST", `${path}/send`);
    expect(blocked.status).toBe(409);
    expect(((await blocked.json()) as Json).message).toContain("2 numbers");
    const settle = (body: Json) => admin.write("POST", `${path}/report/unsourced`, body);
    expect((await settle({ index: 1, text: "other", decision: "accept" })).status).toBe(409);
    expect((await settle({ index: 5, text: "12 of 20", decision: "accept" })).status).toBe(409);
    await settle({ index: 1, text: "12 of 20", decision: "accept" });
    await settle({ index: 0, text: "40% & more", decision: "remove" });
    expect((await read()).reportContent).toBe(
      "<h2>Calls</h2><p>About call, and 12 of 20 wait.</p><p>Then</p>",
    );
    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    await site.smtp.waitFor(1);
  });
});

describe("sending a report", () => {
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
    expect(mail?.subject).toBe("Your AI business assessment is ready");
    const flat = (text: string) => text.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
      for (const heading of String(before.reportContent).match(/(?<=<h2>)[^<]+/g) ?? [])
        expect(flat(part)).toContain(heading);
      expect(part).toMatch(/http:\/\/localhost:3000\/r\/[\w-]{32}/);
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
      .poll(async () => ((await review()) as { deliveries: Json[] }).deliveries[0])
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
    const { versions, deliveries } = (await review()) as { versions: Json[]; deliveries: Json[] };
    expect(versions.filter(({ kind }) => kind === "sent")).toHaveLength(1);
    expect(deliveries).toHaveLength(1);
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
    const state = async () => ((await review()) as { deliveries: Json[] }).deliveries[0];
    await expect.poll(state, { timeout: 10_000 }).toMatchObject({
      status: "queued",
      response: expect.stringContaining("4.3.2"),
    });
    expect((await admin.write("POST", `${path}/deliveries`)).status).toBe(409);
    site.smtp.be("accept");
    await site.smtp.waitFor(1, 20_000);
    await expect.poll(state).toMatchObject({ status: "accepted" });
  });

  test("after a refusal for good it is delivered again, to a corrected address, as a delivery of its own", async ({
    site,
  }) => {
    const { admin, path, review, read } = await ready(site);
    expect((await admin.write("POST", `${path}/deliveries`)).status).toBe(409);
    site.smtp.be("refuse");
    const { updatedAt } = await json(admin.write("POST", `${path}/send`));
    const states = async () => ((await review()) as { deliveries: Json[] }).deliveries;
    await expect
      .poll(async () => (await states())[0], { timeout: 10_000 })
      .toMatchObject({ status: "failed", response: expect.stringContaining("5.1.1") });
    site.smtp.be("accept");
    expect((await admin.write("POST", `${path}/deliveries`, { email: "no" })).status).toBe(400);
    const headers = { "x-csrf-token": await admin.csrfToken() };
    const again = await Promise.all(
      Array.from({ length: 3 }, () =>
        admin.send("POST", `${path}/deliveries`, { email: "right@larkspur.example" }, headers),
      ),
    );
    expect(again.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [mail] = await site.smtp.waitFor(1);
    expect(mail?.envelopeTo).toEqual(["right@larkspur.example"]);
    expect(mail?.attachments).toHaveLength(1);
    await expect
      .poll(async () => (await states()).map(({ status }) => status))
      .toEqual(["accepted", "failed"]);
    expect((await read()).updatedAt).toBe(updatedAt);
    expect((await read()).email).toBe(ordinary.email);
    const { entries } = (await json(admin.get("/api/audit?action=report.delivered-again"))) as {
      entries: Json[];
    };
    expect(JSON.stringify(entries)).not.toContain("larkspur.example");
  });

  test("what waits for the mail server is never sent once the respondent has erased everything", async ({
    site,
  }) => {
    const sent = await site.visitor().write("POST", "/api/assessment", ordinary);
    const { id } = (await sent.json()) as { id: string };
    const [confirmation] = await site.smtp.waitFor(1);
    const admin = await site.admin();
    const read = () => json(admin.get(`/api/assessments/${id}`));
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe("Ready for Review");
    site.smtp.be("busy");
    expect((await admin.write("POST", `/api/assessments/${id}/send`)).status).toBe(200);
    await expect
      .poll(async () => (await json(admin.get(`/api/assessments/${id}/review`))).deliveries)
      .toMatchObject([{ status: "queued", tries: 1 }]);
    const token = /\/r\/([\w-]{32})/.exec(confirmation?.text ?? "")?.[1];
    const erased = await site.visitor().write("DELETE", `/api/own-assessment/${token}`);
    expect(await erased.json()).toMatchObject({
      receipt: expect.any(String),
      erased: { answers: 1, reportVersions: 2, mails: 2, leads: 1 },
    });
    site.smtp.be("accept");
    for (const path of ["/api/leads", "/api/assessments?content=omit", "/api/mails"])
      expect(JSON.stringify(await json(admin.get(path)))).not.toMatch(/larkspur/i);
    await expect
      .poll(
        async () => {
          const open =
            "select count(*)::int as n from pgboss.job where name = 'mail.deliver' and state < 'completed'";
          return (await site.deps.database.pool.query(open)).rows[0]?.n;
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    expect(site.smtp.mails).toHaveLength(1);
  });

  test("says how much of the writer's text was kept, by writer", async ({ site }) => {
    const { admin, path, read } = await ready(site);
    const content = String((await read()).reportContent);
    await put(admin, path, content.replace(/<section data-section="risks">.*?<\/section>/s, ""));
    await admin.write("POST", `${path}/send`);
    const { writers } = (await json(admin.get("/api/assessment/kept"))) as { writers: Json[] };
    expect(writers).toEqual([{ writer: "built-in/2", sent: 1, kept: expect.any(Number) }]);
    expect(writers[0]?.kept).toBeGreaterThan(0.7);
    expect(writers[0]?.kept).toBeLessThan(0.99);
    await site.smtp.waitFor(1);
  });
});

describe("hostile answers and texts", () => {
  const HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "<svg/onload=alert(1)>",
    "</style></title><iframe src=javascript:alert(1)>",
    "{{7*7}} ${7*7} <%= 7*7 %>",
    "مطعم \u202Etxt.exe\u202C\u0000 漢字 👩‍⚕️ \uD800",
    "Bcc: eve@evil.example\r\nSubject: x",
  ];
  const active = (html: unknown) =>
    (String(html).match(/<[a-z][^>]*>/gi) ?? []).filter((tag) =>
      /^<(script|img|iframe|svg\/onload)|\son\w+=|javascript:/i.test(tag),
    );

  test("are refused in every field that offers answers, and come back nowhere", async ({ site }) => {
    const visitor = site.visitor();
    const headers = { "x-csrf-token": await visitor.csrfToken() };
    const { businessName: _typed, ...offered } = ordinary;
    for (const [field, good] of Object.entries(offered))
      for (const hostile of HOSTILE) {
        const value = Array.isArray(good) ? [...good, hostile] : hostile;
        const response = await visitor.send(
          "POST",
          "/api/assessment",
          { ...ordinary, [field]: value },
          headers,
        );
        const body = await response.text();
        expect({ field, hostile, status: response.status }).toEqual({ field, hostile, status: 400 });
        expect(body).not.toContain(hostile);
      }
    expect(await site.deps.db.$count(assessments)).toBe(0);
  });

  test.for([
    "o'onload=alert`1`@larkspur.example",
    "{{7*7}}${7*7}&lt;img/src=x&gt;@larkspur.example".replace(/;/g, ""),
  ])("an address that is none to a browser, %s, does nothing, either", async (email, { site }) => {
    const { admin, path, read } = await ready(site, { email });
    expect(await read()).toMatchObject({ email });
    expect(active((await read()).reportContent)).toEqual([]);
    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    const [mail] = await site.smtp.waitFor(1);
    expect(mail?.envelopeTo).toEqual([email]);
    expect(active(mail?.html)).toEqual([]);
  });

  for (const businessName of HOSTILE)
    test(`${JSON.stringify(businessName)} does nothing in list, report, mail and PDF`, async ({ site }) => {
      const { admin, path, read } = await ready(site, { businessName });
      expect(active((await read()).reportContent)).toEqual([]);
      const listed = (await json(admin.get("/api/assessments"))) as { assessments: Json[] };
      expect(listed.assessments).toHaveLength(1);
      await put(
        admin,
        path,
        `<p>${HOSTILE.slice(0, 4).join("")}<a href="javascript:alert(1)">a</a> Words</p>`,
      );
      expect(active((await read()).reportContent)).toEqual([]);
      const pdf = await admin.get(`${path}/report.pdf`);
      expect(pdf.status).toBe(200);
      expect(pdf.headers.get("content-disposition")).not.toMatch(/[\r\n<>]/);
      expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
      const [mail] = await site.smtp.waitFor(1);
      expect(mail?.envelopeTo).toEqual([ordinary.email]);
      expect(mail?.subject).toBe("Your AI business assessment is ready");
      expect(active(mail?.html)).toEqual([]);
    });
});
