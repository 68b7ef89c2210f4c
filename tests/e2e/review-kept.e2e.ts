import { logIn } from "./admin.ts";
import { expect, expectAccessible, open, test, toast } from "./fixtures.ts";
import { caretInto, closeSide, openSide, reportOf, submit } from "./review.ts";

test("an edit that is left unsaved is said over the report, and nothing is sent without it unasked @both", async ({
  page,
}) => {
  await logIn(page);
  const { id, businessName } = await submit(page);
  await open(page, "/admin/assessments");
  await page.getByRole("row").filter({ hasText: businessName }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Send to Client" }).waitFor();
  const more = page.getByRole("button", { name: "More", exact: true });
  const edit = page.getByRole("button", { name: "Edit Report" });
  if (await more.isVisible()) {
    // It closes with a choice made in it, and with a press elsewhere.
    await more.click();
    await page.getByRole("button", { name: "Approve only" }).click();
    await expect(page.getByRole("button", { name: "Approve only" })).toBeHidden();
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await more.click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await more.click();
  }
  await edit.click();
  await caretInto(page, "How we got these numbers");
  await page.keyboard.press("End");
  await page.keyboard.type(" Feldspar");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  // Within the area, no page is loaded anew.
  await page.goBack();
  await page.goForward();
  await expect(page.getByText("An edit is not saved.")).toBeVisible();
  await page.getByRole("button", { name: "Send to Client" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("An edit of this report is not saved");
  await expect(dialog.getByRole("button", { name: /end report$/ })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: /end report without the edit$/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Go on editing" }).click();
  await expect(page.getByRole("textbox", { name: "Report" })).toContainText("Feldspar");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page)).toContainText("Report Updated");
  await expect(page.getByText("An edit is not saved.")).toHaveCount(0);
  expect(await reportOf(page, id)).toContain("Feldspar");
});

test("an assessment that is not there, and a session that ends under the open page", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/40[14]|API Request Failed|Failed to load resource/);
  await logIn(page);
  // Said at the first answer: no second try, no wait.
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/assessments/00000000-0000-4000-8000-000000000000")) asked++;
  });
  await open(page, "/admin/assessments?id=00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("Assessment not found")).toBeVisible();
  expect(asked).toBe(1);
  await expect(page.getByRole("navigation", { name: "Administration" })).toBeAttached();
  await expectAccessible(page);
  await open(page, "/admin/assessments");
  await page.getByLabel("Search").waitFor();
  // What is still being read would find the session gone before the press does.
  await page.waitForLoadState("networkidle");
  await page.context().clearCookies();
  await page
    .getByRole("navigation", { name: "Often asked for" })
    .getByRole("link", { name: /^Sent/ })
    .click();
  await expect(page.getByText("Your session has expired")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Login" })).toBeVisible();
  await expect(page).not.toHaveURL("/admin/login");
  await expect(page).toHaveURL("/admin/login");
});

test("opened without a session it goes to the login page at once", async ({ page }) => {
  await page.goto("/admin/assessments");
  await expect(page).toHaveURL("/admin/login");
});

test("answers that do not go together are said in one line before it; a finding that is dropped leaves it", async ({
  page,
}) => {
  await logIn(page);
  const { id } = await submit(page, {
    operationalBottlenecks: ["Appointment Scheduling", "After-Hours Coverage", "Follow-up Communication"],
    cloneExpertiseValue: "not-valuable",
    primaryGoal: "business-continuity",
  });
  await open(page, `/admin/assessments?id=${id}`);
  const report = page.locator(".review-report");
  const contradiction = page.locator(".note", { hasText: "1 conflict in the answers." });
  await expect(contradiction).toHaveCount(1);
  expect((await contradiction.boundingBox())?.height, "one line until it is opened").toBeLessThan(80);
  await expect(page.locator(".qa-conflict").filter({ visible: true })).toHaveCount(2);
  const top = async (which: typeof report) => (await which.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top(contradiction)) < (await top(report))).toBe(true);
  await contradiction.locator("summary").click();
  await contradiction.locator("li").hover();
  await expect(page.locator(".qa [data-highlighted]").filter({ visible: true })).toHaveCount(2);

  await openSide(page);
  const finding = page
    .locator(".choices li")
    .filter({ has: page.getByRole("button", { name: /^Drop/ }) })
    .first();
  // Beneath its title it says which answers it stands on.
  const [title = "", ground] = (await finding.innerText()).split("\n");
  expect(ground).toMatch(/[a-z]/);
  // What the first of them means is told on the cover.
  const told = (await report.locator('[data-block="verdict.text"]').innerText()).slice(0, 60);
  await finding.getByRole("button", { name: /^Drop/ }).click();
  await expect(page.locator(".choices del", { hasText: title })).toBeVisible();
  // Whoever pressed it can take it back at once.
  await expect(page.locator(".choices button", { hasText: `Restore: ${title}` })).toBeFocused();
  await expect(page.locator(".consultation").getByRole("heading", { name: "Verdict" })).toBeVisible();
  await expect(page.locator(".review-bar").getByRole("link", { name: "PDF" })).toBeVisible();
  await closeSide(page);
  await expect(report).not.toContainText(told);
  await expectAccessible(page);
});
