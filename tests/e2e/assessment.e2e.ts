import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";
import { expectReadable } from "./mail-look.ts";

test.beforeEach(({ smtp }) => smtp.reset());

const next = (page: Page) => page.getByRole("button", { name: "Next" });
const title = (page: Page, text: string) => expect(page.getByRole("heading", { level: 1 })).toHaveText(text);

async function begin(page: Page) {
  await open(page, "/assessment");
  await page.getByRole("button", { name: "Begin" }).click();
  await title(page, "Who are you?");
}
async function fillBusiness(page: Page, email = "dana@larkspur.example") {
  await page.getByLabel("Business Name").fill("Larkspur Family Dental");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Industry").selectOption("Healthcare");
}
async function fillCustomers(page: Page) {
  for (const label of [
    "25 to 50%",
    "Phone Calls",
    "Text/SMS",
    "Very valuable",
    "Appointment Scheduling",
    "Same day",
  ])
    await page.getByLabel(label, { exact: true }).check();
}
async function toConfirmation(page: Page, email?: string) {
  await begin(page);
  await fillBusiness(page, email);
  await next(page).click();
  await fillCustomers(page);
  await next(page).click();
  await page.getByLabel("Explored, not put to use").check();
  await page.getByLabel("Comfortable", { exact: true }).check();
  await next(page).click();
  await page.getByLabel("Improve customer experience").check();
  await page.getByRole("button", { name: "Review & Submit" }).click();
  await title(page, "Is this right?");
}
const submit = (page: Page) => page.getByRole("button", { name: "Submit Assessment" });

test("the whole way", { tag: "@both" }, async ({ page, smtp }, { project }) => {
  test.slow();
  const progress = async (percent: number, step: number) => {
    if (project.name === "phone") {
      await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
      await expect(page.getByRole("progressbar")).toHaveAttribute("value", `${percent}`);
    } else await expect(page.getByRole("list", { name: `Progress, ${percent} percent` })).toBeVisible();
    await expectNoOverflow(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
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
  await expect(page.getByText("not shared with third parties")).toBeVisible();
  await expectAccessible(page);
  await page.route("**/api/assessment", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await submit(page).click();
  const busy = page.getByRole("button", { name: "Processing..." });
  await expect(busy).toHaveCount(2);
  for (const each of await busy.all()) await expect(each).toBeDisabled();
  await title(page, "Assessment Complete");
  await expect(page.locator(".toast strong")).toHaveText("Assessment Submitted");
  await expect(page.getByText("dana@larkspur.example")).toBeVisible();
  await expect(page.getByText("within 24 hours")).toBeVisible();
  await expect(page.getByText("within 1-2 business days")).toBeVisible();
  await expect(page.locator(".wiz").getByRole("link", { name: "hello@ringwell.example" })).toBeVisible();
  await expectAccessible(page);
  const [mail] = await smtp.waitFor(1);
  expect(mail?.envelopeTo).toEqual(["dana@larkspur.example"]);
  await page.getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL("/");
});

test("what is open is a press away, and a chosen answer brings the next question into view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await begin(page);
  await page.getByLabel("Business Name").fill("Larkspur Family Dental");
  await page.getByRole("button", { name: "2 answers to go" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await fillBusiness(page);
  await next(page).click();
  await title(page, "How do people reach you?");
  const groups = page.getByRole("group");
  await page.getByLabel("Very valuable").check();
  await expect(groups.nth(3)).toBeInViewport({ ratio: 0.9 });
  // How far one is stays in sight, and a press on Next says what it waits for.
  await expect(page.getByRole("list", { name: "Progress, 40 percent" })).toBeInViewport({ ratio: 1 });
  const box = await next(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(groups.nth(0).getByRole("radio").first()).toBeFocused();
  await expect(groups.nth(0)).toBeInViewport({ ratio: 1 });
});

test("by Tab nothing comes to stand under the bar at the bottom", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page);
  await fillBusiness(page);
  await next(page).click();
  await title(page, "How do people reach you?");
  const bar = page.locator(".wiz-nav");
  await expect(bar).toHaveCSS("background-color", /^rgb\(/);
  const answered = page.getByRole("radio").or(page.getByRole("checkbox"));
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab");
    const focused = answered.and(page.locator(":focus"));
    if ((await focused.count()) === 0) continue;
    const box = await focused.locator("xpath=..").boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    seen.add(`${await focused.getAttribute("name")}`);
  }
  expect(seen.size).toBe(5);
});

test("can be done with the keyboard alone", async ({ page, smtp }) => {
  await open(page, "/assessment");
  const tabTo = async (name: string | RegExp, role: "button" | "radio" | "checkbox" = "button") => {
    for (let i = 0; i < 40; i++) {
      const target = page.getByRole(role, { name, exact: typeof name === "string" });
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  const press = (key: string) => page.keyboard.press(key);
  /** A step has come, and the keyboard with it: keys before that go to the step that was. */
  const step = async (text: string) => {
    await title(page, text);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  };
  await tabTo("Begin");
  await press("Enter");
  await step("Who are you?");
  await press("Tab");
  await page.keyboard.type("Larkspur Family Dental");
  await press("Tab");
  await page.keyboard.type("dana@larkspur.example");
  await press("Tab");
  // By the arrow: letters are one word only where they come within a second.
  for (let i = 0; i < 11 && (await page.getByLabel("Industry").inputValue()) !== "Legal"; i++)
    await press("ArrowDown");
  await expect(page.getByLabel("Industry")).toHaveValue("Legal");
  await tabTo("Next");
  await press("Enter");
  await step("How do people reach you?");
  const choose = async (name: string, role: "radio" | "checkbox") => {
    await tabTo(name, role);
    await press("Space");
  };
  await choose("Less than 25%", "radio");
  await choose("Phone Calls", "checkbox");
  await choose("Extremely valuable", "radio");
  await choose("Customer Support", "checkbox");
  await choose("Within 1 hour", "radio");
  await tabTo("Next");
  await press("Enter");
  await step("What have you tried so far?");
  await choose("We use AI now", "radio");
  await choose("Very comfortable", "radio");
  await tabTo("Next");
  await press("Enter");
  await step("What should change?");
  await choose("Cost reduction", "radio");
  await press("ArrowDown");
  await tabTo("Review & Submit");
  await press("Enter");
  await expect(page.getByText("Improve customer experience", { exact: true })).toBeVisible();
  await tabTo("Submit Assessment");
  await press("Enter");
  await step("Assessment Complete");
  await smtp.waitFor(1);
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

test("the browser's back and forward move between steps; Previous does, too", async ({ page }) => {
  await begin(page);
  await fillBusiness(page);
  await next(page).click();
  await title(page, "How do people reach you?");
  await page.goBack();
  await title(page, "Who are you?");
  await expect(page.getByLabel("Business Name")).toHaveValue("Larkspur Family Dental");
  await page.goForward();
  await title(page, "How do people reach you?");
  await page.getByLabel("Same day").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Previous" }).click();
  await title(page, "Who are you?");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Previous" }).click();
  await title(page, "Free AI business assessment");
});

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
  await title(page, "How do people reach you?");
  await expect(page.getByLabel("Phone Calls")).toBeChecked();
  await page.close();
  const again = await context.newPage();
  await open(again, "/assessment");
  await title(again, "How do people reach you?");
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
  await expect(page.locator(".wiz-notice")).toContainText("Failed to get CSRF token");
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

test("without a connection it waits, says so, and sends when it is back", async ({
  page,
  context,
  smtp,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  await toConfirmation(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText("You are offline")).toBeVisible();
  await context.setOffline(false);
  await title(page, "Assessment Complete");
  await smtp.waitFor(1);
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
  await title(page, "Your assessment");
  await expect(page.getByText("Phone Calls, Text/SMS")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await title(page, "Everything is erased");
  await page.goto(path);
  await title(page, "This link does not work any more");
});
