import { expectToast, logIn } from "./admin.ts";
import { fillNew, kept, pressBegun, row, save, saved, saveNew, unique } from "./articles.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

test.beforeEach(async ({ page }) => logIn(page));

test("an article is written, published, changed and deleted; readers see each step at once", {
  tag: "@both",
}, async ({ page, expectedConsole }) => {
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
  const address = page.getByLabel("Address", { exact: true });
  await expect(address).not.toHaveValue("");
  const slug = await address.inputValue();
  expect((await page.request.get(`/news/${slug}`)).status()).toBe(404);

  await page.getByText("Byline").click();
  await page.getByLabel("Author", { exact: true }).fill("Dana Whitfield");
  await page.getByLabel("About the author").fill("bakes on Saturdays");
  await page.getByLabel("Publish", { exact: true }).check();
  await save(page);
  await expectToast(page, "Article Updated");
  const published = await page.request.get(`/news/${slug}`);
  expect([published.status(), (await published.text()).includes("Flour")]).toEqual([200, true]);
  const reader = await page.context().newPage();
  await open(reader, `/news/${slug}`);
  await expect(reader.locator(".byline")).toContainText("By Dana Whitfield");
  await expect(reader.locator(".author-note")).toHaveText("Dana Whitfield, bakes on Saturdays.");
  await reader.close();
  for (const path of ["/news", "/feed.xml", "/sitemap.xml"]) {
    const answer = await page.request.get(path);
    if (answer.ok()) expect((await answer.text()).includes(slug), path).toBe(true);
  }

  await page.getByLabel("Title").fill(`${title}, again`);
  expect(await saved(page)).toBe(200);
  await expectToast(page, "Article Updated");
  expect(await (await page.request.get(`/news/${slug}`)).text()).toContain(`${title}, again`);

  await page.getByRole("link", { name: "Back to articles" }).click();
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

test("what is typed is kept without saving, in no list, and comes back; leaving asks", async ({ page }) => {
  const title = unique("Half an article");
  await open(page, "/admin/article/new");
  await page.getByLabel("Title").fill(title);
  await expect(page.getByText(/Unsaved changes, backed up at/)).toBeVisible();
  await page.getByRole("link", { name: "Back to articles" }).click();
  const ask = page.getByRole("alertdialog");
  await expect(ask).toContainText("Leave without saving?");
  await ask.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByRole("link", { name: "Back to articles" }).click();
  await ask.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
  // The list names it all the same, and leads back to it.
  await expectAccessible(page);
  await page.getByRole("region", { name: "Unfinished articles" }).locator("summary").click();
  await page.getByRole("link", { name: `Continue ${title}` }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByRole("link", { name: "Back to articles" }).click();
  await ask.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("link", { name: "Create New Article" }).click();
  await pressBegun(page, `Continue ${title}`);
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await ask.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await ask.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByLabel("Title")).toHaveValue("");
  // Begun again, and dropped where it is listed.
  await page.getByLabel("Title").fill(title);
  await expect(page.getByText(/Unsaved changes, backed up at/)).toBeVisible();
  await page.getByRole("link", { name: "Back to articles" }).click();
  await ask.getByRole("button", { name: "Leave" }).click();
  // In one line, however many there are.
  const unfinished = page.getByRole("region", { name: "Unfinished articles" });
  await expect(unfinished).toContainText(title);
  expect((await unfinished.boundingBox())?.height).toBeLessThan(70);
  await unfinished.locator("summary").click();
  await page.getByRole("button", { name: `Discard ${title}` }).click();
  await ask.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("link", { name: `Continue ${title}` })).toHaveCount(0);
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
  await page.getByRole("link", { name: "Back to articles" }).click();
  // 9:30 in Los Angeles.
  await expect(row(page, "An article for later").first()).toContainText("Jan 2, 2099, 5:30 PM UTC");
  await expect(row(page, "An article for later").first()).toContainText("Draft");
});

test("the table is searched and filtered by its address, at any width", { tag: "@both" }, async ({
  page,
}) => {
  await open(page, "/admin/articles");
  await page.getByLabel("Search articles").fill("spanish");
  await expect(page).toHaveURL(/search=spanish/);
  await expect(row(page, "When the caller starts in Spanish")).toBeVisible();
  await expect(row(page, "A greeting people do not hang up on")).toHaveCount(0);
  await page.getByLabel("Search articles").fill("");
  // At once, before the pause after which what is typed is looked for.
  await page.getByRole("link", { name: /^Drafts/ }).click();
  await expect(page).toHaveURL(/\?status=draft$/);
  const draft = row(page, "What to say on the phone when you close for a week");
  await expect(draft).toContainText("Draft");
  // Both acts can be read at any width.
  for (const act of [
    draft.getByRole("link", { name: /^Edit/ }),
    draft.getByRole("button", { name: /^Delete/ }),
  ])
    expect((await act.boundingBox())?.width).toBeGreaterThan(24);
  await expect(draft.getByRole("link", { name: /^Edit/ })).not.toHaveCSS("font-size", "0px");
  await open(page, "/admin/articles?search=zebra+crossing");
  await expect(page.getByText("No articles match “zebra crossing”.")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/admin\/articles\??$/);
  // As after the last row of the last page was deleted.
  await open(page, "/admin?page=7&status=draft");
  await expect(page).toHaveURL(/\/admin\?status=draft$/);
  await expect(row(page, "What to say on the phone when you close for a week")).toBeVisible();
  await open(page, "/admin");
  // The newest alone, one fewer on a phone: whoever looks for one goes to all.
  await expect(page.getByRole("row")).toHaveCount(page.viewportSize()!.width < 640 ? 3 : 4);
  await expect(page.getByRole("link", { name: /^All \d+ articles$/ })).toHaveAttribute(
    "href",
    "/admin/articles",
  );
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("placeholders stand while the list loads; a failure says so", async ({ page, expectedConsole }) => {
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
  await expect(page.getByRole("alert")).toContainText("Error Loading Articles");
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

test("words that were taken back do not come back", async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_FAILED/);
  // As over plain http, where a site may be tried.
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined }));
  await saveNew(page, unique("Words that were taken back"));
  const excerpt = page.getByLabel("Excerpt");
  const before = await excerpt.inputValue();
  await excerpt.fill("Something else, for a moment.");
  await expect(kept(page)).toBeVisible();
  const takenBack = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await excerpt.fill(before);
  await takenBack;
  await open(page, page.url());
  await expect(excerpt).toHaveValue(before);
  await expect(page.getByText("These are your unsaved changes")).toHaveCount(0);
  // Before anything of it was sent, too.
  await excerpt.fill("Something else, for a blink.");
  await excerpt.fill(before);
  await page.waitForTimeout(2000);
  await open(page, page.url());
  await expect(excerpt).toHaveValue(before);
  await expect(page.getByText("These are your unsaved changes")).toHaveCount(0);
  // Nor those that were discarded while nobody could be told.
  await excerpt.fill("Something else, to be discarded.");
  await expect(kept(page)).toBeVisible();
  await open(page, page.url());
  await page.route("**/working-copy", (route) => route.abort());
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByText("Offline. Saved in this browser, retrying")).toBeVisible();
  await page.unroute("**/working-copy");
  const ended = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await open(page, page.url());
  await expect(excerpt).toHaveValue(before);
  await ended;
});

test("what was typed into a new article when the session had ended is offered at the next new article", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 401|API Request Failed/);
  const title = unique("Begun without a session");
  await page.clock.install();
  await open(page, "/admin/article/new");
  await context.clearCookies();
  await page.getByLabel("Title").fill(title);
  await expect(page).toHaveURL(/\/admin\/login$/);
  // The form is closed: it must not go on by itself and lead away from the login.
  let tries = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/working-copy")) tries++;
  });
  await page.clock.runFor(60_000);
  expect(tries).toBe(0);
  await logIn(page);
  await open(page, "/admin/article/new");
  await pressBegun(page, `Continue ${title}`);
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByLabel("Excerpt").fill("And on it goes.");
  await expect(kept(page)).toBeVisible();
  await open(page, "/admin/article/new");
  await pressBegun(page, `Discard ${title}`);
  await expect(page.getByRole("button", { name: `Continue ${title}` })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(title)).toHaveCount(0);
});

test("logging out asks about unsaved words, and keeps them", async ({ page }) => {
  await saveNew(page, unique("Unsaved when leaving"));
  const address = new URL(page.url()).pathname;
  await page.getByLabel("Excerpt").fill("Typed right before the logout.");
  await page.getByRole("button", { name: "Logout" }).click();
  const ask = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await ask.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeEnabled();
  await page.getByRole("button", { name: "Logout" }).click();
  await ask.getByRole("button", { name: "Leave" }).click();
  await expectToast(page, "Logout Successful");
  await expect(page).toHaveURL(/\/admin\/login$/);
  await logIn(page);
  await open(page, address);
  await expect(page.getByLabel("Excerpt")).toHaveValue("Typed right before the logout.");
});

test("a date is typed part by part, and one that has passed says what it does", async ({ page }) => {
  await open(page, "/admin/article/new");
  const date = page.getByLabel("Goes live on");
  await date.fill("2027-01-02T09:30");
  await date.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2099");
  await expect(date).toHaveValue("2099-01-02T09:30");
  // It is in sight with the switch on, and turns it off: the date does it then.
  const publish = page.getByRole("switch", { name: "Publish" });
  await publish.check();
  await expect(date).toHaveValue("");
  await date.fill("2099-03-04T09:30");
  await expect(publish).not.toBeChecked();
  // A draft that cannot be saved yet is not promised.
  await expect(page.locator("#saving-effect")).toHaveText(
    "Still needs title, excerpt, content, and meta description",
  );
  await date.fill("2020-01-02T09:30");
  await expect(page.getByText("That time has passed. It goes live when you save.")).toBeVisible();
});

test("a refused save on a phone is told at its fields and in the bar, and the first is in sight", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/admin/article/new");
  await page.getByRole("button", { name: "Save Article" }).click();
  const title = page.getByLabel("Title");
  await expect(title).toBeFocused();
  await expect(page.getByText("Title must be at least 5 characters.")).toBeInViewport();
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(320);
  await expect(page.getByText(/excerpt, content, and meta description/)).toHaveCount(1);
  await expectNoOverflow(page);
});
