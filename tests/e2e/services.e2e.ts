import { industries } from "../../content/industries.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

test("four industries stand under 'Industries We Serve', each with five bullets and a drawing", async ({
  page,
}) => {
  await open(page, "/services");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Industries We Serve");
  // What it does, before any list of it.
  await expect(page.getByText("I have Tuesday at 10:30 or 11:15.").first()).toBeInViewport({ ratio: 1 });
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.getByRole("heading", { level: 2 })).toHaveText([
    "Dental Practices",
    "Medical Offices",
    "Legal Firms",
    "Small Businesses",
  ]);
  for (const [index, industry] of industries.entries()) {
    await expect(cards.nth(index).getByRole("listitem")).toHaveText([...industry.features]);
    const drawing = cards.nth(index).getByRole("img", { name: industry.artAlt });
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("each industry has a call to read, with what it leaves, for whoever cannot listen now", async ({
  page,
}) => {
  await open(page, "/services");
  const cards = page.getByRole("main").getByRole("article");
  for (const [index, { call, leaves }] of industries.entries()) {
    const card = cards.nth(index);
    await expect(card.getByText(leaves)).toBeHidden();
    await card.getByText("Read an example call").click();
    for (const words of [...call, leaves]) await expect(card.getByText(words, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
});

test("'Our Voice AI Technology' makes its three points", async ({ page }) => {
  await open(page, "/services");
  const block = page.getByRole("region", { name: "Our Voice AI Technology" });
  await expect(block.getByRole("heading", { level: 3 })).toHaveText([
    "Natural Conversation",
    "Custom Integration",
    "Continuous Learning",
  ]);
});

test("the calls to action lead to the contact form and the demo", async ({ page }) => {
  await open(page, "/services");
  await expect(page.getByRole("link", { name: "Try Our Demo" })).toHaveAttribute("href", "/#demo");
  await page.getByRole("link", { name: "Contact Us Today" }).click();
  await expect(page).toHaveURL("/contact");
});

test("a question opens by keyboard, shows its answer, and is told to search engines", async ({ page }) => {
  await open(page, "/services");
  const answer = page.getByText("Your number stays yours");
  await expect(answer).toBeHidden();
  await page.getByText("Do I keep my phone number?").focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  const faq = blocks.map((text) => JSON.parse(text)).find((each) => each["@type"] === "FAQPage");
  await expect(page.locator(".faq-list details")).toHaveCount(faq.mainEntity.length);
});

test("the services page is accessible and fits, with a question open", { tag: "@both" }, async ({ page }) => {
  await open(page, "/services");
  await page.getByText("Do I keep my phone number?").click();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("whoever asks the price lands on it, with its heading and what three set-ups come to", {
  tag: "@both",
}, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "From $99 a month" }).click();
  await expect(page).toHaveURL("/services#price");
  const heading = page.getByRole("heading", { name: "From $99 a month" });
  const top = async () => (await heading.boundingBox())?.y ?? -1;
  const header = (await page.getByRole("banner").boundingBox())!;
  await expect.poll(top).toBeGreaterThan(header.height);
  await expect.poll(top).toBeLessThan(250);
  // There the header marks the price, and above it the page.
  const marked = (name: string) =>
    page
      .getByRole("banner")
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  if (page.viewportSize()!.width > 1000) {
    await expect.poll(() => marked("Price")).toBe("underline");
    expect(await marked("Services")).toBe("none");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => marked("Services")).toBe("underline");
    expect(await marked("Price")).toBe("none");
    // From the first screen one line leads to each part, and to the price.
    const row = page.getByRole("navigation", { name: "Industries" });
    for (const link of await row.getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
    await row.getByRole("link", { name: "Price: from $99 a month" }).click();
    await expect.poll(top).toBeLessThan(250);
  }
  const examples = page.locator(".price-examples > div");
  await expect(examples).toHaveCount(3);
  for (const example of await examples.all()) {
    const [sum = "", parts = ""] = await example.locator("dd").allTextContents();
    const [base = 0, calls = 0, each = 0, ...links] = (parts.match(/[\d.]+/g) ?? []).map(Number);
    expect(base + calls * each + links.reduce((all, one) => all * one, links.length > 0 ? 1 : 0)).toBe(
      Number(sum.slice(1)),
    );
  }
  await expect(page.getByRole("link", { name: "Count it for my calls" })).toHaveAttribute(
    "href",
    "/assessment",
  );
  // A question's subject is in sight where a link leads to its first question.
  await page.goto("/services#keep-my-number");
  await page.goto("/services#which-calls");
  const subject = page.getByRole("heading", { name: "Getting started" });
  await expect.poll(async () => (await subject.boundingBox())?.y ?? -1).toBeGreaterThan(header.height);
});

test("the words beside the price follow each other at a desk, and both ways on are level", async ({
  page,
}) => {
  await open(page, "/services");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^HIPAA/ }) });
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((at) => card.locator("p").nth(at).boundingBox()),
  );
  expect(second!.y - first!.y - first!.height).toBeLessThan(20);
  expect(third!.y - second!.y - second!.height).toBeLessThan(20);
  const middle = async (name: string) => {
    const box = await page.getByRole("link", { name, exact: true }).boundingBox();
    return box!.y + box!.height / 2;
  };
  expect(Math.abs((await middle("More on HIPAA")) - (await middle("Count it for my calls")))).toBeLessThan(8);
});
