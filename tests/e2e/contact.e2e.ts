import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

test.beforeEach(({ smtp }) => smtp.reset());

const fill = async (page: Page) => {
  await page.getByLabel("First & Last Name").fill("Dana Whitfield");
  await page.getByLabel("Email Address").fill("dana@larkspur.example");
  await page.getByLabel("Company").fill("Larkspur Family Dental");
  await page.getByLabel("Your Message").fill("We miss most calls after five. Can you help?");
};

test("shows how to reach the company, its hours and its partners", { tag: "@both" }, async ({ page }) => {
  await open(page, "/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect(page.getByRole("heading", { name: "How Can We Help?" })).toBeVisible();
  const ways = page.locator(".contact-info");
  await expect(ways.getByRole("link", { name: "hello@ringwell.example" })).toHaveAttribute(
    "href",
    "mailto:hello@ringwell.example",
  );
  await expect(ways.getByRole("link", { name: "+1 (555) 010-0134" })).toHaveAttribute(
    "href",
    "tel:+15550100134",
  );
  await expect(page.getByText("Monday-Friday 9am-5pm PST")).toBeVisible();
  await expect(page.getByText("Trusted by Ferndell Health Group")).toBeVisible();
  await expect(page.locator(".partners img")).toHaveCount(3);
  await expect(page.locator("form label")).toHaveText([
    "First & Last Name *",
    "Email Address *",
    "Company",
    "Phone",
    "Your Message *",
    "Leave this empty",
  ]);
  const box = await page.getByLabel("Your Message").boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(150);
  await expect(page).toHaveTitle("Contact Us | Ringwell");
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(jsonLd.map((text) => JSON.parse(text)["@type"])).toEqual(["ContactPage", "BreadcrumbList"]);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("a message is sent, thanked for, and another can be written", { tag: "@both" }, async ({
  page,
  smtp,
}) => {
  await open(page, "/contact");
  await fill(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(
    page.getByText("Your message has been sent successfully! We'll get back to you shortly."),
  ).toBeVisible();
  // Where the answer will come, what was written, and what there is to do until somebody answers.
  await expect(page.locator(".thanks")).toContainText(
    "answers at dana@larkspur.example, usually the same business day.",
  );
  await page.getByText("What you wrote").click();
  await expect(page.locator(".thanks")).toContainText("We miss most calls after five. Can you help?");
  await expect(
    page.locator(".thanks").getByRole("link", { name: "Hear it answer as yours" }),
  ).toBeInViewport();
  await expect(page.locator(".toast strong")).toHaveText("Message Sent");
  await expect(page.locator(".toast")).toContainText(
    "Thank you for reaching out. We'll respond as soon as possible.",
  );
  await expect(page.getByRole("heading", { name: "How Can We Help?" })).toHaveCount(0);
  const [mail] = await smtp.waitFor(1);
  expect(mail?.text).toContain("We miss most calls after five");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(page.getByLabel("First & Last Name")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Your Message")).toHaveValue("");
});

test("thanks name a long address whole, and it widens no page", { tag: "@both" }, async ({ page }) => {
  await open(page, "/contact");
  await fill(page);
  const long = "dana.whitfield.front.desk@brightwater-family-dental-group.example";
  await page.getByLabel("Email Address").fill(long);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator(".thanks")).toContainText(`answers at ${long}, usually the same business day.`);
  await expectNoOverflow(page);
});

test("faults are told under each field, and go when mended", { tag: "@both" }, async ({ page }) => {
  await open(page, "/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Message must be at least 10 characters")).toBeVisible();
  await expect(page.getByLabel("First & Last Name")).toBeFocused();
  // Once, in one line of one type: what is empty is asked for, and the rule stands letter for letter.
  const rules = [
    "Name must be at least 2 characters",
    "Please enter a valid email address",
    "Message must be at least 10 characters",
  ];
  await expect(page.locator(".field .err")).toHaveText(rules.map((rule) => `Please fill this in. ${rule}`));
  for (const rule of rules) {
    const [own, whole] = await page.getByText(rule, { exact: true }).evaluate((one) =>
      [one, one.closest(".err")!].map((each) => {
        const { fontSize, fontWeight, color } = getComputedStyle(each);
        return { fontSize, fontWeight, color };
      }),
    );
    expect(own).toEqual(whole);
  }
  // Beside what was pressed it is said shortly, and goes once something is filled in.
  const asked = page.getByText("Not sent yet: three fields still empty.");
  await expect(asked).toBeVisible();
  // On the first screen of a desk.
  if ((page.viewportSize()?.width ?? 0) > 1000) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(asked).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
  // Of what was typed and is too little, the rule alone.
  const told = page.locator(".field .err");
  await page.getByLabel("Email Address").fill("dana");
  await expect(told.nth(1)).toHaveText("Please enter a valid email address");
  await page.getByLabel("Your Message").fill("Call");
  await expect(told.nth(2)).toHaveText("Message must be at least 10 characters");
  await page.getByLabel("Your Message").fill("");
  await page.getByLabel("Email Address").fill("dana@larkspur");
  await expect(told.nth(1)).toHaveText("Please enter a valid email address");
  await page.getByLabel("First & Last Name").fill("D");
  await expect(told.first()).toHaveText("Name must be at least 2 characters");
  await page.getByLabel("First & Last Name").fill("");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(
    page.getByText("Not sent yet: two fields still empty, one field to look at again."),
  ).toBeVisible();
  await page.getByLabel("First & Last Name").fill("Dana");
  await expect(page.getByText("Name must be at least 2 characters")).toHaveCount(0);
  await expect(asked).toHaveCount(0);
});

test("an address with a likely slip is asked about, and put right with one press", { tag: "@both" }, async ({
  page,
}) => {
  await open(page, "/contact");
  await page.getByLabel("Email Address").fill("dana@gmial.com");
  await page.getByLabel("Company").focus();
  await expectAccessible(page);
  await page.getByRole("button", { name: "dana@gmail.com?" }).click();
  await expect(page.getByLabel("Email Address")).toHaveValue("dana@gmail.com");
  await expect(page.getByText("Did you mean")).toHaveCount(0);
});

test("a failed send keeps the text, over a reload too, and the repetition is stored once", async ({
  page,
  smtp,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource|API Request Failed|could not be sent|Failed to fetch/);
  await page.clock.install();
  await open(page, "/contact");
  await fill(page);
  await page.clock.fastForward(60_000);
  // The server takes the message, but its answer is lost on the way.
  let lost = false;
  await page.route("**/api/contact", async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator(".toast")).toContainText("Error");
  await expect(page.locator(".toast")).toContainText(
    "There was a problem sending your message. Please try again.",
  );
  await expect(page.getByLabel("First & Last Name")).toHaveValue("Dana Whitfield");
  await page.reload();
  await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
  await expect(page.getByLabel("Your Message")).toHaveValue(/We miss most calls/);
  const again = page.waitForRequest("**/api/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  // Who was a person before the reload is one after it, however quick the press.
  expect((await again).postDataJSON().elapsedMs).toBeGreaterThanOrEqual(60_000);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await smtp.waitFor(1);
  await expect(smtp.waitFor(2, 1500)).rejects.toThrow("1 of 2");
});

test("without a network the failure is told, and the text stays", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|could not be sent|Failed to fetch/);
  await open(page, "/contact");
  await fill(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator(".toast")).toContainText("There was a problem sending your message.");
  const unsent = page.getByRole("main").getByRole("alert");
  await expect(unsent).toContainText("The site could not be reached.");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Send Message" }).scrollIntoViewIfNeeded();
  await expect(unsent).toBeInViewport();
  // The notification lies over none of it.
  const [note, told] = await Promise.all([unsent.boundingBox(), page.locator(".toast").boundingBox()]);
  expect(told!.y + told!.height).toBeLessThanOrEqual(note!.y);
  await expect(page.getByLabel("Your Message")).toHaveValue(/We miss most calls/);
});

test("who sends too often is told how long to wait, and keeps the text", async ({
  page,
  smtp,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource|API Request Failed|could not be sent/);
  await open(page, "/contact");
  await fill(page);
  await page.route("**/api/contact", (route) =>
    route.fulfill({
      status: 429,
      json: { code: "rate_limited", message: "Too many requests. Please try again in 4 minutes." },
    }),
  );
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Too many requests. Please try again in 4 minutes.",
  );
  await expect(page.locator(".toast")).toContainText("There was a problem sending your message.");
  await expect(page.getByLabel("Your Message")).toHaveValue(/We miss most calls/);
  await page.unroute("**/api/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await smtp.waitFor(1);
});

test("a press on Send beside a field with a fault says all that is wrong at once", { tag: "@both" }, async ({
  page,
}) => {
  await open(page, "/contact");
  await page.getByLabel("Email Address").fill("nope");
  // The fault of the field that is left would move the button away between the press and its end.
  await page.getByRole("button", { name: "Send Message" }).scrollIntoViewIfNeeded();
  const button = await page.getByRole("button", { name: "Send Message" }).boundingBox();
  await page.mouse.move(button!.x + button!.width / 2, button!.y + button!.height - 4);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(3);
});

test("a double click sends once; the button says Sending...", async ({ page, smtp }) => {
  await open(page, "/contact");
  await fill(page);
  const seen = Promise.withResolvers<void>();
  await page.route("**/api/contact", async (route) => {
    await seen.promise;
    await route.continue();
  });
  const button = page.getByRole("button", { name: /Send/ });
  await button.dblclick();
  await expect(button).toHaveText("Sending...");
  await expect(button).toBeDisabled();
  seen.resolve();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await smtp.waitFor(1);
  await expect(smtp.waitFor(2, 1000)).rejects.toThrow("1 of 2");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form still sends, and shows what is wrong", async ({ page, smtp, expectedConsole }) => {
    expectedConsole.push(/status of 400/);
    await page.goto("/contact");
    await page.getByLabel("First & Last Name").fill("Dana Whitfield");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.locator(".field .err").last()).toHaveText(
      "Please fill this in. Message must be at least 10 characters",
    );
    await expect(page.getByLabel("First & Last Name")).toHaveValue("Dana Whitfield");
    await fill(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await smtp.waitFor(1);
  });
});
