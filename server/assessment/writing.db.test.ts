import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { OpenAi } from "../ai/language-model.ts";
import { type OpenAiStandIn, startOpenAi } from "../../tests/stand-ins/openai.ts";
import { test as base, type TestSite } from "../../tests/site.ts";
import { assessmentJobs, writeReport } from "./assessment.jobs.ts";
import { type Consultant, consultant, consultantApart } from "./consultant-apart.ts";
import { DEADLY } from "./consultant.fixture.worker.ts";
import { consultation } from "./consultant.ts";
import { modelSections, writtenBlocks } from "./model/prompt.ts";
import { findAssessment, insertAssessment, updateAssessment } from "./assessment.store.ts";
import { buildAssessments } from "./build-assessments.ts";
import { ordinary } from "./every-answer.fixture.ts";
import { versionsOf } from "./versions.store.ts";

let openai: OpenAiStandIn;
beforeAll(async () => {
  openai = await startOpenAi();
});
afterAll(() => openai.stop());

/** One stored assessment whose job is run by hand. */
async function assessment(
  site: TestSite,
  { consultant: own, ...more }: { consultant?: Consultant; openai?: OpenAi } = {},
  answers: Partial<typeof ordinary> = {},
) {
  const { db, queue, audit, mails, log } = site.deps;
  const built = buildAssessments({
    ...more,
    ...(own && { consultant: own }),
    db,
    queue,
    audit,
    mails,
    addLead: async () => "",
    spamChecks: false,
    recipient: "desk@ringwell.example",
    siteAddress: site.deps.address.visited,
  });
  const row = await insertAssessment(db, { ...ordinary, ...answers, fingerprint: randomUUID() });
  const id = row?.id as string;
  const [job] = assessmentJobs(built);
  const run = (retryCount: number, signal = new AbortController().signal, writer = "default") =>
    job?.handle(
      { assessmentId: id, writer },
      { id: "job", retryCount, retryLimit: writeReport.options.retryLimit, signal, log },
    );
  return { ...built, ...built.writing, id, run, read: () => findAssessment(db, id) };
}
/** One with a model. */
const test = base.extend("writing", async ({ site }) => {
  openai.reset();
  return assessment(site, { openai: { apiKey: "key", baseUrl: openai.url, model: "stand-in" } });
});
const asked = modelSections(consultation({ answers: ordinary }).document);
const section = (index: number, words: string) => ({
  text: JSON.stringify({ blocks: writtenBlocks(asked[index]!).map(({ id }) => ({ id, items: [words] })) }),
});
const origin = (site: TestSite) => ({ actor: "dana", address: "local", requestId: site.env.HOST });

describe("the report's job", () => {
  test("a failure never becomes a report; after the last try the record says why, and it can be tried again", async ({
    site,
    writing,
  }) => {
    openai.script = [{ status: 429 }, { status: 500 }];
    await expect(writing.run(0)).rejects.toThrow("429");
    expect(await writing.read()).toMatchObject({
      reportContent: null,
      reportTries: 1,
      reportError: expect.stringContaining("429"),
      reportFailedAt: null,
    });
    await expect(writing.run(writeReport.options.retryLimit)).rejects.toThrow("500");
    expect(await writing.read()).toMatchObject({ reportContent: null, reportFailedAt: expect.any(Date) });

    await writing.retry(writing.id, "built-in", origin(site));
    await expect.poll(async () => (await writing.read())?.reportWriter).toBe("built-in/3");
    expect(await writing.read()).toMatchObject({ reportError: null, reportFailedAt: null });
    await expect(writing.retry(writing.id, "default", origin(site))).rejects.toThrow(
      "already has its report",
    );
  });

  test("a try that ends with its process is gone on with by the next one, and written once", async ({
    site,
    writing,
  }) => {
    openai.script = [section(0, "One."), section(1, "Two."), { status: 500 }];
    const stopped = new AbortController();
    stopped.abort();
    await expect(writing.run(0, stopped.signal)).rejects.toThrow();
    expect(await writing.read()).toMatchObject({ reportTries: 0, reportError: null });
    await expect(writing.run(1)).rejects.toThrow("500");
    expect((await writing.read())?.reportDraft).toHaveLength(2);
    openai.script = asked.slice(2).map(({ id }, i) => section(i + 2, `About ${id}.`));
    await writing.run(2);
    await writing.run(3);
    const row = await writing.read();
    expect(row?.reportContent).toContain("One.");
    expect(row).toMatchObject({ reportWriter: "stand-in/2", reportDraft: null });
    expect(await versionsOf(site.deps.db, writing.id)).toMatchObject([
      { kind: "written", author: "stand-in/2", document: row?.reportDocument },
    ]);
  });

  test("a writing whose last process died is told to the administrator", async ({ writing }) => {
    await writing.sweep(new Date(Date.now() + 3_600_000));
    expect((await writing.read())?.reportFailedAt).toBeNull();
    await writing.sweep(new Date(Date.now() + 3 * 3_600_000));
    expect(await writing.read()).toMatchObject({
      reportFailedAt: expect.any(Date),
      reportError: expect.stringContaining("process ended"),
    });
  });
});

describe("the consultant's thread", () => {
  test("that dies costs one try: the next has a new thread and writes the report", async ({ site }) => {
    const own = consultantApart({ file: new URL("./consultant.fixture.worker.ts", import.meta.url) });
    const writing = await assessment(site, { consultant: own }, { businessName: DEADLY });
    await expect(writing.run(0)).rejects.toThrow("exited");
    expect(await writing.read()).toMatchObject({
      reportContent: null,
      reportTries: 1,
      reportError: expect.stringContaining("exited"),
    });
    await updateAssessment(site.deps.db, writing.id, { businessName: "Nightshade Nursery" });
    await writing.run(1);
    expect(await writing.read()).toMatchObject({
      reportWriter: "built-in/3",
      reportTries: 2,
      reportError: null,
    });
    await own.close();
  });

  /** Something that happens once, while a report is drawn. */
  const meanwhile = (happens: () => Promise<unknown>): Consultant => {
    let left = 1;
    return {
      ...consultant,
      async draw(ground) {
        const drawn = await consultant.draw(ground);
        if (left-- > 0) await happens();
        return drawn;
      },
    };
  };

  test("numbers that come while a report is written are in it, as a version of their own", async ({
    site,
  }) => {
    const { db } = site.deps;
    let save: () => Promise<unknown> = async () => {};
    const writing = await assessment(site, { consultant: meanwhile(() => save()) });
    save = () => writing.numbers.save(writing.id, { customerValue: 1234 });
    await writing.run(0);
    expect((await versionsOf(db, writing.id)).map(({ kind }) => kind)).toEqual(["numbers", "written"]);
    expect((await writing.read())?.reportContent).toContain("$1,234<");
  });

  test("choices that are made while another's are drawn lose neither", async ({ site }) => {
    const { db } = site.deps;
    let choose: () => Promise<unknown> = async () => {};
    let own = consultant;
    const writing = await assessment(site, {
      consultant: { ...consultant, draw: (ground) => own.draw(ground) },
    });
    await writing.run(0);
    own = meanwhile(() => choose());
    const origin = { actor: "dana", address: "local", requestId: site.env.HOST };
    choose = () => writing.numbers.save(writing.id, { customerValue: 1234 });
    await writing.review.assume(writing.id, { changes: { hourCost: 77 } }, origin);
    const kinds = (await versionsOf(db, writing.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(["assumptions", "numbers", "written"]);
    expect(await writing.read()).toMatchObject({
      ownersNumbers: { customerValue: 1234 },
      reviewChoices: { assumptions: { hourCost: 77 } },
      reportContent: expect.stringContaining("$1,234<"),
    });
  });
});
