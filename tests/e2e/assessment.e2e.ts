import type { Locator } from "@playwright/test";
import { begin, fillBusiness, fillCustomers, next, submit, title, toConfirmation } from "./assessment.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";
import { expectReadable } from "./mail-look.ts";

test.beforeEach(({ smtp }) => smtp.reset());

test("the whole way", { tag: "@both" }, async ({ page, smtp }, { project }) => {
  test.slow();
  const progress = async (percent: number, step: number) => {
    if (project.name === "phone") {
      await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
      await expect(page.getByRole("progressbar")).toHaveAttribute("value", `${percent}`);
    } else await expect(page.getByRole("list", { name: `Progress, ${percent} percent` })).toBeVisible();
    await expectNoOverflow(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  };
  await open(page, "/assessment");
  await expect(page.getByText("about 5 minutes")).toBeVisible();
  await expect(page.getByText("$39")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Begin" }).click();
  await progress(20, 1);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(next(page)).toBeDisabled();
  await fillBusiness(page, "dana@larkspur");
  await expect(next(page)).toBeDisabled();
  await page.getByLabel("Email").fill("dana@larkspur.example");
  await next(page).click();
  await progress(40, 2);
  await expect(next(page)).toBeDisabled();
  await fillCustomers(page);
  await expectAccessible(page);
  await next(page).click();
  await progress(60, 3);
  await page.getByLabel("No experience yet").check();
  await page.getByLabel("Not comfortable").check();
  await next(page).click();
  await progress(80, 4);
  await expect(page.getByRole("button", { name: "Next" })).toHaveCount(0);
  await page.getByLabel("Revenue growth").check();
  await page.getByRole("button", { name: "Review & Submit" }).click();
  await progress(100, 5);
  for (const answer of ["Larkspur Family Dental", "25 to 50%", "Phone Calls, Text/SMS", "Revenue growth"])
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  // What is agreed to and the button stand together at the end of the answers, and over none of them.
  const last = page.getByText("Revenue growth", { exact: true });
  await submit(page).scrollIntoViewIfNeeded();
  await expect(page.getByText("not shared with third parties")).toBeInViewport({ ratio: 1 });
  await expect(submit(page)).toBeInViewport({ ratio: 1 });
  // The two ways on stand in one line, beneath it.
  const bottom = async (of: Locator) => ((box) => box!.y + box!.height)(await of.boundingBox());
  const previous = page.getByRole("button", { name: "Previous" });
  expect(Math.abs((await bottom(previous)) - (await bottom(submit(page))))).toBeLessThan(2);
  await page.evaluate(() => window.scrollTo(0, 0));
  const under = async (of: Locator) => (await of.boundingBox())!.y;
  expect(await under(page.getByText("not shared with third parties"))).toBeGreaterThan(await under(last));
  await expectAccessible(page);
  const seen = Promise.withResolvers<void>();
  await page.route("**/api/assessment", async (route) => {
    await seen.promise;
    await route.continue();
  });
  await submit(page).click();
  const busy = page.getByRole("button", { name: "Processing..." });
  await expect(busy).toHaveCount(2);
  for (const each of await busy.all()) await expect(each).toBeDisabled();
  seen.resolve();
  await title(page, "Assessment Complete");
  await expect(page.locator(".toast")).toHaveText(/^Assessment Submitted×?$/);
  await expect(page.getByText("dana@larkspur.example")).toBeVisible();
  await expect(page.getByText("within 24 hours")).toBeVisible();
  await expect(page.getByText("within 1-2 business days")).toBeVisible();
  await expect(page.locator(".wiz").getByRole("link", { name: "hello@ringwell.example" })).toBeVisible();
  // The steps end before the buttons begin.
  const gap =
    (await page.getByRole("link", { name: "Return to Homepage" }).boundingBox())!.y -
    (await bottom(page.getByText("within 1-2 business days")));
  expect(gap).toBeGreaterThan(16);
  await expectAccessible(page);
  const [mail] = await smtp.waitFor(1);
  expect(mail?.envelopeTo).toEqual(["dana@larkspur.example"]);
  // A reload asks nothing again; coming for another one does.
  await page.reload();
  await title(page, "Assessment Complete");
  await expect(page.getByText("dana@larkspur.example")).toBeVisible();
  await page.getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL("/");
});

test("an address with a likely slip is asked about, at its field and before it is sent", {
  tag: "@both",
}, async ({ page }) => {
  await toConfirmation(page, "dana.whitfield@gmial.com");
  const email = page.locator("dd", { hasText: "dana.whitfield@" });
  // On one line, to be checked letter by letter.
  expect((await email.boundingBox())?.height).toBeLessThan(32);
  await page.getByRole("button", { name: "Previous" }).click();
  for (const _ of [1, 2, 3]) await page.getByRole("button", { name: "Previous" }).click();
  await title(page, "Who are you?");
  const meant = page.getByRole("button", { name: "dana.whitfield@gmail.com?" });
  await meant.click();
  await expect(page.getByLabel("Email")).toHaveValue("dana.whitfield@gmail.com");
  await expect(meant).toHaveCount(0);
  await page.getByLabel("Email").fill("dana.whitfield@gmail.con");
  for (const _ of [1, 2, 3]) await next(page).click();
  await page.getByRole("button", { name: "Review & Submit" }).click();
  await title(page, "Is this right?");
  await meant.click();
  await expect(email).toHaveText("dana.whitfield@gmail.com");
});

test("says what is wrong when a question is left", { tag: "@both" }, async ({ page }) => {
  await begin(page);
  await page.getByLabel("Business Name").focus();
  await expect(page.getByText("Business name is required")).toHaveCount(0);
  await page.getByLabel("Email").focus();
  await expect(page.getByText("Business name is required")).toBeVisible();
  await page.getByLabel("Industry").focus();
  await expect(page.getByText("Email address is required to receive your assessment report")).toBeVisible();
  await page.getByLabel("Email").fill("dana@");
  await expect(page.getByText("Please enter a valid email address (e.g., name@example.com)")).toBeVisible();
  await expect(page.getByText("Please select your industry")).toBeVisible();
  await expectAccessible(page);
  await fillBusiness(page);
  await expect(page.locator(".err")).toHaveCount(0);
  await next(page).click();
  await page.getByLabel("Phone Calls").focus();
  await page.getByLabel("Very valuable").focus();
  await expect(page.getByText("Please select at least one channel")).toBeVisible();
  await page.getByLabel("Customer Support").focus();
  await expect(page.getByText("Please select an option")).toBeVisible();
  await page.getByLabel("Same day").focus();
  await expect(page.getByText("Please select at least one bottleneck")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the offer can be read", async ({ page }) => {
    const response = await page.goto("/assessment");
    await title(page, "Free AI business assessment");
    await expect(page.getByText("about 5 minutes")).toBeVisible();
    expect(await response?.text()).toContain("The questions need JavaScript");
  });
});

test("the private page from the mail shows the answers and erases everything", { tag: "@both" }, async ({
  page,
  smtp,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  await toConfirmation(page);
  await submit(page).click();
  await title(page, "Assessment Complete");
  const [mail] = await smtp.waitFor(1);
  if (mail) await expectReadable(page, mail);
  const path = /\/r\/[\w-]{32}/.exec(mail?.text ?? "")?.[0] as string;
  const response = await open(page, path);
  expect(response?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Assessment of ");
  await expect(page.getByText("Phone Calls, Text/SMS")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await title(page, "Everything is erased");
  await page.goto(path);
  await title(page, "This link no longer works");
});
