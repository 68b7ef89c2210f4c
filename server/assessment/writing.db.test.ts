import { afterAll, beforeAll, describe, expect } from "vitest";
import { type OpenAiStandIn, startOpenAi } from "../../tests/stand-ins/openai.ts";
import { test as base, type TestSite } from "../../tests/site.ts";
import { assessmentJobs, writeReport } from "./assessment.jobs.ts";
import { consultation } from "./consultant.ts";
import { modelSections, writtenBlocks } from "./model/prompt.ts";
import { findAssessment, insertAssessment } from "./assessment.store.ts";
import { buildAssessments } from "./build-assessments.ts";
import { ordinary } from "./every-answer.fixture.ts";
import { versionsOf } from "./versions.store.ts";

let openai: OpenAiStandIn;
beforeAll(async () => {
  openai = await startOpenAi();
});
afterAll(() => openai.stop());

/** The feature with a model, and one stored assessment whose job is run by hand. */
const test = base.extend("writing", async ({ site }) => {
  openai.reset();
  const { db, queue, audit, mails, log } = site.deps;
  const built = buildAssessments({
    db,
    queue,
    audit,
    mails,
    addLead: async () => "",
    spamChecks: false,
    recipient: "desk@ringwell.example",
    siteAddress: site.deps.address.visited,
    openai: { apiKey: "key", baseUrl: openai.url, model: "stand-in" },
  });
  const row = await insertAssessment(db, { ...ordinary, fingerprint: "f" });
  const id = row?.id as string;
  const [job] = assessmentJobs(built);
  const run = (retryCount: number, signal = new AbortController().signal, writer = "default") =>
    job?.handle(
      { assessmentId: id, writer },
      { id: "job", retryCount, retryLimit: writeReport.options.retryLimit, signal, log },
    );
  return { ...built.writing, id, run, read: () => findAssessment(db, id) };
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
      "has its report already",
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
