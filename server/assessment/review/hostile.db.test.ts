import { describe, expect } from "vitest";
import { test } from "../../../tests/site.ts";
import { assessments } from "../assessment.table.ts";
import { ordinary } from "../every-answer.fixture.ts";
import { type Json, json, put, ready } from "./review.fixture.ts";

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
      expect(mail?.subject).toMatch(/^Your AI business assessment is ready(?:: [^<>@{}:\r\n]{1,60})?$/);
      expect(active(mail?.html)).toEqual([]);
    });
});
