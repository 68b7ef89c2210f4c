import type { Page } from "@playwright/test";
import { expectToast, logIn } from "./admin.ts";
import { expect, expectAccessible, open, test } from "./fixtures.ts";

const note = (page: Page) => page.getByRole("alert").filter({ hasText: "another window" });
const choose = (page: Page) => page.getByRole("button", { name: "Compare and choose" }).click();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Two windows, two versions" });
const kept = (page: Page) => expect(page.getByText(/Unsaved changes, backed up at/)).toBeVisible();

test("one article in two windows: neither takes the other's words unasked", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 409/, /API Request Failed/);
  await logIn(page);
  await open(page, "/admin/article/new");
  await page.getByLabel("Title").fill("An article in two windows");
  await page.getByLabel("Excerpt").fill("Both of them are open on one desk.");
  await page.getByLabel("Content").fill("<p>On Saturdays the telephone rings while the ovens are open.</p>");
  await page
    .getByLabel("Meta description")
    .fill("What becomes of words that are typed in two windows of a browser.");
  await page.getByRole("button", { name: "Save Article" }).click();
  await expectToast(page, "Article Created");
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);

  const second = await context.newPage();
  await open(second, page.url());
  await expect(second.getByLabel("Title")).toHaveValue("An article in two windows");
  await page.getByLabel("Excerpt").fill("Typed in the first window.");
  await kept(page);
  await second.getByLabel("Excerpt").fill("Typed in the second window.");
  await expect(note(second)).toBeVisible();
  await expect(second.getByText("Saved in this browser only")).toBeVisible();
  await choose(second);
  await expect(dialog(second).locator("del").filter({ hasText: "first" })).toBeVisible();
  await expect(dialog(second).locator("ins").filter({ hasText: "second" })).toBeVisible();
  await expectAccessible(second);
  await dialog(second).getByRole("button", { name: "Keep this one" }).click();
  await kept(second);
  await expect(note(second)).toBeHidden();

  // Now the first window is the one whose words are no longer kept.
  await page.getByLabel("Title").fill("An article in the first window");
  await choose(page);
  await dialog(page).getByRole("button", { name: "Use the other window’s" }).click();
  await expect(page.getByLabel("Excerpt")).toHaveValue("Typed in the second window.");
  await expect(page.getByLabel("Title")).toHaveValue("An article in two windows");
  await page.getByLabel("Title").fill("An article of both windows");
  await kept(page);
  await page.getByRole("button", { name: "Save Article" }).click();
  await expectToast(page, "Article Updated");
});

test("a save whose answer was lost is no conflict when it comes again", async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_FAILED|ERR_ABORTED|status of 409/, /API Request Failed/);
  await logIn(page);
  await open(page, "/admin/article/new");
  await page.getByLabel("Title").fill("An answer that was lost");
  await page.getByLabel("Excerpt").fill("The words arrived, the answer did not.");
  await page.getByLabel("Content").fill("<p>On Saturdays the telephone rings while the ovens are open.</p>");
  await page
    .getByLabel("Meta description")
    .fill("What becomes of a save when the line is cut at the wrong moment.");
  const save = () => page.getByRole("button", { name: "Save Article" }).click();
  await save();
  await expectToast(page, "Article Created");
  await page.getByLabel("Excerpt").fill("The words arrived; the answer came later.");
  let lost = 0;
  await page.route(/\/api\/articles\/[0-9a-f-]{36}$/, async (route) => {
    if (route.request().method() !== "PUT" || lost++) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await save();
  await expect(
    page.locator(".toast").filter({ hasText: "There was a problem saving the article." }),
  ).toBeVisible();
  await save();
  await expectToast(page, "Article Updated");
  await expect(page.getByText("All changes saved")).toBeVisible();
});
