import { logIn } from "./admin.ts";
import { expect, open, test } from "./fixtures.ts";
import { submit } from "./review.ts";

test("the list refreshes by itself and keeps the row that is looked at in its place", async ({ page }) => {
  await logIn(page);
  const { businessName } = await submit(page);
  for (let i = 0; i < 4; i++) await submit(page);
  await page.clock.install();
  // The list is longer than the window.
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page, "/admin/assessments");
  const row = page.getByRole("row").filter({ hasText: businessName });
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  const top = async () => (await row.boundingBox())?.y;
  const before = await top();
  const later = await submit(page);
  await expect(page.getByText(later.businessName)).toHaveCount(0);
  await page.clock.runFor(31_000);
  await expect(page.getByText(later.businessName).first()).toBeAttached();
  await expect.poll(async () => Math.abs(((await top()) ?? 0) - (before ?? 0))).toBeLessThan(2);
});

test("search, status and industry stand in the address", async ({ page }) => {
  await logIn(page);
  const { businessName } = await submit(page, { businessName: "Bell & Hart", industry: "Legal" });
  await open(page, "/admin/assessments");
  await page.getByLabel("Search").fill(businessName);
  await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByLabel("Industry").selectOption("Legal");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/search=Bell\+%26\+Hart.*industry=Legal/);
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByLabel("Status").selectOption("Sent");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText(`No assessments match “${businessName}” with these filters.`)).toBeVisible();
  await page.goBack();
  await expect(page.locator("tbody tr")).toHaveCount(1);
});
