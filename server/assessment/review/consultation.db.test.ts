import { describe, expect } from "vitest";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import type { ReportJson } from "../../../contracts/report-json.ts";
import { test, type TestSite } from "../../../tests/site.ts";
import { type Json, json, put, ready } from "./review.fixture.ts";

/** The report whose consultation the reviewer changes: its state, and the calls that change it. */
async function consulted(site: TestSite, answers: Parameters<typeof ready>[1] = {}) {
  const { admin, path, read, id } = await ready(site, answers);
  return {
    id,
    admin,
    path,
    content: async () => String((await read()).reportContent),
    review: () => json(admin.get(`${path}/review`)) as unknown as Promise<ReportReview>,
    choose: (choices: Json) => admin.write("PUT", `${path}/choices`, { choices }),
    structure: () => json(admin.get(`${path}/report.json`)) as unknown as Promise<ReportJson>,
  };
}
const TYPED = "We spoke on the phone about this, Dana.";
/** Types a sentence behind the note on the money. */
const typeInto = (content: string) =>
  content.replace(/(<p[^>]* data-block="money\.note"[^>]*>.*?)<\/p>/s, `$1 ${TYPED}</p>`);

describe("the reviewer's choices", () => {
  test("what a step is worth is what the report prints, and each number's name can be read by itself", async ({
    site,
  }) => {
    const { review, content } = await consulted(site);
    const { consultation, assumptions } = await review();
    const report = await content();
    for (const { id, left } of consultation.steps) {
      const printed = new RegExp(`data-figure="p\\.${id}\\.left">-?\\$([\\d,]+)<`).exec(report)?.[1];
      if (printed) expect(Math.abs(left)).toBe(Number(printed.replaceAll(",", "")));
    }
    for (const { label, source } of assumptions) {
      expect(label).not.toMatch(/^(?:of|come|are|ask|need|hear|leave|don['’]t|get|were) /);
      expect(source).not.toMatch(/\byou/);
    }
  });

  test("a finding that is dropped leaves the report and comes back; what was typed stays", async ({
    site,
  }) => {
    const { admin, path, content, review, choose, structure } = await consulted(site, {
      operationalBottlenecks: ["After-Hours Coverage", "Data Entry/Form Filling", "Follow-up Communication"],
    });
    const { consultation } = await review();
    // The reason on the cover.
    const [first] = consultation.findings;
    if (!first) throw new Error("a finding is needed");
    const before = await content();
    const [told = ""] = first.text.split(".");
    expect(before).toContain(told);
    const typed = typeInto(before);
    expect(typed).toContain(TYPED);
    expect((await put(admin, path, typed)).status).toBe(200);

    expect((await choose({ dropFindings: [first.id] })).status).toBe(200);
    const after = await review();
    expect(after.consultation.findings.map(({ id }) => id)).not.toContain(first.id);
    expect(after.consultation.dropped).toEqual([expect.objectContaining({ id: first.id })]);
    expect((await structure()).findings.map(({ id }) => id)).not.toContain(first.id);
    expect(await content()).not.toContain(told);
    expect(await content()).toContain(TYPED);
    expect(after.versions.map(({ kind }) => kind)).toEqual(["choices", "edited", "written"]);

    expect((await choose({})).status).toBe(200);
    expect((await review()).consultation.findings.map(({ id }) => id)).toContain(first.id);
    expect(await content()).toContain(told);
    expect(await content()).toContain(TYPED);
  });

  test("a step that is swapped is the report's and the structure's", async ({ site }) => {
    const { content, review, choose, structure } = await consulted(site);
    const { steps, possibleSteps } = (await review()).consultation;
    const headings = async () =>
      [...(await content()).matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title).join(" | ");
    const before = await headings();
    // An assistant names what goes before it.
    const other = possibleSteps.find(
      ({ id, title }) =>
        steps.every((step) => step.id !== id) && !before.includes(title) && !/assistant/i.test(title),
    );
    if (!other || !steps[0]) throw new Error("another step is needed");
    const ids = [other.id, ...steps.slice(1).map(({ id }) => id)];
    expect((await choose({ steps: ids })).status).toBe(200);
    expect((await structure()).steps.map(({ id }) => id)).toEqual(ids);
    const [stepOne] = (await headings()).split(" | ");
    expect(stepOne).toContain(other.title);
    expect(stepOne).not.toContain(steps[0].title);
  });

  test("trade and team change the situation and the words; what does not exist is refused", async ({
    site,
  }) => {
    const { content, choose, structure } = await consulted(site, { businessName: "Larkspur" });
    const before = await content();
    expect((await choose({ trade: "dental", team: "alone" })).status).toBe(200);
    expect((await structure()).situation).toMatchObject({ trade: "dental", team: "alone" });
    expect(await content()).not.toBe(before);
    const refused = [
      { trade: "farrier-of-nowhere" },
      { steps: ["no-such-step"] },
      { dropFindings: ["no-such-finding"] },
      { team: "thousands" },
      { assumptions: { customerValue: -1 } },
    ];
    for (const choices of refused) expect((await choose(choices)).status).toBe(400);
    expect((await structure()).situation).toMatchObject({ trade: "dental", team: "alone" });
  });

  test("typed words whose numbers change beneath them are shown to the reviewer", async ({ site }) => {
    const { admin, path, content, review } = await consulted(site);
    expect((await put(admin, path, typeInto(await content()))).status).toBe(200);
    expect((await review()).shaken).toEqual([]);
    const changes = { keptShare: 50 };
    expect((await admin.write("PUT", `${path}/assumptions`, { changes })).status).toBe(200);
    expect((await review()).shaken).toEqual([
      { block: "money.note", ground: "changed", text: expect.stringMatching(TYPED.replaceAll(" ", "\\s")) },
    ]);
    expect(await content()).toContain(TYPED);
  });
});

describe("a version", () => {
  test("comes back with its words and what was decided then, as one more version, and nobody has approved it", async ({
    site,
  }) => {
    const { admin, path, content, review, choose } = await consulted(site);
    const first = await content();
    const versionOf = async (at: number) =>
      (await review()).versions.at(at) as unknown as { id: string; kind: string };
    const original = await versionOf(-1);
    expect((await put(admin, path, typeInto(first))).status).toBe(200);
    expect((await choose({ team: "alone" })).status).toBe(200);
    const changes = { keptShare: 50 };
    expect((await admin.write("PUT", `${path}/assumptions`, { changes })).status).toBe(200);
    const changed = await versionOf(0);
    const changedWords = await content();
    expect((await admin.write("POST", `${path}/approval`)).status).toBe(200);
    const read = async (id: string) => json(admin.get(`${path}/versions/${id}`));
    expect(await read(original.id)).toMatchObject({ choices: {}, isRestorable: true });
    expect(await read(changed.id)).toMatchObject({ choices: { team: "alone", assumptions: changes } });

    const restore = (id: string, more: object = {}) =>
      admin.write("POST", `${path}/versions/${id}/restore`, more);
    expect((await restore(original.id)).status).toBe(200);
    expect(await content()).toBe(first);
    const after = await review();
    expect(after.choices).toEqual({});
    expect(after.approval).toBeNull();
    expect(after.versions.map(({ kind }) => kind)).toEqual([
      "restored",
      "assumptions",
      "choices",
      "edited",
      "written",
    ]);
    // What was typed is drawn around anew, as before it was left.
    expect((await restore(changed.id)).status).toBe(200);
    expect(await content()).toBe(changedWords);
    expect((await choose({})).status).toBe(200);
    expect(await content()).toContain(TYPED);

    const { entries } = (await json(admin.get("/api/audit?action=report.restored"))) as {
      entries: { actor: string }[];
    };
    expect(entries.map(({ actor }) => actor)).toEqual(["dana", "dana"]);
  });

  test("stays where it is when the report was changed meanwhile, was sent, or has no such version", async ({
    site,
  }) => {
    const { admin, path, content, review, choose } = await consulted(site);
    const { updatedAt } = (await json(admin.get(path))) as { updatedAt: string };
    const [version] = (await review()).versions as unknown as { id: string }[];
    const restore = (id: string | undefined, more: object = {}) =>
      admin.write("POST", `${path}/versions/${id}/restore`, more);
    expect((await site.visitor().write("POST", `${path}/versions/${version?.id}/restore`)).status).toBe(401);
    expect((await choose({ team: "alone" })).status).toBe(200);
    const stands = await content();
    expect((await restore(version?.id, { updatedAt })).status).toBe(409);
    expect((await restore("00000000-0000-4000-8000-000000000000")).status).toBe(404);
    // Kept by a release that did not note what it was drawn from.
    await site.deps.database.pool.query("update report_versions set base = null, choices = null");
    expect((await json(admin.get(`${path}/versions/${version?.id}`))).isRestorable).toBe(false);
    expect((await restore(version?.id)).status).toBe(409);
    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    expect((await restore(version?.id)).status).toBe(409);
    expect(await content()).toBe(stands);
  });
});

describe("an approval", () => {
  test("belongs to one version: an edit voids it, and the mail names it only where it stands", async ({
    site,
  }) => {
    const { admin, path, content, review } = await consulted(site);
    expect((await review()).approval).toBeNull();
    expect((await site.visitor().write("POST", `${path}/approval`)).status).toBe(401);
    expect((await admin.write("POST", `${path}/approval`)).status).toBe(200);
    expect((await review()).approval).toMatchObject({ by: "dana", at: expect.any(String) });
    // The list tells the read from the unread, and counts them apart.
    const list = (query: string) => json(admin.get(`/api/assessments?${query}`));
    const isRead = { assessments: [{ approved: true }], total: 1, counts: { ready: 1, approved: 1 } };
    expect(await list("approved=1")).toMatchObject(isRead);
    expect(await list("status=Ready+for+Review&approved=0")).toMatchObject({ total: 0 });
    // It is taken back as it was given, by an administrator alone.
    expect((await site.visitor().write("DELETE", `${path}/approval`)).status).toBe(401);
    expect((await admin.write("DELETE", `${path}/approval`)).status).toBe(200);
    expect((await review()).approval).toBeNull();
    expect(await list("approved=0")).toMatchObject({
      assessments: [{ approved: false }],
      counts: { ready: 1, approved: 0 },
    });
    const { entries } = await json(admin.get("/api/audit?action=report.approval-withdrawn"));
    expect(entries).toHaveLength(1);
    expect((await admin.write("POST", `${path}/approval`)).status).toBe(200);
    // The same text again is no edit.
    expect((await put(admin, path, await content())).status).toBe(200);
    expect((await review()).approval).toMatchObject({ by: "dana" });
    expect((await put(admin, path, (await content()).replace("</p>", " And this.</p>"))).status).toBe(200);
    expect((await review()).approval).toBeNull();
    const stale = { updatedAt: new Date(0).toISOString() };
    expect((await admin.write("POST", `${path}/approval`, stale)).status).toBe(409);

    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    const [mail] = await site.smtp.waitFor(1);
    expect(mail?.text).not.toMatch(/approved by/i);
    expect((await admin.write("POST", `${path}/approval`)).status).toBe(409);
  });

  test("that stands is named in the mail: by the name told for clients, else by the company's, never by a login's", async ({
    site,
  }) => {
    const { admin, path, review } = await consulted(site);
    await admin.write("POST", `${path}/approval`);
    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    const [mail] = await site.smtp.waitFor(1);
    for (const part of [mail?.text, mail?.html]) expect(part).toContain("Read and approved by Ringwell on");

    const named = await admin.write("PUT", "/api/auth/display-name", { displayName: " Dana \n Whitfield " });
    expect(await named.json()).toEqual({ displayName: "Dana Whitfield" });
    site.smtp.reset();
    const other = await consulted(site, { businessName: "Alder Street Dental" });
    await other.admin.write("POST", `${other.path}/approval`);
    expect((await other.review()).approval).toMatchObject({ by: "Dana Whitfield" });
    await other.admin.write("POST", `${other.path}/send`);
    const [second] = await site.smtp.waitFor(1);
    for (const part of [second?.text, second?.html])
      expect(part).toContain("Read and approved by Dana Whitfield on");
    // What was approved before keeps its name.
    expect((await review()).approval).toMatchObject({ by: "dana" });
  });
});

describe("report.json", () => {
  test("is for administrators, and has every figure that the report's text names", async ({ site }) => {
    const { path, content, structure } = await consulted(site);
    expect((await site.visitor().get(`${path}/report.json`)).status).toBe(401);
    const { figures, assumptions, steps } = await structure();
    const html = await content();
    const named = [...html.matchAll(/data-figure="([^"]+)">([^<]*)</g)];
    expect(named.length).toBeGreaterThan(20);
    for (const [, id = "", shown = ""] of named) {
      expect(figures, id).toHaveProperty([id]);
      const digits = Number(shown.replace(/[^\d.-]/g, ""));
      // A figure shows at most two places.
      expect({ id, shown, near: Math.abs(digits - (figures[id] ?? NaN)) <= 0.5 }).toEqual({
        id,
        shown,
        near: true,
      });
    }
    // No sum of money and no share stands in the text but as a figure; what was answered is quoted as it was offered.
    const beside = html
      .replace(/<section data-section="answers".*?<\/section>/s, "")
      .replace(/<([a-z]+) data-figure="[^"]+">[^<]*<\/\1>/g, "#")
      .replace(/<[^>]+>/g, " ");
    expect(beside.match(/\$\s?\d[\d,]*|\d+(?:\.\d+)?\s?%/g)).toBeNull();
    for (const [id, { value }] of Object.entries(assumptions))
      if (figures[`a.${id}`] !== undefined) expect(figures[`a.${id}`]).toBe(value);
    for (const { perMonth, closes } of steps)
      expect(perMonth).toBeLessThanOrEqual(closes.reduce((sum, each) => sum + each.perMonth, 0) + 0.01);
  });
});
