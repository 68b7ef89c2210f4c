import type { Locator } from "@playwright/test";
import { site as brand } from "../../site.config.ts";
import { expect, expectNoOverflow, open, test } from "./fixtures.ts";

const isPhone = () => test.info().project.name === "phone";

/** As assistive technology hears it: the browser says it of a popover's button, and HTML forbids to say it twice. */
async function isExpanded(button: Locator): Promise<boolean | undefined> {
  await expect(button).not.toHaveAttribute("aria-expanded");
  const session = await button.page().context().newCDPSession(button.page());
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: ".top .menu-btn",
  });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
  return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value as boolean | undefined;
}

test("the header stays at the top and names the company, linking home", { tag: "@both" }, async ({
  page,
}) => {
  await open(page, "/services");
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.getByRole("banner")).toBeInViewport();
  const home = page.getByRole("banner").getByRole("link", { name: brand.name });
  await expect(home).toHaveAttribute("href", "/");
  await home.click();
  await expect(page).toHaveURL("/");
});

test("the header leads to services, news, contact and the assessment", async ({ page }) => {
  await open(page, "/");
  const banner = page.getByRole("banner");
  if (isPhone()) await banner.getByRole("button", { name: "Menu" }).click();
  for (const [name, href] of [
    ["Services", "/services"],
    ["Price", "/services#price"],
    ["News", "/news"],
    ["Contact", "/contact"],
    ["Free AI Assessment", "/assessment"],
  ] as const)
    await expect(banner.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
});

test.describe("the menu on small screens", { tag: "@phone" }, () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/");
  });

  test("leads to the demo and the price, too", async ({ page }) => {
    const banner = page.getByRole("banner");
    await banner.getByRole("button").click();
    await expect(banner.getByRole("link", { name: "Price" })).toHaveAttribute("href", "/services#price");
    const own = banner.getByRole("link", { name: "Hear it answer as yours" });
    await expect(own).toHaveAttribute("href", "/your-desk");
    await banner.getByRole("link", { name: "Try the demo" }).click();
    await expect(page.getByRole("region", { name: "Voice demo" })).toBeInViewport();
  });

  test("is closed at first, and closes when a link is chosen", async ({ page }) => {
    const button = page.getByRole("banner").getByRole("button");
    const link = page.getByRole("banner").getByRole("link", { name: "Services" });
    await expect(link).toBeHidden();
    expect(await isExpanded(button)).toBe(false);
    await button.click();
    await expect.poll(() => isExpanded(button)).toBe(true);
    await link.click();
    await expect(page).toHaveURL("/services");
    await expect(link).toBeHidden();
    await expect.poll(() => isExpanded(button)).toBe(false);
  });

  test("closes by Escape, with the focus back on its button, and by a press elsewhere", async ({ page }) => {
    const button = page.getByRole("banner").getByRole("button");
    const link = page.getByRole("banner").getByRole("link", { name: "News" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("banner").getByRole("link", { name: "Services" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    // By Tab past its last link it closes too: the focus is never beneath it.
    await page.keyboard.press("Enter");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Call / })
      .focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeHidden();
    await button.focus();
    await button.click();
    await expect(link).toBeVisible();
    await page.mouse.click(200, 800);
    await expect(link).toBeHidden();
  });

  test("has the telephone, and the page behind rests meanwhile", async ({ page }) => {
    const banner = page.getByRole("banner");
    await banner.getByRole("button").focus();
    await page.keyboard.press("Enter");
    const call = banner.getByRole("link", { name: `Call ${brand.phone}` });
    await expect(call).toBeVisible();
    // All of its links begin at one edge.
    const edges = await banner.locator("nav a:not(.btn)").evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return Math.round(words.getBoundingClientRect().left);
      }),
    );
    expect(new Set(edges).size).toBe(1);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.keyboard.press("Escape");
    await expect(call).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
      "hidden",
    );
  });

  test("closes when the visitor goes back", async ({ page }) => {
    await page.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL("/privacy-policy");
    await page.getByRole("banner").getByRole("button").click();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "News" })).toBeHidden();
  });
});

test("larger screens show the links without a menu", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "News" })).toBeVisible();
});

test("the footer holds the site's places, the legal texts, the year and how to reach the company", {
  tag: "@both",
}, async ({ page }) => {
  await open(page, "/services");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Terms of Use" })).toHaveAttribute("href", "/terms-of-use");
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
  const places = ["/assessment", "/#demo", "/your-desk", "/services", "/services#price", "/news", "/contact"];
  for (const place of places) await expect(footer.locator(`a[href="${place}"]`)).toBeVisible();
  if (isPhone()) {
    // Two columns, and both are filled.
    const left = await footer
      .locator(".foot-places a")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    expect(left.filter((x) => x < 100)).toHaveLength(Math.ceil(left.length / 2));
    // An address is one line.
    const address = await footer.getByRole("link", { name: brand.email }).boundingBox();
    expect(address!.height).toBeLessThan(50);
  }
  await expectNoOverflow(page);
  await expect(footer.getByRole("link", { name: "Call +1 (555) 010-0134" })).toHaveAttribute("href", /^tel:/);
  await expect(footer.getByRole("link", { name: brand.email })).toHaveAttribute(
    "href",
    `mailto:${brand.email}`,
  );
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} ${brand.name}`);
  await expect(footer.getByRole("link", { name: brand.name, exact: true })).toHaveAttribute("href", "/");
});

test("the theme is chosen by a button, remembered, and there before anything is painted", async ({
  page,
  expectedConsole,
}) => {
  // The scripts are kept away: what is painted comes from the page alone.
  expectedConsole.push(/ERR_FAILED/);
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole("button", { name: /theme/i }).click();
  await expect.poll(background).not.toBe(light);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.route("**/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await page.locator("h1").waitFor();
  expect(await background()).not.toBe(light);
});

test("every change of page begins at its top; going back returns to the place", async ({ page }) => {
  await open(page, "/services");
  const y = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Use");
  await expect.poll(y).toBe(0);
  const left = await page.evaluate(() => {
    scrollTo(0, 700);
    return 700;
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" }).click();
  await expect.poll(y).toBe(0);
  await page.evaluate((to) => scrollTo(0, to), left);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect.poll(y).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Use");
  await expect.poll(y).toBeGreaterThan(100);
});

test("each place that is typed into the address of an open page is gone to, and back leads to the one before", async ({
  page,
}) => {
  await open(page, "/terms-of-use");
  for (const place of ["subscriptions", "user-data", "governing-law", "subscriptions"]) {
    await page.evaluate((to) => (location.hash = to), place);
    await expect(page.locator(`#${place}`)).toBeInViewport();
  }
  await page.goBack();
  await expect(page.locator("#governing-law")).toBeInViewport();
});

test("the first stop of the keyboard skips to the content", { tag: "@both" }, async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the links, the drawing and the demo's place can be reached", { tag: "@both" }, async ({ page }) => {
    await page.goto("/");
    const banner = page.getByRole("banner");
    if (isPhone()) await banner.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("img", { name: /A call becomes an appointment/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /theme/i })).toBeHidden();
    await banner.getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL("/services");
    await page.getByText("Do I keep my phone number?").click();
    await expect(page.getByText("Your number stays yours")).toBeVisible();
    await page.getByRole("link", { name: "Try Our Demo" }).click();
    await expect(page.getByRole("heading", { name: "Experience Our Voice AI Technology" })).toBeInViewport();
  });
});

for (const path of ["/", "/services", "/terms-of-use", "/privacy-policy"])
  test(`nothing sticks out or shifts at 320 pixels: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    // The faces come after the first paint, as they do on a slow line.
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    await open(page, path);
    await expectNoOverflow(page);
    await page.waitForTimeout(1200);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
