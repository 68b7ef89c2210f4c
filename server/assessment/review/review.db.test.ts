import { describe, expect } from "vitest";
import { test } from "../../../tests/site.ts";
import { ordinary } from "../every-answer.fixture.ts";
import { type Json, json, put, ready, UNKNOWN } from "./review.fixture.ts";

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
      ["written", "built-in/3"],
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

  test("that is nested without end, or nothing but tags, is refused and named", async ({ site }) => {
    const { admin, path, read } = await ready(site);
    const before = await read();
    for (const bomb of ["<section>".repeat(3000), "<math><mi>".repeat(10_000), "<br>".repeat(30_000)]) {
      const response = await put(admin, path, `<p>Words</p>${bomb}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ field: "reportContent" }] });
    }
    expect((await read()).reportContent).toBe(before.reportContent);
  });

  test("over somebody's newer text is a conflict, and nothing is lost", async ({ site }) => {
    const { admin, path, read } = await ready(site);
    const { updatedAt } = await read();
    expect((await put(admin, path, "<p>First</p>", { updatedAt })).status).toBe(200);
    const refused = await put(admin, path, "<p>Second</p>", { updatedAt });
    const current = await read();
    expect([refused.status, current.reportContent]).toEqual([409, expect.stringContaining("First")]);
    expect(await refused.json()).toMatchObject({ code: "conflict", current });
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
  test("change the report as its preview says, and back to the character", async ({ site }) => {
    const { admin, path, read, review } = await ready(site);
    const before = await read();
    const changes = { customerValue: 999, slowShare: 50 };
    const preview = await json(
      admin.get(`${path}/assumptions/preview?changes=${encodeURIComponent(JSON.stringify(changes))}`),
    );
    expect((await read()).reportContent).toBe(before.reportContent);
    const changed = await json(admin.write("PUT", `${path}/assumptions`, { changes }));
    expect(changed.reportContent).toBe(preview.reportContent);
    const figures = (html: unknown) => [...String(html).matchAll(/data-figure="([\w.-]+)">([^<]*)</g)];
    const values = (html: unknown, id: string) =>
      new Set(
        figures(html)
          .filter(([, name]) => name === id)
          .map(([, , text]) => text),
      );
    expect(values(changed.reportContent, "a.customerValue")).toEqual(new Set(["$999"]));
    expect(values(changed.reportContent, "a.slowShare")).toEqual(new Set(["50%"]));
    expect(values(changed.reportContent, "lost")).not.toEqual(values(before.reportContent, "lost"));
    expect(values(changed.reportContent, "lost").size).toBe(1);
    const { assumptions, versions } = (await review()) as { assumptions: Json[]; versions: Json[] };
    expect(assumptions.find(({ id }) => id === "customerValue")).toMatchObject({
      value: 999,
      unit: "money",
      from: "reviewer",
      source: expect.stringMatching(/^Our example/),
    });
    expect(versions[0]).toMatchObject({ kind: "assumptions" });
    const back = await json(admin.write("PUT", `${path}/assumptions`, { changes: {} }));
    expect(back.reportContent).toBe(before.reportContent);
  });

  test("have bounds and names", async ({ site }) => {
    const { admin, path } = await ready(site);
    for (const changes of [{ slowShare: 101 }, { slowShare: -1 }, { nonsense: 1 }, { slowShare: "5" }])
      expect((await admin.write("PUT", `${path}/assumptions`, { changes })).status).toBe(400);
    expect((await admin.get(`${path}/assumptions/preview?changes=x`)).status).toBe(400);
  });
});

describe("sections and numbers from nowhere", () => {
  test("a section is written again as the consultant would, the rest stays as edited", async ({ site }) => {
    const { admin, path, read } = await ready(site);
    const original = String((await read()).reportContent);
    const edited = original
      .replace(/(<section data-section="rules">).*?(<\/section>)/s, "$1<p>Gone.</p>$2")
      .replace("<h2>How we got these numbers</h2>", "<h2>Your words</h2>");
    await put(admin, path, edited);
    const again = await json(admin.write("POST", `${path}/report/sections/rules`, { note: "" }));
    expect(again.reportContent).toBe(
      original.replace("<h2>How we got these numbers</h2>", "<h2>Your words</h2>"),
    );
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
