import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { expectToast, followAreaLink, logIn } from "./admin.ts";
import { surface } from "./articles.ts";
import { expect, expectAccessible, expectNoOverflow, open, test, toast } from "./fixtures.ts";
import { leave } from "./leads.ts";
import { submit } from "./review.ts";

test.beforeEach(async ({ page }) => logIn(page));

const openArticle = async (page: Page, title: string) => {
  const answer = await page.request.get("/api/articles/admin");
  const { articles } = (await answer.json()) as { articles: { id: string; title: string }[] };
  await open(page, `/admin/article/${articles.find((each) => each.title === title)?.id}`);
};

test("one word without a space makes the editor no wider than the phone", { tag: "@phone" }, async ({
  page,
}) => {
  await open(page, "/admin/article/new");
  for (const field of ["Title", "Excerpt", "Meta description"])
    await page.getByLabel(field).fill("x".repeat(150));
  await expectNoOverflow(page);
});

test("an article's preview has the day on which it was published; its tables have room around their words", {
  tag: "@both",
}, async ({ page }) => {
  await openArticle(page, "What happens to the calls that come after five");
  const cell = surface(page).locator("td").first();
  expect(Number.parseInt(await cell.evaluate((td) => getComputedStyle(td).paddingLeft), 10)).toBeGreaterThan(
    7,
  );
  await page.getByRole("tab", { name: "Preview" }).click();
  const live = await page.request.get("/news/what-happens-to-the-calls-that-come-after-five");
  const published = /<time[^>]*>([A-Z][a-z]+ \d+, \d{4})/.exec(await live.text())?.[1];
  expect(published).toBeDefined();
  await expect(page.getByRole("tabpanel").getByText(published ?? "")).toBeVisible();
});

test("a prompt that was too short is told above the button, and no longer once another is written", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/admin/article/new");
  await page.getByRole("button", { name: "AI Generated Article" }).click();
  await page.getByLabel("Prompt").fill("short");
  const generate = page.getByRole("button", { name: "Generate", exact: true });
  await generate.click();
  await expectToast(page, "Prompt Too Short");
  await page.waitForTimeout(400);
  // Beneath the prompt; the notice of the same lies over nothing.
  expect((await page.locator(".toast").boundingBox())?.height).toBe(1);
  const fault = page.locator(".generator .err");
  const [button, said] = [await generate.boundingBox(), await fault.boundingBox()];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await page.getByLabel("Prompt").fill("How a dental practice can keep the calls that come after five");
  // Pressed where a finger would press it.
  await generate.click();
  await expect(toast(page).getByText("Prompt Too Short")).toHaveCount(0);
  // It is being written, or is by now.
  const cancel = page.getByRole("button", { name: "Cancel" });
  await expect(cancel.or(page.getByRole("heading", { name: "Check first" }))).toBeVisible();
});

test("a call is read as it was spoken, after what came of it", { tag: "@both" }, async ({ page }) => {
  const name = `Rosa ${randomUUID().slice(0, 8)}`;
  const kept = await page.request.post("/api/voice/demo-records", {
    data: {
      scenario: "dental",
      provider: "built-in",
      callId: randomUUID(),
      lengthMs: 16_000,
      name,
      email: "rosa@caller.example",
      transcript: [
        { role: "assistant", text: "Good evening. How can I help?" },
        { role: "user", text: "A cleaning, please. Call me on 415 555 0199." },
      ],
    },
  });
  expect(kept.status()).toBe(201);
  await open(page, `/admin/leads?search=${encodeURIComponent(name)}`);
  await expect(
    page.getByRole("row").filter({ hasText: name }).locator('[data-kind="Demo call"]'),
  ).toBeVisible();
  await page.getByRole("link", { name }).click();
  const turns = page.getByRole("list", { name: "Transcript" }).getByRole("listitem");
  await expect(turns).toHaveText([
    /^Receptionist\s*Good evening\. How can I help\?$/,
    /^Caller\s*A cleaning, please\. Call me on 415 555 0199\.$/,
  ]);
  await expect(page.getByText("user:")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Call 415 555 0199" })).toBeVisible();
  const outcome = await page.getByText("Outcome", { exact: true }).boundingBox();
  expect(outcome?.y ?? Number.NaN).toBeLessThan((await turns.first().boundingBox())?.y ?? 0);
  await expectNoOverflow(page);

  // All calls are in one place of the menu, each with what was said in it.
  await followAreaLink(page, "Demo calls");
  const saved = page
    .getByRole("list", { name: "Saved calls" })
    .getByRole("listitem")
    .filter({ hasText: name });
  // One mark says that it opens, on the row's own line.
  const marks = await saved
    .locator("summary")
    .evaluate((summary) =>
      (["::before", "::after"] as const).filter((sign) => getComputedStyle(summary, sign).content !== "none"),
    );
  expect(marks).toEqual(["::after"]);
  await saved.getByText(name).click();
  await expect(saved.getByRole("list", { name: "Transcript" })).toContainText("A cleaning, please.");
  // Whole: no line of it lies in a box that scrolls by itself.
  const said = saved.getByRole("region", { name: "What was said" });
  expect(await said.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
  await expect(saved).toContainText("Dental practice");
  await expect(page.getByRole("region", { name: "Failed calls" })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await saved.getByRole("link", { name: "Open the lead and reply" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("keys: / searches the list, ? lists them, J and K go from lead to lead, and all can be turned off", async ({
  page,
  baseURL,
}) => {
  for (const name of ["First of Two", "Second of Two"])
    await page.request.post("/api/contact", {
      headers: { origin: baseURL ?? "" },
      data: { name, email: "two@keys.example", message: "We miss most calls after five." },
    });
  await open(page, "/admin/leads");
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search")).toBeFocused();
  await page.getByLabel("Search").fill("Second of Two");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Second of Two" }).first().click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Second of Two");
  // The same keys go through the rows of a list, and G with a letter to a page.
  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await expect(page).toHaveURL("/admin/leads");
  await expect(page.locator(".opens").nth(1)).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(page.locator(".opens").nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(page.locator(".opens").first()).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText("Second of Two");
  await page.keyboard.press("j");
  await expect(heading).toHaveText("First of Two");
  await page.keyboard.press("k");
  await expect(heading).toHaveText("Second of Two");
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  // Where Space turns no key off.
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await expectAccessible(page);
  for (const place of ["Dashboard", "Demo calls", "Articles", "Desks", "Audit log", "System"])
    await expect(dialog.locator(".shortcuts-places span", { hasText: place })).toBeVisible();
  // Held narrow, the words of the switch end above the button.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const over = await dialog.evaluate((of) => {
    const words = new Range();
    words.selectNodeContents(of.querySelector(".shortcuts-on") ?? of);
    return (
      words.getBoundingClientRect().bottom - (of.querySelector(".btn")?.getBoundingClientRect().top ?? 0)
    );
  });
  expect(over).toBeLessThan(0);
  if (size) await page.setViewportSize(size);
  await dialog.getByLabel("Use single-key shortcuts in this browser").uncheck();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(dialog).toBeHidden();
  await expect(heading).toHaveText("Second of Two");
});

test("while a report is approved and sent, its dialog stays what was agreed to", async ({ page }) => {
  const { id } = await submit(page);
  await open(page, `/admin/assessments?id=${id}`);
  const sending = Promise.withResolvers<void>();
  await page.route("**/send", async (route) => {
    await sending.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Send to Client" }).click();
  const dialog = page.getByRole("alertdialog");
  // Under which name, and where that is changed.
  await expect(dialog).toContainText(/The email will say “Read and approved by \w+”/);
  const approved = page.waitForResponse((answer) => answer.url().endsWith("/review"));
  await dialog.getByRole("button", { name: "Approve and send report" }).click();
  await approved;
  await expect(page.locator(".review-name").getByText("Approved by")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Sending …" })).toBeDisabled();
  sending.resolve();
  await expectToast(page, "Report Sent");
});

test("on a phone the tools of the text are one row, and what a thumb cannot press is not offered", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/admin/article/new");
  const tools = page.getByRole("toolbar");
  await expect(tools).toBeVisible();
  expect((await tools.boundingBox())?.height).toBeLessThan(60);
  await expectNoOverflow(page);
  // Within the page, by no way of its own: Back leads where it led before.
  const before = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: "Visibility" }).click();
  await expect(page.getByRole("heading", { name: "Visibility" })).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("button", { name: /^Theme/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeHidden();
});

test("Ctrl+K goes to a page, a person, a report or an article by its name", async ({ page, baseURL }) => {
  await leave(page, baseURL, { name: "Petra Palette", email: "petra@palette.example" });
  const { id, businessName } = await submit(page, { businessName: "Palette Dental" });
  await open(page, "/admin/visits");
  const palette = page.getByRole("dialog", { name: "Find anything" });
  const field = palette.getByRole("textbox");
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill("audit");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/audit");
  await expect(palette).toBeHidden();
  await page.keyboard.press("Control+k");
  await field.fill("petra palette");
  await expect(palette.getByRole("link", { name: /Petra Palette\s+Lead/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Petra Palette");
  // Where one writes, too, and what was typed there stays.
  await page.getByLabel("Message").fill("Hello Petra, yes.");
  await page.keyboard.press("Control+k");
  await field.fill(businessName.slice(-8));
  const report = palette.getByRole("link", { name: /Assessment/ });
  await expect(report).toContainText(businessName);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Message")).toHaveValue("Hello Petra, yes.");
  await expect(page.getByLabel("Message")).toBeFocused();
  await page.getByRole("button", { name: "Find anything" }).click();
  await field.fill("zzqx nothing");
  await expect(palette).toContainText("Nothing is called that.");
  await field.fill(businessName.slice(-8));
  await report.click();
  await expect(page).toHaveURL(`/admin/assessments?id=${id}`);
});

test("a narrow window is offered no keys, and a call that never failed no way to failed ones", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/admin/calls");
  await expect(page.getByText("No call has failed in the last 30 days.")).toBeVisible();
  await expect(page.getByText("see failed calls")).toHaveCount(0);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("button", { name: /^Theme/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Keyboard shortcuts" })).toBeHidden();
});

test("on a phone a notice goes with the next press beside it", { tag: "@phone" }, async ({ page }) => {
  const { id } = await submit(page);
  await open(page, `/admin/assessments?id=${id}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Approve only" }).click();
  await expect(page.locator(".toast")).toContainText("Report Approved");
  // Long enough to be no part of the press that caused it.
  await page.waitForTimeout(1000);
  await page.locator(".review-name h1").click();
  await expect(page.locator('.toast[data-state="open"]')).toHaveCount(0);
});

test("an approved report fits the smallest phone", { tag: "@phone" }, async ({ page }) => {
  const { id } = await submit(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `/admin/assessments?id=${id}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Approve only" }).click();
  await expect(page.locator(".review-name").getByText("Approved by")).toBeVisible();
  await expectNoOverflow(page);
});
