import type { Locator, Page } from "@playwright/test";
import { logIn } from "./admin.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

test("an unknown address shows '404 Page Not Found' with status 404", { tag: "@both" }, async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  const response = await open(page, "/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  const ours = page.getByText("Did you forget to add the page to the router?", { exact: true });
  await expect(ours).toBeVisible();
  // It is a question to us; what an owner may have come for is on the first screen, the homepage first.
  await expect(page.getByText("Then the mistake is ours")).toBeVisible();
  const ways = page.getByRole("main").getByRole("link");
  await expect(ways).toHaveText([
    "Go to the homepage",
    "Hear it take a call",
    "What it does",
    "What it costs",
    "tell us which",
  ]);
  // Last, smaller than what is for a visitor, and by its name.
  const size = (of: Locator) => of.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await size(ours)).toBeLessThan(await size(page.getByText("Then the mistake is ours")));
  await expect(page.getByRole("main").locator("p").last()).toHaveText(
    "Our note to ourselves: “Did you forget to add the page to the router?”",
  );
  for (const way of (await ways.all()).slice(0, -1)) await expect(way).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
  await expectAccessible(page);
  // Whoever tells of the link need not type it.
  await page.getByRole("link", { name: "tell us which" }).click();
  await expect(page.getByLabel("Your Message")).toHaveValue(/\/no\/such\/page/);
  await page.goBack();
  await page.getByRole("searchbox", { name: "Search articles" }).fill("voicemail");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/news\?search=voicemail/);
});

const inTheArea = (page: Page) => page.getByRole("navigation", { name: "Administration" });

for (const [address, title] of [
  ["/admin/nope", "404 Page Not Found"],
  ["/admin/leads/nope", "Lead not found"],
  ["/admin/media/nope", "Image not found"],
  ["/admin/article/nope", "Article not found"],
  ["/admin/assessments?id=nope", "Assessment not found"],
] as const)
  test(`${address} is said to be missing at once, in the area`, async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 404/, /API Request Failed/);
    await logIn(page);
    // At the first answer: nothing is asked again.
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, address);
    await expect(page.getByRole("main").getByText(title, { exact: true })).toBeVisible();
    const ofIt = asked.filter((url) => /\/api\/.*nope/.test(url));
    expect(ofIt).toEqual([...new Set(ofIt)]);
    // An owner is told what to do, and no developer's joke.
    await expect(page.getByText("router")).toHaveCount(0);
    await expect(inTheArea(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  });

test("a link of the area that has died keeps the area around it", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/, /API Request Failed/, /Error Response/);
  await logIn(page);
  await open(page, "/admin/mails");
  await page.evaluate(() => history.pushState({ key: "x", idx: 1 }, "", "/admin/mails/nope"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email not found");
  await page.getByRole("main").getByRole("link", { name: "Back to emails" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emails");
});
