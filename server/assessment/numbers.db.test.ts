import { describe, expect } from "vitest";
import { test, type TestSite } from "../../tests/site.ts";
import { ordinary } from "./every-answer.fixture.ts";
import { type Json, json } from "./review/review.fixture.ts";

interface Own {
  report: string | null;
  numbers: Json | null;
  numbersAt: string | null;
  earlier: { sentAt: string; report: string }[];
}

/** An assessment whose report is written, seen from its owner's private page and from the area. */
async function owned(site: TestSite) {
  const visitor = site.visitor();
  const sent = await visitor.write("POST", "/api/assessment", ordinary);
  const { id } = (await sent.json()) as { id: string };
  const [confirmation] = await site.smtp.waitFor(1);
  const own = `/api/own-assessment/${/\/r\/([\w-]{32})/.exec(confirmation?.text ?? "")?.[1]}`;
  const admin = await site.admin();
  const path = `/api/assessments/${id}`;
  const read = () => json(admin.get(path));
  await expect.poll(async () => (await read()).status).toBe("Ready for Review");
  return {
    id,
    admin,
    path,
    read,
    review: () => json(admin.get(`${path}/review`)),
    page: () => json(visitor.get(own)) as unknown as Promise<Own>,
    save: (numbers: Json) => visitor.write("PUT", `${own}/numbers`, { numbers }),
  };
}
const NUMBERS = { people: 3, contactsPerWeek: 140, missedPerWeek: 31, customerValue: 1234 };

describe("the mail to the desk", () => {
  test("comes with every assessment: its deadline, and a link to it in the area", async ({ site }) => {
    const { id, read } = await owned(site);
    await expect.poll(() => site.smtp.notices.length).toBe(1);
    const [notice] = site.smtp.notices;
    expect(notice?.envelopeTo).toEqual(["owner@ringwell.example"]);
    expect(notice?.subject).toBe(`New assessment: ${ordinary.businessName}`);
    const due = new Date(Date.parse((await read()).createdAt as string) + 24 * 3_600_000);
    const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
    expect(notice?.text?.replace(/\s+/g, " ")).toContain(`by ${day.format(due)} UTC`.replace(/\s+/g, " "));
    for (const part of [notice?.text, notice?.html])
      expect(part).toContain(`http://127.0.0.1:3000/admin/assessments?id=${id}`);
  });
});

describe("the owner's numbers", () => {
  test("before the report is sent make a version, void the approval and tell the desk; the report stays hidden", async ({
    site,
  }) => {
    const { admin, path, read, review, page, save } = await owned(site);
    await admin.write("POST", `${path}/approval`);
    expect((await review()).approval).toMatchObject({ by: "dana" });
    const before = String((await read()).reportContent);
    expect((await save(NUMBERS)).status).toBe(200);
    expect(await page()).toMatchObject({ numbers: NUMBERS, numbersAt: expect.any(String), report: null });
    const after = await review();
    expect(after).toMatchObject({ numbers: NUMBERS, approval: null });
    expect((after.versions as Json[]).map(({ kind }) => kind)).toEqual(["numbers", "written"]);
    expect(String((await read()).reportContent)).toContain("$1,234<");
    expect(before).not.toContain("$1,234<");
    const assumptions = after.assumptions as { id: string; value: number; from: string }[];
    expect(assumptions).toContainEqual(
      expect.objectContaining({ id: "customerValue", value: 1234, from: "owner" }),
    );
    await expect
      .poll(() => site.smtp.notices.map(({ subject }) => subject))
      .toEqual([`New assessment: ${ordinary.businessName}`, `Numbers have come: ${ordinary.businessName}`]);
    expect(site.smtp.notices[1]?.text).toContain("whenever an owner puts in numbers");
    // The same again is nothing new.
    expect((await save(NUMBERS)).status).toBe(200);
    expect((await review()).versions).toHaveLength(2);
    expect((await save({ keptShare: 200 })).status).toBe(400);
    expect((await save({ people: -1 })).status).toBe(400);
    // A report in another trade's words is no report.
    for (const trade of ["bicycle-shop", "nosuch"]) {
      const refused = await save({ ...NUMBERS, trade });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ message: "Please choose a trade of your industry" });
    }
    expect((await page()).numbers).toEqual(NUMBERS);
  });

  test("that cannot be meant as they stand are questions in the report, in its JSON and beside the review", async ({
    site,
  }) => {
    const { admin, path, read, review, save } = await owned(site);
    const asked = async () => (await review()).consultation as { questions: Json[] };
    const own = (questions: Json[]) => questions.filter(({ id }) => String(id).startsWith("owners-numbers"));
    expect(own((await asked()).questions)).toEqual([]);
    expect((await save({ contactsPerWeek: 40, missedPerWeek: 50 })).status).toBe(200);
    const question = {
      id: "owners-numbers-1",
      basis: [],
      text: expect.stringMatching(/^You counted 50 missed of 40 .* Which of the two is right\?/),
    };
    expect(own((await asked()).questions)).toEqual([question]);
    const { questions } = await json(admin.get(`${path}/report.json`));
    expect(own(questions as Json[])).toEqual([question]);
    expect(String((await read()).reportContent)).toContain("Which of the two is right?");
    expect((await save(NUMBERS)).status).toBe(200);
    expect(own((await asked()).questions)).toEqual([]);
  });

  test("beat the reviewer's of before, in report and email alike, unless he keeps his: one press, on record", async ({
    site,
  }) => {
    const { admin, path, read, review, save } = await owned(site);
    const ours = { contactsPerWeek: 120, customerValue: 777 };
    expect((await admin.write("PUT", `${path}/assumptions`, { changes: ours })).status).toBe(200);
    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    await site.smtp.waitFor(2);
    const prefer = (number: string, keepOurs: boolean) =>
      admin.write("PUT", `${path}/numbers/${number}`, { keepOurs });
    expect((await prefer("contactsPerWeek", true)).status).toBe(400);

    expect((await save({ contactsPerWeek: 90, missedPerWeek: 10, keptShare: 40 })).status).toBe(200);
    const update = async () => {
      const shown = await json(admin.get(`${path}/updates/preview`));
      const { letter, reportContent } = shown as { letter: string[]; reportContent: string };
      const figure = (figureId: string) =>
        new RegExp(`data-figure="${figureId.replaceAll(".", "\\.")}">([^<]*)<`).exec(reportContent)?.[1];
      return { lead: letter[0], contacts: figure("n.contactsPerWeek"), worth: figure("a.customerValue") };
    };
    const used = async (number: string) =>
      ((await review()).assumptions as Json[]).find((each) => each.id === number);
    const theirs = await update();
    expect(theirs).toMatchObject({ contacts: "90", worth: "$777" });
    expect(theirs.lead).toContain("90 calls and messages a week");
    expect(await used("contactsPerWeek")).toMatchObject({ value: 90, from: "owner" });
    expect(await used("customerValue")).toMatchObject({ value: 777, from: "reviewer" });

    const sent = (await read()).reportContent;
    expect((await prefer("contactsPerWeek", true)).status).toBe(200);
    expect((await read()).reportContent).toBe(sent);
    expect(await used("contactsPerWeek")).toMatchObject({ value: 120, from: "reviewer" });
    expect(await review()).toMatchObject({
      numbers: { contactsPerWeek: 90 },
      choices: { assumptions: ours, overOwners: ["contactsPerWeek"] },
    });
    const kept = await update();
    // Their count is in none of its sentences: 120 is what the sums use.
    expect(kept.contacts).toBeUndefined();
    expect(kept.lead).not.toContain("90");
    const audit = await json(admin.get("/api/audit"));
    expect(JSON.stringify(audit)).toContain('"number":"contactsPerWeek"');

    // It was kept over 90: another number of theirs counts again.
    expect((await save({ contactsPerWeek: 95, missedPerWeek: 10, keptShare: 40 })).status).toBe(200);
    expect(await update()).toMatchObject({ contacts: "95" });
    expect((await prefer("contactsPerWeek", true)).status).toBe(200);
    expect((await prefer("contactsPerWeek", false)).status).toBe(200);
    expect((await admin.write("POST", `${path}/updates`)).status).toBe(200);
    const [, , mail] = await site.smtp.waitFor(3);
    expect(mail?.text).toContain("We counted again with your numbers: 95 calls and messages a week");
    expect((await read()).reportContent).toContain('data-figure="n.contactsPerWeek">95<');
  });

  test("typed over by the reviewer stay his, and typed back are the owner's again", async ({ site }) => {
    const { admin, path, review, save } = await owned(site);
    expect((await save(NUMBERS)).status).toBe(200);
    const put = async (changes: Json) => {
      expect((await admin.write("PUT", `${path}/assumptions`, { changes })).status).toBe(200);
      const { assumptions, choices } = (await review()) as { assumptions: Json[]; choices: Json };
      const { value, from } = assumptions.find((each) => each.id === "contactsPerWeek")!;
      return { value, from, choices };
    };
    expect(await put({ contactsPerWeek: 150, customerValue: 1234 })).toMatchObject({
      value: 150,
      from: "reviewer",
    });
    expect(await put({ contactsPerWeek: 140, customerValue: 1234 })).toEqual({
      value: 140,
      from: "owner",
      choices: {},
    });
  });

  test("after the sending change nothing that was sent, until the reviewer sends an update", async ({
    site,
  }) => {
    const { admin, path, read, review, page, save } = await owned(site);
    expect((await admin.write("POST", `${path}/updates`)).status).toBe(409);
    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    await site.smtp.waitFor(2);
    expect((await admin.write("POST", `${path}/updates`)).status).toBe(409);
    const sent = (await page()).report;
    expect(sent).toContain("data-figure");

    expect((await save(NUMBERS)).status).toBe(200);
    expect(await page()).toMatchObject({ report: sent, numbers: NUMBERS, earlier: [] });
    expect((await read()).reportContent).toBe(sent);
    expect(((await review()).versions as Json[]).map(({ kind }) => kind)).toEqual(["sent", "written"]);
    await expect.poll(() => site.smtp.notices.at(-1)?.text).toContain("after the report was sent");

    // The list says so, until an update has gone out.
    const isListedNew = async () => {
      const list = (await (await admin.get("/api/assessments?content=omit")).json()) as {
        assessments: { id: string; newNumbers: boolean }[];
        counts: { numbers: number };
      };
      // Counted for the dashboard, and found by the filter.
      const found = (await (
        await admin.get("/api/assessments?content=omit&numbers=1")
      ).json()) as typeof list;
      expect(found.assessments.every(({ newNumbers }) => newNumbers)).toBe(true);
      expect(found.assessments).toHaveLength(list.counts.numbers);
      expect(found.assessments.some(({ id }) => path.endsWith(id))).toBe(
        list.assessments.find(({ id }) => path.endsWith(id))?.newNumbers,
      );
      return list.assessments.find(({ id }) => path.endsWith(id))?.newNumbers;
    };
    expect(await isListedNew()).toBe(true);
    expect((await site.visitor().write("POST", `${path}/updates`)).status).toBe(401);
    expect((await admin.write("POST", `${path}/updates`)).status).toBe(200);
    const [, , update] = await site.smtp.waitFor(3);
    expect(update?.envelopeTo).toEqual([ordinary.email]);
    expect(update?.subject).toContain("Your assessment with your own numbers");
    expect(update?.text).toContain("$1,234");
    expect(update?.attachments[0]?.mimeType).toBe("application/pdf");
    // What was sent last is the report, wherever it is read; what was sent before stays as it was.
    const { report, earlier } = await page();
    expect(report).toContain("$1,234<");
    expect(earlier).toEqual([{ sentAt: expect.any(String), report: sent }]);
    expect(((await review()).versions as Json[]).map(({ kind }) => kind)).toEqual([
      "update",
      "sent",
      "written",
    ]);
    expect(await isListedNew()).toBe(false);
    // Nothing new since: there is nothing to send again.
    expect((await admin.write("POST", `${path}/updates`)).status).toBe(409);
    expect(await read()).toMatchObject({ status: "Sent", reportContent: report });
  });

  test("an update is read before it goes out: what is shown is what is sent, and typed words over what changed are named", async ({
    site,
  }) => {
    const { admin, path, read, review, page, save } = await owned(site);
    const preview = async (given: string[] = []) =>
      json(admin.get(`${path}/updates/preview?given=${encodeURIComponent(JSON.stringify(given))}`));
    expect((await admin.get(`${path}/updates/preview`)).status).toBe(409);
    const first = String((await read()).reportContent);
    const heading = /(<p class="verdict" data-block="verdict.title"[^>]*>).*?<\/p>/s;
    expect(heading.test(first)).toBe(true);
    const reportContent = first.replace(heading, "$1Ask patients how they are</p>");
    expect((await admin.write("PUT", `${path}/report`, { reportContent })).status).toBe(200);
    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    expect((await save({ contactsPerWeek: 4, missedPerWeek: 0, customerValue: 20 })).status).toBe(200);

    const shown = await preview();
    expect(String(shown.reportContent).includes("Ask patients how they are</p>")).toBe(true);
    const [kept] = shown.shaken as { block: string; text: string; ground: string }[];
    expect(kept).toMatchObject({ text: "Ask patients how they are", ground: "changed" });
    // The words that it stands over are beside it, as they would be read.
    const { drawn: instead } = kept as unknown as { drawn: string };
    expect(instead.length).toBeGreaterThan(kept!.text.length);
    const given = [kept?.block ?? ""];
    const drawn = await preview(given);
    expect(String(drawn.reportContent).includes("Ask patients how they are</p>")).toBe(false);
    expect(drawn.shaken).toEqual([]);
    expect((drawn.letterLost as string[]).length).toBe(0);
    expect((await admin.get(`${path}/updates/preview?given=1`)).status).toBe(400);
    expect((await review()).sentNumbers).toBe(null);

    // Numbers that nobody has seen counted do not go out.
    const { numbersAt } = drawn;
    expect((await save({ contactsPerWeek: 5, missedPerWeek: 0, customerValue: 20 })).status).toBe(200);
    expect((await admin.write("POST", `${path}/updates`, { numbersAt, given })).status).toBe(409);
    const last = await preview(given);
    const order = { numbersAt: last.numbersAt, given, approve: true };
    expect((await admin.write("POST", `${path}/updates`, order)).status).toBe(200);
    expect((await read()).reportContent).toBe(last.reportContent);
    expect((await page()).report).toBe(last.reportContent);
    expect((await review()).approval).toMatchObject({ by: "dana" });
    expect((await review()).sentNumbers).toMatchObject({ contactsPerWeek: 5, customerValue: 20 });
    const update = (await site.smtp.waitFor(3)).at(-1);
    expect(update?.text).toContain("Read and approved by");
    // It does not begin like the first one.
    expect((last.letter as string[])[0]?.replace(/\s+/g, " ")).toBe(
      "We counted again with your numbers: 5 calls and messages a week, 0 unanswered, and $20 from someone new in the first year.",
    );
    expect(update?.text).not.toContain("Here is the report on your answers.");
    for (const paragraph of last.letter as string[])
      expect(update?.text?.replace(/\s+/g, " ")).toContain(paragraph.replace(/\s+/g, " ").slice(0, 60));
  });

  test("an update that a mail server refused is delivered again, as the update it was", async ({ site }) => {
    const { admin, path, review, save } = await owned(site);
    const states = async () => (await review()).mails as Json[];
    expect((await admin.write("POST", `${path}/send`)).status).toBe(200);
    await expect.poll(states).toMatchObject([{ status: "accepted", isUpdate: false }]);
    expect((await save(NUMBERS)).status).toBe(200);
    await expect.poll(() => site.smtp.notices.at(-1)?.text).toContain("after the report was sent");

    site.smtp.be("refuse");
    expect((await admin.write("POST", `${path}/updates`)).status).toBe(200);
    await expect.poll(states).toMatchObject([
      { status: "failed", isUpdate: true, deliverable: true },
      { status: "accepted", isUpdate: false, deliverable: false },
    ]);
    const listed = async () =>
      (await json(admin.get("/api/assessments?content=omit"))) as { assessments: Json[] };
    expect((await listed()).assessments[0]).toMatchObject({ delivery: "failed" });
    const lead = async () => ((await json(admin.get("/api/leads"))) as { leads: Json[] }).leads[0]?.status;
    await expect.poll(lead).toBe("open");

    site.smtp.be("accept");
    const before = site.smtp.mails.length;
    expect((await admin.write("POST", `${path}/mails`, { email: "right@larkspur.example" })).status).toBe(
      201,
    );
    const again = (await site.smtp.waitFor(before + 1)).at(-1);
    expect(again?.envelopeTo).toEqual(["right@larkspur.example"]);
    expect(again?.subject).toContain("Your assessment with your own numbers");
    expect(again?.text).toContain("$1,234");
    expect(again?.attachments).toHaveLength(1);
    await expect
      .poll(async () => (await states()).map(({ status }) => status))
      .toEqual(["accepted", "failed", "accepted"]);
    await expect.poll(lead).toBe("done");
    expect((await admin.write("POST", `${path}/mails`)).status).toBe(409);
  });
});
