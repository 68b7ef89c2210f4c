import { logIn } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";
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

test("an approval is seen wherever the report is listed, and is taken back in one press", {
  tag: "@both",
}, async ({ page }) => {
  await logIn(page);
  const { id, businessName } = await submit(page);
  await open(page, `/admin/assessments?id=${id}`);
  await page.getByRole("button", { name: "Send to Client" }).waitFor();
  const more = page.getByRole("button", { name: "More", exact: true });
  const approve = async () => {
    if (await more.isVisible()) await more.click();
    await page.getByRole("button", { name: "Approve only" }).click();
  };
  const state = page.locator(".review-state");
  await approve();
  await expect(state).toContainText("Approved by");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(state).toContainText("Ready for Review");
  await approve();
  await expect(state).toContainText("Approved by");
  await expectNoOverflow(page);
  // The name and how it stands: two lines, where there is room for the acts beside them.
  if (!(await more.isVisible())) expect((await state.boundingBox())?.height).toBeLessThan(40);

  await open(page, "/admin/assessments");
  const row = page.getByRole("row").filter({ hasText: businessName });
  await expect(row).toContainText("Approved, not sent");
  await expect(row).toContainText("Send within");
  const chips = page.getByRole("navigation", { name: "Often asked for" });
  await chips.getByRole("link", { name: /^Ready for Review/ }).click();
  await expect(row).toHaveCount(0);
  await chips.getByRole("link", { name: /^Approved, not sent/ }).click();
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await open(page, "/admin");
  const waiting = page.getByRole("list", { name: "Approved, to be sent" });
  await expect(waiting.getByRole("listitem").filter({ hasText: "Send" }).first()).toBeVisible();
  const unread = page.getByRole("list", { name: "Next to review" }).getByRole("listitem");
  await expect(unread.filter({ hasText: businessName })).toHaveCount(0);
  // What tells how it all goes stands beneath what is to be done.
  await expect(page.getByRole("region", { name: "To do" })).not.toContainText("Client completes");
  await expect(page.getByText("CRM sync coming soon")).toBeVisible();
  await expect(page.locator("main .dash-foot:last-child")).toHaveCSS("font-size", "12px");
  await expectNoOverflow(page);
  await expectAccessible(page);

  await open(page, `/admin/assessments?id=${id}`);
  await page.getByRole("button", { name: "Send to Client" }).waitFor();
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name: "Undo approval" }).click();
  await expect(state).toContainText("Ready for Review");
});
