import type { Locator } from "@playwright/test";
import { begin, fillBusiness, next, title } from "./assessment.ts";
import { expect, open, test } from "./fixtures.ts";

test.beforeEach(({ smtp }) => smtp.reset());

test("what is open is a press away, and a chosen answer brings the next question into view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await begin(page);
  await page.getByLabel("Business Name").fill("Larkspur Family Dental");
  // What can be pressed has the colour of an act; Next has it once it can.
  const colour = (of: Locator) => of.evaluate((each) => getComputedStyle(each).color);
  const act = await colour(page.getByRole("button", { name: "2 answers to go" }));
  expect(await colour(next(page))).not.toBe(act);
  await page.getByRole("button", { name: "2 answers to go" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  // Each that is open says so, and Enter in a field is a press, too.
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(2);
  await page.reload();
  await page.getByLabel("Business Name").press("Enter");
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(2);
  await expect(page.getByLabel("Email")).toBeFocused();
  await fillBusiness(page);
  // What is there and cannot be right is no answer to come.
  await page.getByLabel("Email").fill("not-an-email");
  await page.getByLabel("Email").blur();
  await expect(page.getByRole("button", { name: "1 to put right" })).toBeVisible();
  await fillBusiness(page);
  await next(page).click();
  await title(page, "How does your day go?");
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
  await title(page, "How does your day go?");
  const bar = page.locator(".wiz-nav");
  // It lets nothing shine through where its buttons are.
  await expect(bar).toHaveCSS(
    "background-image",
    /^linear-gradient\(rgba\(0, 0, 0, 0\), rgb\([^)]+\) 28px\)$/,
  );
  await expect(bar).toHaveCSS("padding-top", "36px");
  const answered = page.getByRole("radio").or(page.getByRole("checkbox"));
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab");
    const focused = answered.and(page.locator(":focus"));
    if ((await focused.count()) === 0) continue;
    const bottom = async () => {
      const box = await focused.locator("xpath=..").boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) - ((await bar.boundingBox())?.y ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(0);
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
  const industry = page.getByLabel("Industry");
  for (let i = 0, chosen = ""; i < 11 && chosen !== "Legal"; i++) {
    await press("ArrowDown");
    await expect(industry).not.toHaveValue(chosen);
    chosen = await industry.inputValue();
  }
  await expect(industry).toHaveValue("Legal");
  await tabTo("Next");
  await press("Enter");
  await step("How does your day go?");
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

test("the browser's back and forward move between steps; Previous does, too", async ({ page }) => {
  await begin(page);
  await fillBusiness(page);
  await next(page).click();
  await title(page, "How does your day go?");
  await page.goBack();
  await title(page, "Who are you?");
  await expect(page.getByLabel("Business Name")).toHaveValue("Larkspur Family Dental");
  await page.goForward();
  await title(page, "How does your day go?");
  await page.getByLabel("Same day").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Previous" }).click();
  await title(page, "Who are you?");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Previous" }).click();
  await title(page, "Free AI business assessment");
});
