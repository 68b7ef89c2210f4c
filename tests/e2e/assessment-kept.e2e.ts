import { begin, fillBusiness, next, submit, title, toConfirmation } from "./assessment.ts";
import { expect, expectAccessible, open, test } from "./fixtures.ts";

test.beforeEach(({ smtp }) => smtp.reset());

test("an industry that the page before knew is filled in, and a choice of one's own stays", async ({
  page,
}) => {
  const arriveWith = (industry: string) =>
    page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ""), { industry });
  await open(page, "/assessment");
  await arriveWith("Legal");
  await page.reload();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByLabel("Industry")).toHaveValue("Legal");
  await page.getByLabel("Industry").selectOption("Education");
  await arriveWith("Healthcare");
  await page.reload();
  await title(page, "Who are you?");
  await expect(page.getByLabel("Industry")).toHaveValue("Education");
});

test("answers older than seven days are gone", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-02T10:00:00Z") });
  await begin(page);
  await fillBusiness(page);
  await page.clock.setFixedTime(new Date("2026-11-09T09:59:00Z"));
  await page.reload();
  await expect(page.getByLabel("Business Name")).toHaveValue("Larkspur Family Dental");
  // Looked at again, they are kept from then on; a later hour must not be written over that.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("assessment-draft") ?? ""))
    .toContain(String(Date.parse("2026-11-09T09:59:00Z")));
  await page.clock.setFixedTime(new Date("2026-11-16T10:00:00Z"));
  await page.reload();
  await title(page, "Free AI business assessment");
  // The title is there before the scripts are: they take the kept answers away.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("assessment-draft") ?? ""))
    .not.toContain("larkspur");
});

test("a closed tab resumes where it was; 'Start over' clears it", async ({ page, context }) => {
  await begin(page);
  await fillBusiness(page);
  await next(page).click();
  await page.getByLabel("Phone Calls").check();
  await page.reload();
  await title(page, "How does your day go?");
  await expect(page.getByLabel("Phone Calls")).toBeChecked();
  await page.close();
  const again = await context.newPage();
  await open(again, "/assessment");
  await title(again, "How does your day go?");
  await again.getByRole("button", { name: "Start over" }).click();
  await title(again, "Free AI business assessment");
  await again.getByRole("button", { name: "Begin" }).click();
  await expect(again.getByLabel("Business Name")).toHaveValue("");
});

test("a lost answer loses nothing, and the repetition is stored once", async ({
  page,
  smtp,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource|API Request Failed|Failed to fetch/);
  await toConfirmation(page);
  let lost = false;
  await page.route("**/api/assessment", async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await submit(page).click();
  await expect(page.locator(".toast")).toContainText("Submission Error");
  await expect(page.locator(".toast")).toContainText("An error occurred while submitting the assessment");
  await expect(page.locator(".wiz-notice")).toContainText("Our site could not be reached");
  await expect(
    page.locator(".wiz-notice").getByRole("link", { name: "hello@ringwell.example" }),
  ).toBeVisible();
  // Seen once.
  expect((await page.locator(".toast").boundingBox())!.width).toBeLessThanOrEqual(1);
  await page.reload();
  await title(page, "Is this right?");
  await expect(page.getByText("dana@larkspur.example")).toBeVisible();
  await submit(page).click();
  await title(page, "Assessment Complete");
  await smtp.waitFor(1);
  await expect(smtp.waitFor(2, 1500)).rejects.toThrow("1 of 2");
});

test("a refusal shows the server's words; a missing token is told, too", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource|API Request Failed|CSRF/);
  await toConfirmation(page);
  await page.route("**/api/auth/csrf-token", (route) =>
    route.fulfill({ status: 500, json: { message: "down" } }),
  );
  await submit(page).click();
  await expect(page.locator(".wiz-notice")).toContainText("The trouble is on our side");
  await expect(page.locator(".toast")).toContainText("Failed to get CSRF token");
  await page.unroute("**/api/auth/csrf-token");
  await page.route("**/api/assessment", (route) =>
    route.fulfill({
      status: 429,
      json: { message: "Too many requests. Try again in 5 minutes.", code: "rate_limited" },
    }),
  );
  await submit(page).click();
  await expect(page.locator(".wiz-notice")).toContainText("Too many requests. Try again in 5 minutes.");
  await expectAccessible(page);
});

test("without a connection it waits, says so where it is seen, and sends when it is back", {
  tag: "@both",
}, async ({ page, context, smtp, expectedConsole }) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  await toConfirmation(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText("You are offline")).toBeVisible();
  // Not beneath the bar of buttons, on a phone either.
  const [said, bar] = await Promise.all([
    page.locator(".wiz-notice").boundingBox(),
    page.locator(".wiz-nav").boundingBox(),
  ]);
  expect(said!.y + said!.height).toBeLessThanOrEqual(bar!.y + 1);
  await context.setOffline(false);
  await title(page, "Assessment Complete");
  await smtp.waitFor(1);
});
