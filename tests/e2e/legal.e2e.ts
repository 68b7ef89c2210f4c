import { expect, expectAccessible, expectNoOverflow, open, test } from "./fixtures.ts";

const pages = [
  { path: "/terms-of-use", title: "Terms of Use", dated: "Last updated January 20, 2025", sections: 24 },
  { path: "/privacy-policy", title: "Privacy Policy", dated: "Last updated January 21, 2025", sections: 14 },
];

for (const { path, title, dated, sections } of pages)
  test.describe(title, () => {
    test(`has its date and ${sections} numbered sections, all with text`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByText(dated, { exact: true })).toBeVisible();
      const numbered = page.locator("main section", {
        has: page.getByRole("heading", { level: 2, name: /^\d+\. / }),
      });
      await expect(numbered).toHaveCount(sections);
      for (const text of await numbered.allInnerTexts()) expect(text.length).toBeGreaterThan(150);
    });

    test("has contents that lead to every section, by history and by address", { tag: "@both" }, async ({
      page,
    }) => {
      await open(page, path);
      const contents = page.getByRole("navigation", { name: "Table of contents" });
      const links = contents.getByRole("link");
      if (test.info().project.name === "phone") {
        // A screen of links would stand before the text: they are folded.
        await expect(links).toHaveCount(0);
        expect((await contents.boundingBox())?.height).toBeLessThan(160);
        await contents.getByRole("button", { name: `Contents: ${sections} sections` }).click();
      }
      await expect(links).toHaveCount(sections);
      for (const end of ["first", "last"] as const) {
        await links[end]().scrollIntoViewIfNeeded();
        await expect(links[end]()).toBeInViewport({ ratio: 1 });
      }
      for (const link of await links.all()) {
        const hash = new URL(await link.evaluate((each: HTMLAnchorElement) => each.href)).hash;
        await expect(page.locator(`main section${hash}`)).toHaveCount(1);
      }
      const fifth = links.nth(4);
      const name = await fifth.innerText();
      await fifth.click();
      const heading = page.getByRole("heading", { level: 2, name: `5. ${name}` });
      const top = () => heading.evaluate((each) => each.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(200);
      await expect.poll(top).toBeGreaterThan(60);
      if (test.info().project.name === "phone") {
        // Folded again, in sight, and in words: where one is.
        await expect(links).toHaveCount(0);
        const opener = contents.getByRole("button", { name: `Contents: 5. ${name}` });
        await expect(opener).toBeInViewport({ ratio: 1 });
        await opener.click();
        await page.keyboard.press("Escape");
        await expect(links).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
      const address = page.url();
      expect(address).toContain("#");
      await page.goBack();
      await expect(page).toHaveURL(path);
      await open(page, new URL(address).pathname + new URL(address).hash);
      await expect.poll(top).toBeLessThan(200);
    });

    test("fades in, and can be read from the first frame on", async ({ page }) => {
      await open(page, path);
      const frames = await page.locator(".legal-fade").evaluate((element) => {
        for (const each of element.getAnimations()) each.cancel();
        const { animationName } = getComputedStyle(element);
        const rule = [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .flatMap((each) => ("cssRules" in each ? [...(each as CSSGroupingRule).cssRules, each] : [each]))
          .find((each) => each instanceof CSSKeyframesRule && each.name === animationName);
        return rule?.cssText ?? "";
      });
      expect(Number(/opacity:\s*([\d.]+)/.exec(frames)?.[1])).toBeGreaterThan(0);
      await expect(page.locator(".legal-fade")).toHaveCSS("opacity", "1");
    });

    test("is described to search engines", async ({ page, site }) => {
      await open(page, path);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", site.url + path);
      const description = await page.locator("meta[name=description]").getAttribute("content");
      expect(description?.length).toBeGreaterThan(50);
    });

    test("prints without header and footer", async ({ page }) => {
      await open(page, path);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("is accessible and fits", { tag: "@both" }, async ({ page }) => {
      await open(page, path);
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });

test("the contents stand whole beside the text, and stay there", async ({ page }) => {
  await open(page, "/terms-of-use");
  // From the first screen on, in a window of 800 too.
  await page.setViewportSize({ width: 1280, height: 800 });
  const all = page.getByRole("navigation", { name: "Table of contents" }).getByRole("link");
  for (const link of await all.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await page.getByRole("heading", { name: /^20\. / }).evaluate((heading) => heading.scrollIntoView());
  for (const link of await all.all()) await expect(link).toBeInViewport({ ratio: 1 });
  const here = all.and(page.locator("[aria-current]"));
  await expect(here).toHaveText("User data");
  // In a low window the list itself moves to where one is.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.getByRole("heading", { name: /^18\. / }).evaluate((heading) => heading.scrollIntoView());
  await expect(here).toHaveText(/./);
  await expect(here).toBeInViewport({ ratio: 1 });
  // Whoever jumps between two sections reads the one before.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(here).toHaveCount(0);
  await page
    .getByRole("heading", { name: /^12\. / })
    .evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - innerHeight / 3 - 20));
  await expect(here).toHaveText(await all.nth(10).innerText());
});

test("both begin with their main points", async ({ page }) => {
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await open(page, "/terms-of-use");
  await expect(headings.nth(1)).toHaveText("In short");
  await open(page, "/privacy-policy");
  await expect(headings.nth(1)).toHaveText(/summary of key points/i);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /privacy policy/);
});
