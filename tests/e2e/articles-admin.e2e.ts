import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectToast, logIn } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

const meta = "What a small bakery does about the calls that come on its busiest morning.";
const unique = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`;

test.beforeEach(async ({ page }) => logIn(page));

async function fillNew(page: Page, title: string, content: string) {
  await open(page, "/admin/article/new");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Excerpt").fill("Forty orders, one telephone, and flour on both hands.");
  await page.getByLabel("Content").fill(content);
  await page.getByLabel("Meta description").fill(meta);
}
const save = (page: Page) => page.getByRole("button", { name: "Save Article" }).click();
const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
async function saveNew(page: Page, title: string) {
  await fillNew(page, title, "<p>On Saturdays the telephone rings while the ovens are open.</p>");
  await save(page);
  await expectToast(page, "Article Created");
}

test("an article is written, published, changed and deleted; readers see each step at once", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  const title = unique("How a bakery answers on Saturdays");
  await fillNew(
    page,
    title,
    "<h2>Flour</h2><p>On Saturdays the telephone rings while the ovens are open.</p>",
  );
  await save(page);
  await expectToast(page, "Article Created");
  await expect(page).toHaveURL(/\/admin\/article\/[0-9a-f-]{36}$/);
  await expect(page.locator(".rich-surface h2")).toHaveText("Flour");
  const slug = await page.getByLabel("Address", { exact: true }).inputValue();
  expect((await page.request.get(`/news/${slug}`)).status()).toBe(404);

  await page.getByLabel("Publish", { exact: true }).check();
  await save(page);
  await expectToast(page, "Article Updated");
  const published = await page.request.get(`/news/${slug}`);
  expect([published.status(), (await published.text()).includes("Flour")]).toEqual([200, true]);
  for (const path of ["/news", "/feed.xml", "/sitemap.xml"]) {
    const answer = await page.request.get(path);
    if (answer.ok()) expect((await answer.text()).includes(slug), path).toBe(true);
  }

  await page.getByLabel("Title").fill(`${title}, again`);
  // The toast of the save before may still be there: the answer itself tells that this one is done.
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === "PUT" &&
      /^\/api\/articles\/[0-9a-f-]{36}$/.test(new URL(answer.url()).pathname),
  );
  await save(page);
  expect((await saved).status()).toBe(200);
  await expectToast(page, "Article Updated");
  expect(await (await page.request.get(`/news/${slug}`)).text()).toContain(`${title}, again`);

  await page.getByRole("link", { name: "Back to dashboard" }).click();
  await expect(row(page, title)).toContainText("Published");
  await row(page, title)
    .getByRole("button", { name: /^Delete/ })
    .click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("This cannot be undone. It permanently deletes");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(row(page, title)).toBeVisible();
  await row(page, title)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Article Deleted");
  await expect(row(page, title)).toHaveCount(0);
  expect((await page.request.get(`/news/${slug}`)).status()).toBe(404);
});

test("faults are told beside each field on leaving it, and keep the article from being saved", async ({
  page,
}) => {
  await open(page, "/admin/article/new");
  const title = page.getByLabel("Title");
  await title.fill("Four");
  await title.blur();
  await expect(page.getByText("Title must be at least 5 characters.")).toBeVisible();
  await page.getByLabel("Image URL").fill("cover.png");
  await page.getByLabel("Meta description").fill("x".repeat(161));
  await expect(page.getByText("161 / 160")).toBeVisible();
  await save(page);
  for (const message of [
    "Excerpt must be at least 10 characters.",
    "Content must be at least 50 characters.",
    "Meta description must be less than 160 characters.",
    "Please enter a valid URL or image path.",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(title).toBeFocused();
  await expectAccessible(page);
});

test("what is typed is kept without saving, in no list, and comes back; leaving asks", async ({ page }) => {
  const title = unique("Half an article");
  await open(page, "/admin/article/new");
  await page.getByLabel("Title").fill(title);
  await expect(page.getByText(/^Not saved. Kept at/)).toBeVisible();
  await page.getByRole("link", { name: "Back to dashboard" }).click();
  const ask = page.getByRole("alertdialog");
  await expect(ask).toContainText("Leave without saving?");
  await ask.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByRole("link", { name: "Back to dashboard" }).click();
  await ask.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
  await page.getByRole("link", { name: "Create New Article" }).click();
  await page.getByRole("button", { name: `Continue ${title}` }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByRole("button", { name: "Discard them" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("");
});

test("formatted text and its HTML change together; the preview is the public article", async ({ page }) => {
  await open(page, "/admin/article/new");
  await page.getByLabel("Title").fill("Two views of one text");
  await page
    .getByLabel("Content")
    .fill('<p>Plain <script>alert(1)</script>words</p><p onclick="x()">two</p>');
  const surface = page.getByRole("textbox", { name: "Formatted text" });
  await expect(surface).toContainText("Plain words");
  await page.getByRole("tab", { name: "Preview" }).click();
  const preview = page.getByRole("tabpanel");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Two views of one text");
  await expect(preview.locator(".prose")).toHaveText(/Plain words\s*two/);
  expect(await preview.locator(".prose").innerHTML()).toBe("<p>Plain words</p><p>two</p>");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole("tab", { name: "Edit" }).click();
  await page.getByLabel("Content").fill("<p>one</p>");
  await surface.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(page.getByLabel("Content")).toHaveValue("<p><strong>one</strong></p>");

  // As word processors copy it. The page's policy would report each style that is parsed.
  await surface.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      '<style>p{}</style><b style="font-weight:normal"><p style="color:red" onclick="x()">plain <span style="font-weight:700">bold</span></p></b>',
    );
    element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(page.getByLabel("Content")).toHaveValue("<p>plain <strong>bold</strong></p>");
  // Quicker than the editor hears of the caret: the browser is about to join the paragraphs by itself.
  await page.getByLabel("Content").fill("<h2>one</h2><p><strong>two</strong></p>");
  await surface.locator("p").click();
  await page.keyboard.press("Home");
  await page.keyboard.press("Backspace");
  await expect(page.getByLabel("Content")).toHaveValue("<h2>one<strong>two</strong></h2>");
  await page.getByLabel("Content").fill("<p>one</p>");
  await page.getByRole("button", { name: "Hide HTML source" }).click();
  const alone = page.getByLabel("Content");
  await alone.fill("<h2>Source</h2><p>typed in one piece</p>");
  await expect(alone.locator("h2")).toHaveText("Source");
  await page.getByRole("button", { name: "Show HTML source" }).click();
  await expect(page.getByLabel("Content")).toHaveValue("<h2>Source</h2><p>typed in one piece</p>");
});

test("a save over somebody's newer version shows both texts and asks", { tag: "@desktop" }, async ({
  page,
  browser,
  site,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 409|API Request Failed/);
  await saveNew(page, unique("Two people, one article"));
  const other = await browser.newPage({ baseURL: site.url });
  await logIn(other);
  await open(other, new URL(page.url()).pathname);
  await other.getByLabel("Excerpt").fill("The other one wrote this excerpt first.");
  await save(other);
  await expectToast(other, "Article Updated");
  await other.close();

  await page.getByLabel("Excerpt").fill("I wrote this excerpt afterwards.");
  await save(page);
  const dialog = page.getByRole("dialog", { name: "Somebody saved this article meanwhile" });
  await expect(dialog.locator("del").filter({ hasText: "other one" })).toBeVisible();
  await expect(dialog.locator("ins").filter({ hasText: "afterwards" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await expectToast(page, "Article Updated");

  await page.getByRole("button", { name: "Show revisions" }).click();
  await page.getByRole("button", { name: "Restore version 2" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Excerpt")).toHaveValue("The other one wrote this excerpt first.");
});

test("the built-in writer's draft loads unpublished, with what to check", async ({ page }) => {
  await open(page, "/admin/article/new");
  await page.getByRole("button", { name: "AI Generated Article" }).click();
  await expectAccessible(page);
  await page.getByLabel("Prompt").fill("   short   ");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expectToast(page, "Prompt Too Short");
  await expect(page.locator(".toast")).toContainText(
    "Please provide a more detailed prompt (at least 10 characters).",
  );
  await page.getByRole("button", { name: "Back to Manual Editor" }).click();
  await page.getByRole("button", { name: "AI Generated Article" }).click();
  await page
    .getByLabel("Prompt")
    .fill("How a dental practice can stop losing the calls that come after five");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expectToast(page, "Article Generated");
  await expect(page.getByLabel("Title")).toHaveValue(
    "How a dental practice can stop losing the calls that come after five",
  );
  await expect(page.getByLabel("Publish")).not.toBeChecked();
  await expect(page.getByRole("heading", { name: "Check first" })).toBeVisible();
  await save(page);
  await expectToast(page, "Article Created");
});

test("a draft goes live at its time, and can be shown before by a link", async ({ page, browser, site }) => {
  await saveNew(page, unique("An article for later"));
  await page.getByLabel("Goes live on").fill("2099-01-02T09:30");
  await save(page);
  await expectToast(page, "Article Updated");
  const made = page.waitForResponse(/preview-link/);
  await page.getByRole("button", { name: "Copy preview link" }).click();
  const { url } = (await (await made).json()) as { url: string };
  const stranger = await browser.newPage({ baseURL: site.url });
  const shown = await stranger.goto(new URL(url).pathname);
  expect(shown?.headers()["x-robots-tag"]).toContain("noindex");
  expect(shown?.headers()["cache-control"]).toContain("no-store");
  await expect(stranger.getByRole("heading", { level: 1 })).toContainText("An article for later");
  await stranger.close();
  await page.getByRole("link", { name: "Back to dashboard" }).click();
  // 9:30 in Los Angeles.
  await expect(row(page, "An article for later").first()).toContainText("Jan 2, 2099, 5:30 PM UTC");
  await expect(row(page, "An article for later").first()).toContainText("Draft");
});

test("the table is searched and filtered by its address, at any width", async ({ page }) => {
  await page.getByLabel("Search articles").fill("spanish");
  await expect(page).toHaveURL(/search=spanish/);
  await expect(row(page, "When the caller starts in Spanish")).toBeVisible();
  await expect(row(page, "A greeting people do not hang up on")).toHaveCount(0);
  await page.getByLabel("Search articles").fill("");
  await page.getByLabel("Status").selectOption("draft");
  await expect(page).toHaveURL(/status=draft/);
  await expect(row(page, "What to say on the phone when you close for a week")).toContainText("Draft");
  await open(page, "/admin?search=zebra+crossing");
  await expect(page.getByText("No article fits this search.")).toBeVisible();
  await open(page, "/admin");
  await expect(page.getByRole("row").nth(3)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("placeholders stand while the list loads; a failure says so", { tag: "@desktop" }, async ({
  page,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(/Failed to load resource|API Request Failed/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/articles/admin*", async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { message: "down", code: "internal" } });
  });
  await page.goto("/admin");
  await expect(page.locator("tbody tr")).toHaveCount(5);
  release();
  await expect(page.getByRole("alert")).toContainText("Error Loading Articles", { timeout: 20_000 });
  await expect(page.getByRole("alert")).toContainText(
    "There was a problem loading the articles. Please try again.",
  );
});

test("a session that has ended leads from the editor to the login; the words are there afterwards", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 401|API Request Failed/);
  const title = unique("Typed before the session ended");
  await saveNew(page, title);
  const address = new URL(page.url()).pathname;
  await context.clearCookies();
  await page.getByLabel("Excerpt").fill("Typed when nobody was logged in any more.");
  await save(page);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await logIn(page);
  await open(page, address);
  await expect(page.getByLabel("Excerpt")).toHaveValue("Typed when nobody was logged in any more.");
});

test("what was typed into a new article when the session had ended is offered at the next new article", {
  tag: "@desktop",
}, async ({ page, context, expectedConsole }) => {
  expectedConsole.push(/status of 401|API Request Failed/);
  const title = unique("Begun without a session");
  await open(page, "/admin/article/new");
  await context.clearCookies();
  await page.getByLabel("Title").fill(title);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await logIn(page);
  await open(page, "/admin/article/new");
  await page.getByRole("button", { name: `Continue ${title}` }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByLabel("Excerpt").fill("And on it goes.");
  await expect(page.getByText(/^Not saved\. Kept at/)).toBeVisible();
  await open(page, "/admin/article/new");
  await page.getByRole("button", { name: `Discard ${title}` }).click();
  await expect(page.getByRole("button", { name: `Continue ${title}` })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(title)).toHaveCount(0);
});

test("an earlier upload is picked as the article's picture and within its text", async ({ page }) => {
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#2440d8" } })
    .png()
    .toBuffer();
  const name = `${unique("window")}.png`.replaceAll(" ", "-");
  await open(page, "/admin/media");
  await page.getByLabel("Image file").setInputFiles({ name, mimeType: "image/png", buffer: bytes });
  await page.getByRole("link", { name }).click();
  await page.getByLabel("Alternative text").fill("A window on the street");
  await page.getByRole("button", { name: "Save description" }).click();
  await expectToast(page, "Description Saved");

  await open(page, "/admin/article/new");
  const picker = page.getByRole("dialog", { name: "Choose an image" });
  const pick = async () => {
    await expect(picker.getByLabel("Name or description")).toBeFocused();
    await picker.getByLabel("Name or description").fill(name);
    await page.keyboard.press("Enter");
    await picker.getByRole("button", { name }).click();
    await expect(picker).toBeHidden();
  };
  await page.getByRole("button", { name: "Choose Earlier Upload" }).click();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await pick();
  await expect(page.getByLabel("Image URL")).toHaveValue(/^\/images\/webp\/[0-9a-f]{24}-640x400\.webp$/);
  await expect(page.getByLabel("What the picture shows")).toHaveValue("A window on the street");
  await expect(page.getByRole("img", { name: "The chosen image" })).toBeVisible();

  await page.getByRole("button", { name: "Image", exact: true }).click();
  const insert = page.getByRole("dialog", { name: "Insert an image" });
  await expectAccessible(page);
  await insert.getByRole("button", { name: "Choose Earlier Upload" }).click();
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  await insert.getByRole("button", { name: "Choose Earlier Upload" }).click();
  await pick();
  await expect(insert.getByLabel("What it shows")).toHaveValue("A window on the street");
  await insert.getByRole("button", { name: "Insert", exact: true }).click();
  await expect(page.getByLabel("Content")).toHaveValue(
    /^<img src="\/images\/webp\/[^"]+" alt="A window on the street">$/,
  );
});

test("by keyboard alone: an article is written, formatted, published and saved", async ({ page }) => {
  const press = page.keyboard;
  const title = unique("Written without a mouse");
  const at = (name: string, role: "button" | "tab" | "link" | "heading" = "button") =>
    page.getByRole(role, { name, exact: true });
  /** Tab, or Shift+Tab, until it has the focus. */
  const reach = async (target: ReturnType<typeof at>, key = "Tab") => {
    for (let i = 0; i < 60; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press.press(key);
    }
    throw new Error("not reached by the keyboard");
  };
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await reach(at("Create New Article", "link"));
  await press.press("Enter");
  await expect(page.getByRole("textbox", { name: "Formatted text" })).toBeVisible();
  await reach(page.getByLabel("Title"));
  await press.type(title);
  await press.press("Tab");
  await press.type("Forty orders, one telephone, and flour on both hands.");
  await reach(at("Edit", "tab"));
  await press.press("ArrowRight");
  await expect(at("Preview", "tab")).toBeFocused();
  await expect(page.getByRole("tabpanel")).toContainText(title);
  await press.press("ArrowLeft");
  // The toolbar is one stop; the arrow keys move in it.
  await reach(at("H2 heading"));
  await press.press("ArrowRight");
  await expect(at("H3 heading")).toBeFocused();
  await press.press("Home");
  await press.press("Enter");
  await expect(page.getByRole("textbox", { name: "Formatted text" })).toBeFocused();
  await press.type("Flour");
  await press.press("Enter");
  await press.type("On Saturdays the telephone rings while ");
  await press.press("ControlOrMeta+b");
  await press.type("the ovens");
  await press.press("ControlOrMeta+b");
  await press.type(" are open.");
  await expect(page.getByLabel("Content")).toHaveValue(
    "<h2>Flour</h2><p>On Saturdays the telephone rings while <strong>the ovens</strong> are open.</p>",
  );
  // Tab leaves the text: nobody is caught in it.
  await reach(page.getByLabel("Publish", { exact: true }));
  await press.press("Space");
  await expect(page.getByLabel("Publish", { exact: true })).toBeChecked();
  await reach(page.getByLabel("Meta description"));
  await press.type(meta);
  await press.press("ControlOrMeta+s");
  await expectToast(page, "Article Created");
  await reach(at("Back to dashboard", "link"), "Shift+Tab");
  await press.press("Enter");
  await expect(row(page, title)).toContainText("Published");
  await reach(row(page, title).getByRole("button", { name: /^Delete/ }));
  await press.press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await press.press("Tab");
  await press.press("Enter");
  await expectToast(page, "Article Deleted");
  await expect(at("Articles Management", "heading")).toBeFocused();
});
