import type { Page } from "@playwright/test";
import { type OpenAiStandIn, startOpenAi } from "../../stand-ins/openai.ts";
import { expectToast, logIn } from "../admin.ts";
import { test as base, expect, expectAccessible, open } from "../fixtures.ts";
import { startSite } from "../server.ts";

/** The site with a model that writes, word by word. */
const test = base.extend<object, { model: OpenAiStandIn }>({
  model: [
    async ({}, use) => {
      const model = await startOpenAi();
      await use(model);
      await model.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ model }, use) => {
      const site = await startSite(
        { OPENAI_API_KEY: "key", OPENAI_BASE_URL: model.url, OPENAI_MODEL: "stand-in" },
        { postgres: true },
      );
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

const prompt = "What to play while a caller waits, for small practices";
const article = {
  title: "Hold music nobody minds",
  excerpt: "What to play while somebody waits, and when to say nothing.",
  content: `<h2>Silence &amp; music</h2>${"<p>Say how long it takes, and keep to it. Then play something calm.</p>".repeat(6)}`,
  imageUrl: "",
  keywords: "hold, music",
  metaDescription: "What to play while somebody waits on the telephone, and when to say nothing.",
};
const text = JSON.stringify(article);
const so_far = (page: Page) => page.getByRole("region", { name: "What is written so far" });
const generate = (page: Page) => page.getByRole("button", { name: "Generate", exact: true });

test("a model's draft grows before the writer's eyes, is cancelled, fails with its reason, and loads in the end", async ({
  expectedConsole,
  page,
  model,
}) => {
  await logIn(page);
  await open(page, "/admin/article/new");
  await page.getByLabel("Title").fill("Words of my own");
  await page.getByRole("button", { name: "AI Generated Article" }).click();
  const example = page.getByRole("list", { name: "Examples to start from" }).getByRole("button").first();
  const words = await example.innerText();
  await example.click();
  await expect(page.getByLabel("Prompt")).toHaveValue(words);
  await expect(page.getByLabel("Prompt")).toBeFocused();
  await page.getByLabel("Prompt").fill(prompt);
  await expect(example, "words of one's own stay").toHaveCount(0);

  // It grows, and is stopped in the middle: the model is not asked on, and nothing is lost.
  model.wordMs = 200;
  model.script.push({ text });
  await page.getByRole("button", { name: "Checklist", exact: true }).click();
  await generate(page).click();
  // The first draft starts the writer's thread, which reads its library.
  await expect(so_far(page)).toContainText(article.title, { timeout: 120_000 });
  await expect(so_far(page)).toContainText("Silence & music");
  await expect(page.getByRole("list", { name: "Stages" }).locator('[aria-current="step"]')).toHaveText(
    "Write the draft: section 1",
  );
  const sentences = (await so_far(page).innerText()).split("Say how long").length - 1;
  expect(sentences, "it is not whole yet").toBeLessThan(6);
  // Whoever pressed sees at once that it works: how far it is, and no choices that are made already.
  await expect(page.getByRole("button", { name: "Generating…" })).toBeDisabled();
  await expect(page.getByRole("progressbar", { name: "Writing the article" })).toBeInViewport();
  await expect(page.getByRole("group", { name: "Format" })).toHaveCount(0);
  await expect(page.locator(".brief-chosen"), "what was chosen stays in sight").toContainText("Checklist");
  const done = () => page.getByRole("progressbar").evaluate((bar: HTMLProgressElement) => bar.value);
  const then = await done();
  await expect.poll(done, { message: "a stage that takes long moves on" }).toBeGreaterThan(then);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect.poll(() => model.givenUp).toBe(1);
  await expect(page.getByLabel("Prompt")).toBeFocused();
  await expect(page.getByLabel("Prompt")).toHaveValue(prompt);
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.getByRole("button", { name: "Checklist", exact: true, pressed: true }).click();

  // At once again; the model breaks off, then talks of something else: each time the reason is said.
  model.wordMs = 0;
  model.script.push({ text: text.slice(0, 200), breaksOff: true });
  await generate(page).click();
  await expectToast(page, "Generation Failed");
  await expect(page.locator(".toast")).toContainText(
    "There was a problem generating the article. The model broke off in the middle. Please try again.",
  );
  await expect(page.getByLabel("Prompt")).toBeFocused();
  model.script.push({ text: "The weather is fine." }, { text: "Truly fine." });
  await generate(page).click();
  await expect(page.locator(".toast")).toContainText(
    "The model's answer cannot be used: It is no JSON object.",
  );

  // It is said beside the prompt, in plain words; the notice of the same lies over nothing.
  const failure = page.getByRole("alert").filter({ hasText: "The draft was not written" });
  expect((await page.locator(".toast").boundingBox())?.height).toBe(1);
  await expect(failure).toContainText("It is no JSON object.");
  expectedConsole.push(/ERR_CONNECTION_RESET|Failed to load resource/);
  await page.route("**/csrf-token", (route) => route.abort("connectionreset"));
  await generate(page).click();
  await expect(failure).toContainText("The site could not be reached. Check your connection and try again.");
  await expect(failure).not.toContainText("CSRF");
  await expect(page.getByLabel("Prompt")).toHaveValue(prompt);
  await page.unroute("**/csrf-token");

  // Back at the form its words are there, and the prompt is when the generator opens again.
  await page.getByRole("button", { name: "Back to Manual Editor" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Words of my own");
  await page.getByRole("button", { name: "AI Generated Article" }).click();
  await expect(page.getByLabel("Prompt")).toHaveValue(prompt);

  // Who leaves while it writes leaves nobody at work.
  model.wordMs = 60;
  model.script.push({ text });
  await generate(page).click();
  await expect(so_far(page)).toContainText(article.title);
  await page.getByRole("button", { name: "Back to Manual Editor" }).click();
  await expect.poll(() => model.givenUp).toBe(2);
  await expect(page.getByLabel("Title")).toHaveValue("Words of my own");

  model.wordMs = 0;
  model.script.push({ text });
  await page.getByRole("button", { name: "AI Generated Article" }).click();
  await generate(page).click();
  await expectToast(page, "Article Generated");
  await expect(page.getByLabel("Title")).toHaveValue(article.title);
  await expect(page.getByLabel("Publish")).not.toBeChecked();
  await expect(page.getByText("Written by stand-in. Treat it as a draft.")).toBeVisible();
  expect((await page.locator(".toast").boundingBox())?.height, "the notice covers no switch").toBe(1);
  // What it was asked for stands beside it, and is asked again in other words.
  await expect(page.getByRole("region", { name: "Check first" })).toContainText(prompt);
  await page.getByRole("button", { name: "Change the prompt" }).click();
  await expect(page.getByLabel("Prompt")).toHaveValue(prompt);
});

test("a prompt outlives the session and the page; a form that nobody touched is no article begun", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 401|API Request Failed/);
  const toGenerator = async () => {
    await open(page, "/admin/article/new");
    await page.getByRole("button", { name: "AI Generated Article" }).click();
  };
  await logIn(page);
  await toGenerator();
  await page.getByLabel("Prompt").fill(prompt);
  await context.clearCookies();
  await generate(page).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await logIn(page);
  await toGenerator();
  await expect(page.getByLabel("Prompt")).toHaveValue(prompt);
  await page.getByLabel("Prompt").press("ControlOrMeta+End");
  await page.keyboard.type(", in two minutes");
  await toGenerator();
  await expect(page.getByLabel("Prompt")).toHaveValue(`${prompt}, in two minutes`);
  // Nothing stood in the form: it is not offered as an article that was begun.
  const names = await page.evaluate(() => Object.keys(localStorage));
  expect(names.filter((name) => name.startsWith("article:"))).toEqual([]);
});
