import { brotliCompressSync } from "node:zlib";
import { site as brand } from "../../site.config.ts";
import { instants } from "../instants.ts";
import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

test("the hero promises what the company promises and offers three ways on", { tag: "@both" }, async ({
  page,
}) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(brand.tagline);
  const main = page.getByRole("main");
  const assessment = main.getByRole("link", { name: "Free AI Business Assessment" }).first();
  await expect(assessment).toHaveAttribute("href", "/assessment");
  await expect(main.getByRole("link", { name: "Explore Solutions" })).toBeInViewport();
  await expect(main.getByRole("link", { name: "Try Demo" })).toBeInViewport();
});

for (const [name, id] of [
  ["Explore Solutions", "services"],
  ["Try Demo", "voice-demo"],
] as const)
  test(`'${name}' scrolls smoothly to ${id}, again and again, and can be undone`, { tag: "@both" }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, "/");
    const link = page.getByRole("link", { name });
    const section = page.locator(`#${id}`);
    const distance = () => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top));
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      const steps: number[] = [];
      Object.assign(window, { steps });
      addEventListener("scroll", () => steps.push(scrollY));
    });
    await link.click();
    await expect.poll(distance).toBeLessThan(110);
    const steps = () => page.evaluate(() => new Set((window as unknown as { steps: number[] }).steps).size);
    // A busy machine draws few frames; a jump has one.
    await expect.poll(steps).toBeGreaterThan(1);
    await expect(page).toHaveURL(`/#${id}`);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
    await page.evaluate(() => scrollTo(0, 0));
    await link.click();
    await expect.poll(distance).toBeLessThan(110);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(distance).toBeGreaterThan(200);
  });

for (const hash of ["services", "voice-demo", "news"])
  test(`the address /#${hash} opens at its section`, { tag: "@both" }, async ({ page }) => {
    // The hour of the demo's longest greeting, above the news.
    await page.clock.setFixedTime(instants["a Saturday afternoon"]);
    await open(page, `/#${hash}`);
    const top = () => page.locator(`#${hash}`).evaluate((each) => each.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(110);
    // The demo opens at its panel, whole in the window with Start; the section's heading may stand above it.
    if (hash === "voice-demo")
      await expect(page.getByRole("button", { name: "Start" }).first()).toBeInViewport();
    else await expect.poll(top).toBeGreaterThan(-5);
  });

test("/#demo opens at the voice demo, loaded or followed", { tag: "@both" }, async ({ page }) => {
  const top = () => page.locator("#voice-demo").evaluate((each) => each.getBoundingClientRect().top);
  await open(page, "/#demo");
  await expect.poll(top).toBeLessThan(110);
  await open(page, "/services");
  await page.getByRole("link", { name: "Try Our Demo" }).click();
  await expect(page).toHaveURL("/#demo");
  await expect.poll(top).toBeLessThan(110);
  await expect(page.getByRole("button", { name: "Start" }).first()).toBeInViewport();
});

test("the hero's drawing comes 200 ms after the page, into its reserved space", async ({ page }) => {
  await open(page, "/");
  const timing = await page.locator(".hero-drawing").evaluate((element) => {
    const { animationDelay, animationFillMode } = getComputedStyle(element);
    return { animationDelay, animationFillMode };
  });
  expect(timing).toEqual({ animationDelay: "0.2s", animationFillMode: "backwards" });
  const drawing = page.getByRole("img", { name: /A call becomes an appointment/ });
  await expect(drawing).toBeVisible();
  await expect(page.locator(".hero-drawing")).toHaveCSS("opacity", "1");
});

test("nothing moves for those who want less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.waitForTimeout(400);
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((each) => each.playState === "running").length);
  expect(await moving()).toBe(0);
  await page.getByRole("link", { name: "Explore Solutions" }).click();
  await expect(page.locator("#services")).toBeFocused();
  const top = () => page.locator("#services").evaluate((each) => Math.abs(each.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(110);
});

test("the sections stand in their order with their texts", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Experience Our Voice AI Technology",
    "Our Capabilities",
    "Latest News",
    "Where do your calls go after five?",
  ]);
  await expect(page.locator("#voice-demo h2")).toHaveText("Experience Our Voice AI Technology");
  await expect(page.locator("#services h3")).toHaveText([
    "Virtual Receptionist",
    "Appointment Scheduling",
    "Customer Support",
  ]);
  await expect(page.locator("figure", { hasText: brand.testimonial.name })).toContainText(
    brand.testimonial.quote,
  );
});

test("the three newest articles are there, each with date, title, excerpt and 'Read More'", async ({
  page,
}) => {
  await open(page, "/");
  const news = page.locator("#news");
  const cards = news.getByRole("article");
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.locator("time")).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    await expect(card.getByRole("heading", { level: 3 })).not.toBeEmpty();
    await expect(card).toContainText("Read More");
  }
  await expect(news.getByRole("link", { name: "View All Articles" })).toHaveAttribute("href", "/news");
});

test("search engines and share cards are told what the page is", async ({ page, site }) => {
  await open(page, "/");
  await expect(page).toHaveTitle(new RegExp(brand.name));
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", brand.description);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}/`);
  const data = await page.locator("script[type='application/ld+json']").allTextContents();
  expect(data.map((text) => JSON.parse(text)["@type"])).toEqual(["Organization", "WebSite"]);
});

test("the home page is accessible and fits", { tag: "@both" }, async ({ page }) => {
  await open(page, "/");
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("the page costs at most 115 kB of scripts and 12 kB of styles, as they travel", async ({ page }) => {
  const brotli = (text: string | Buffer) => brotliCompressSync(text).length;
  const scripts = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    const sent = Number(response.headers()["content-length"]);
    scripts.set(response.url(), sent || brotli(await response.body()));
  });
  await open(page, "/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(scripts.size).toBeGreaterThan(3);
  expect([...scripts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(115_000);
  const linked = await page.locator("link[rel=stylesheet]").count();
  const inlined = (await page.locator("style").allTextContents()).join("");
  expect(linked).toBe(0);
  expect(inlined.length).toBeGreaterThan(1000);
  expect(brotli(inlined)).toBeLessThan(12_000);
});

test("what can be pressed has an edge in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/");
  for (const name of ["Free AI Business Assessment", "Try Demo"])
    await expect(page.getByRole("link", { name }).first()).not.toHaveCSS("border-top-width", "0px");
  await expect(page.getByRole("button", { name: "Start Conversation" })).not.toHaveCSS(
    "border-top-width",
    "0px",
  );
});
