import { afterEach, beforeAll, afterAll, describe, expect } from "vitest";
import { generatedArticle, NO_WORDS_MESSAGE } from "../../../contracts/news-generation.ts";
import { logIn, test, type TestSite } from "../../../tests/site.ts";
import { type OpenAiStandIn, startOpenAi } from "../../../tests/stand-ins/openai.ts";
import { buildApp } from "../../app.ts";
import { languageModel } from "../../ai/language-model.ts";
import type { Editor } from "../editing/editing.service.ts";
import { generationService } from "./generation.service.ts";

let openAi: OpenAiStandIn;
beforeAll(async () => {
  openAi = await startOpenAi();
});
afterEach(() => openAi.reset());
afterAll(() => openAi.stop());

const good = {
  title: "Hold music nobody minds",
  excerpt: "What to play while somebody waits, and when to say nothing.",
  content: `<h2>Silence</h2><p>${"Words about waiting. ".repeat(10)}</p><script>alert(1)</script>`,
  imageUrl: "",
  keywords: "hold, music",
  metaDescription: "What to play while somebody waits on the telephone, and when to say nothing.",
};
const editor = { user: { id: crypto.randomUUID(), username: "dana" }, address: "local" } as unknown as Editor;
const service = ({ deps }: TestSite, timeoutMs?: number) =>
  generationService({
    db: deps.db,
    audit: deps.audit,
    model: languageModel({ apiKey: "k", baseUrl: openAi.url, model: "stand-in" }),
    ...(timeoutMs && { timeoutMs }),
  });
const says = (value: unknown) => openAi.script.push({ text: JSON.stringify(value) });

describe("a draft by a model", () => {
  test("meets the rules, is clean, and grows while it is written", async ({ site }) => {
    says(good);
    const seen: (string | undefined)[] = [];
    const article = await service(site).write("hold music", editor, {
      onGrowing: ({ content }) => seen.push(content),
    });
    expect(article).toMatchObject({ title: good.title, writer: "stand-in" });
    expect(article.content).not.toContain("script");
    expect(seen.length).toBeGreaterThan(1);
  });

  test("that breaks a rule goes back once with the fault, and is taken when it is mended", async ({
    site,
  }) => {
    says({ ...good, metaDescription: "Too short." });
    says(good);
    const stages: string[] = [];
    const article = await service(site).write("hold music", editor, {
      onStage: ({ stage }) => stages.push(stage),
    });
    const twice = ["writing", "checking", "writing", "checking"];
    expect(stages.filter((stage, i) => stage !== stages[i - 1])).toEqual(["reading", "sources", ...twice]);
    expect(article.metaDescription).toBe(good.metaDescription);
    expect(JSON.stringify(openAi.chats[1]?.messages)).toContain(
      "Meta description must be at least 50 characters.",
    );
  });

  test("with a picture that cannot be shown has none", async ({ site }) => {
    says({ ...good, imageUrl: "cover.png" });
    expect((await service(site).write("hold music", editor)).imageUrl).toBe("");
    expect(openAi.chats).toHaveLength(1);
  });

  test("that is no article in the end fails with the reason", async ({ site }) => {
    openAi.script.push({ text: "I would rather talk about the weather." }, { text: "{}" });
    await expect(service(site).write("hold music", editor)).rejects.toMatchObject({
      code: "upstream_failed",
      message: expect.stringContaining("Title must be at least 5 characters."),
    });
  });

  test("fails with the reason when the model answers with an error", async ({ site }) => {
    await expect(service(site).write("hold music", editor)).rejects.toMatchObject({
      code: "upstream_failed",
      message: "The model could not be reached: it answered 500.",
    });
  });

  test("that stops in the middle fails with that reason", async ({ site }) => {
    openAi.script.push({ text: JSON.stringify(good).slice(0, 120), breaksOff: true });
    await expect(service(site).write("hold music", editor)).rejects.toMatchObject({
      code: "upstream_failed",
      message: "The model broke off in the middle. Please try again.",
    });
  });

  test("grows too when the model talks before it writes", async ({ site }) => {
    openAi.script.push({ text: `Here it is:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\`` });
    const seen: (string | undefined)[] = [];
    const article = await service(site).write("hold music", editor, {
      onGrowing: ({ title }) => seen.push(title),
    });
    expect(article.title).toBe(good.title);
    expect(seen).toContain(good.title);
  });

  test("that takes too long says so in the stream, too, and the model is not asked on", async ({ site }) => {
    openAi.delayMs = 3000;
    says(good);
    const app = buildApp({ ...site.deps, generation: service(site, 300), http: { trustProxy: false } });
    const admin = await logIn({ app, deps: site.deps }, "dana");
    const headers = { accept: "text/event-stream" };
    const prompt = "What to play while somebody waits";
    const response = await admin.write("POST", "/api/articles/generate", { prompt }, headers);
    expect(await response.text()).toMatch(
      /event: failed\ndata: .*"The model took longer than 0\.3 seconds\."/,
    );
    await expect.poll(() => openAi.givenUp).toBe(1);
  });

  test("is given up when it takes too long, or when nobody waits for it", async ({ site }) => {
    openAi.delayMs = 3000;
    says(good);
    await expect(service(site, 300).write("hold music", editor)).rejects.toMatchObject({
      message: "The model took longer than 0.3 seconds.",
    });
    says(good);
    const signal = AbortSignal.timeout(200);
    await expect(service(site).write("hold music", editor, { signal })).rejects.toThrow();
  });
});

describe("the form that a prompt asks for", () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, i) => `<h2>${i + 1}. Entry</h2><p>Words about waiting.</p>`).join("");

  test("is said to the model, with the readers and what the site has published", async ({ site }) => {
    says({ ...good, content: entries(5) });
    await service(site).write("five mistakes of restaurants", editor);
    // What a test before gave up may reach the model only now.
    const order = JSON.stringify(openAi.chats.at(-1)?.messages);
    expect(order).toContain("a list of exactly 5 mistakes");
    expect(order).toContain("Readers: restaurants.");
  });

  test("is asked for once more, with what is missing", async ({ site }) => {
    says({ ...good, content: entries(4) });
    says({ ...good, content: entries(5) });
    const { content } = await service(site).write("five mistakes of restaurants", editor);
    expect(content.match(/<h2>/g)).toHaveLength(5);
    expect(JSON.stringify(openAi.chats[1]?.messages)).toContain("exactly 5 numbered entries, and has 4");
  });

  test("that is missed twice fails with the reason", async ({ site }) => {
    says(good);
    says(good);
    await expect(service(site).write("a two week plan for law firms", editor)).rejects.toMatchObject({
      code: "upstream_failed",
      message:
        "The model's answer cannot be used: It must have 2 headings for its days, weeks or months, and has 0.",
    });
  });
});

describe("a long article by a model", () => {
  const prompt = "a 1500 word guide on hold music for hotels";
  const frame = {
    ...good,
    content: undefined,
    imageUrl: undefined,
    headings: ["Listen", "Choose & check", "Announce"],
  };

  test("is planned, then comes section by section, in their order", async ({ site }) => {
    says(frame);
    for (const name of ["one", "two", "three"])
      openAi.script.push({ text: `<p>Section ${name}. ${"Words about waiting. ".repeat(10)}</p>` });
    const seen: string[] = [];
    const whole: (number | undefined)[] = [];
    const article = await service(site).write(prompt, editor, {
      onGrowing: ({ content }) => seen.push(content ?? ""),
      onStage: ({ sections, whole: now }) => sections === 3 && whole.push(now),
    });
    expect(openAi.chats).toHaveLength(4);
    expect(whole).toEqual([0, 1, 2, 3]);
    expect(article.content).toMatch(/<h2>Listen<\/h2>.*<h2>Choose &amp; check<\/h2>.*<h2>Announce<\/h2>/s);
    expect(article.content).toMatch(/Section (one|two|three)/);
    expect(seen[0]).toBe("<h2>Listen</h2>");
    const lengths = seen.map((content) => content.match(/<h2>/g)?.length ?? 0);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    expect(lengths.at(-1)).toBe(3);
  });

  test("fails with the reason when a section breaks off", async ({ site }) => {
    says(frame);
    openAi.script.push({ text: "<p>Words about" + " waiting".repeat(20), breaksOff: true });
    await expect(service(site).write(prompt, editor)).rejects.toMatchObject({ code: "upstream_failed" });
  });
});

describe("a draft by the built-in writer", () => {
  const prompt = "How a dental practice can stop losing the calls that come after five";

  test("is finished JSON, and nothing is stored but an entry in the log", async ({ site }) => {
    const admin = await site.admin();
    const response = await admin.write("POST", "/api/articles/generate", { prompt });
    expect(response.status).toBe(200);
    expect(generatedArticle.parse(await response.json())).toMatchObject({ writer: "built-in writer" });
    expect(await (await admin.get("/api/articles/admin")).json()).toMatchObject({ total: 0 });
    const { entries } = (await (await admin.get("/api/audit")).json()) as { entries: { action: string }[] };
    expect(entries[0]?.action).toBe("article.generated");
  });

  test("tells its editor beside the article what it lacks, and writes none of it into the text", async ({
    site,
  }) => {
    const response = await (await site.admin()).write("POST", "/api/articles/generate", {
      prompt:
        "Write a Q&A for dental patients who are nervous about talking to an AI on the phone, 6 questions",
    });
    const { content, notes, claims } = generatedArticle.parse(await response.json());
    expect(notes).toEqual([
      expect.stringMatching(/^These answers say how it’s usually done/),
      expect.stringMatching(/^Fill in before it goes out: .*\[How, and how soon\]/),
    ]);
    expect(content).toMatch(/^<p>If you’ve called us lately/);
    expect(claims.map(({ sentence }) => sentence).join(" ")).not.toContain("usually done");
  });

  test("is an outline where the site does not know the subject, still with fields that can be saved", async ({
    site,
  }) => {
    const admin = await site.admin();
    const response = await admin.write("POST", "/api/articles/generate", {
      prompt: "How to choose a good espresso machine",
    });
    expect(response.status).toBe(200);
    const article = generatedArticle.parse(await response.json());
    expect(article.content).toContain("this site knows telephones, not espresso machines.");
    expect(article.isOutline).toBe(true);
    const saved = await admin.write("POST", "/api/articles", { ...article, published: false });
    expect(saved.status).toBe(201);
  });

  test("streams when the request accepts it", async ({ site }) => {
    const admin = await site.admin();
    const headers = { accept: "text/event-stream" };
    const response = await admin.write("POST", "/api/articles/generate", { prompt }, headers);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    const stream = await response.text();
    expect([...stream.matchAll(/event: stage\ndata: \{"stage":"(\w+)"/g)].map(([, stage]) => stage)).toEqual([
      "reading",
      "sources",
      "writing",
      "checking",
    ]);
    const data = /event: finished\ndata: (.*)\n/.exec(stream)?.[1] ?? "";
    expect(generatedArticle.parse(JSON.parse(data)).title).toContain("dental practice");
  });

  test("refuses struck keys, in JSON and in a stream, and says what to type instead", async ({ site }) => {
    const admin = await site.admin();
    const order = { prompt: "asdf qwer zxcv 12345" };
    const refused = await admin.write("POST", "/api/articles/generate", order);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ field: "prompt", message: NO_WORDS_MESSAGE }] });
    const headers = { accept: "text/event-stream" };
    const stream = await (await admin.write("POST", "/api/articles/generate", order, headers)).text();
    expect(stream).toContain("event: failed");
    expect(stream).toContain('"code":"invalid"');
  });

  test.for(["", "   short   ", undefined, 7])("refuses the prompt %j", async (short, { site }) => {
    const response = await (await site.admin()).write("POST", "/api/articles/generate", { prompt: short });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: "Prompt Too Short: Please provide a more detailed prompt (at least 10 characters).",
    });
  });
});
